import type { Lexicon } from './lexicon.ts';

export const dutch: Lexicon = {
  code: 'nl',
  months:
    'januari/jan februari/feb maart/mrt april/apr mei juni/jun juli/jul augustus/aug september/sept/sep oktober/okt november/nov december/dec',
  weekdays:
    'maandag/maandags dinsdag/dinsdags woensdag/woensdags donderdag/donderdags vrijdag/vrijdags zaterdag/zaterdags zondag/zondags',
  dateEndings: 'ochtend middag avond morgen',
  numbers:
    '1:~een/~één 2:twee 3:drie 4:~vier 5:vijf 6:zes 7:zeven 8:~acht 9:negen 10:tien 11:~elf 12:twaalf 13:dertien 14:veertien 15:vijftien 16:zestien 17:zeventien 18:achttien 19:negentien 20:twintig 30:dertig 40:veertig 50:vijftig 60:zestig 70:zeventig 80:tachtig 90:negentig 100:honderd 1000:duizend 1000000:miljoen/miljoenen',
  units:
    'seconde/seconden minuut/minuten uur/uren dag/dagen/werkdag/werkdagen/kalenderdagen week/weken maand/maanden/mnd jaar/jaren/jr/jarige',
  percent: 'procentpunten|procentpunt|procent',
  ago: 'geleden sinds al',
  past: 'vorige afgelopen laatste verleden',
  days: 'gisteren ~morgen overmorgen eergisteren',
  clock: '~uur',
  counted:
    'vraag vragen idee* gedachte* optie* punt* stap* regel* zin* woord* manier* ding* antwoord* voorstel* mogelijkhe* reden* minu* pagina* alinea* opmerking* onderwerp* van ons|van jullie|of drie',
  asks: 'schikt|komt het uit|past het|zullen we|zal ik|kunnen we|kan ik|kunt u|kun je|kan je|laat me weten|laat maar weten|laat maar horen|laat het me weten|wat vindt|wat denk|hoe zou|heeft u|heb je|stel voor|voorstel|liever|graag|beschikbaar|wilt u|wil je|zou u|zou je',
  offers:
    'laten we|mijn aanbod|aanbod staat|wanneer u wilt|wanneer je wilt|stuur me|schrijf me|bel me|belt u|mail me|een woord is genoeg|een regel is genoeg|ik hoor graag|hoor het graag|zie uit naar|kijk uit naar|nodig u uit|nodig je uit|sta open voor',
  calls: 'telefoon*|telefonisch*|belde*|gebeld|gesprek*|spraken|gesproken|belletje',
  meetings: 'afspraak|vergadering*|ontmoet*|bijeenkomst*|overleg|bezoek*|bezocht|demo*|workshop*|kennismak*',
  mails: 'mail*|e-mail*|mailde|schreef|schreven|bericht*|antwoord*|geschreven',
  attachment: 'bijlage*|bijgevoegd*|in de bijlage|als bijlage|ik voeg bij|meegestuurd',
  discount:
    'korting*|gratis|kosteloos|zonder kosten|speciale prijs|speciaal tarief|halve prijs|proefmaand|cadeau|geen kosten',
  appointment:
    'we zien elkaar|wij zien elkaar|ik heb gereserveerd|ik heb ingepland|agenda-uitnodiging|agenda uitnodiging|de uitnodiging is verstuurd|we ontmoeten elkaar|onze volgende afspraak|ons volgende gesprek|onze afspraak',
  reference:
    'wij hielpen|we hielpen|hebben we geholpen|een van onze klanten|één van onze klanten|een klant van ons|onze klanten|onze klant|deden hetzelfde|vergelijkbare bedrijven|soortgelijke bedrijven',
  titles: 'dhr mevr heer mevrouw meneer mw dr drs ir ing prof collega bedrijf firma',
  says: 'zei schreef noemde vroeg raadde vertelde stelde bevestigde van',
  does: 'gebruikt bespaart bespaarde verminderde halveerde verdubbelde koos vertrouwt werkt',
  greetings: 'beste|geachte|hallo|hoi|dag|goedemorgen|goedemiddag|goedenavond|goedendag|lieve',
  closings:
    'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|hartelijke groeten|groet|groeten|groetjes|met groet|bedankt|dank|alvast bedankt|mvg|tot snel|hoogachtend',
  capitals: 'u uw jullie jij je',
  nameEndings: 's',
  optOut:
    'uitschrijven|afmelden|geen mails meer|geen berichten meer|niet meer mailen|niet meer schrijven|schrijf ik niet meer|niets meer horen|geen prijs meer op',
  pressure:
    'handel nu|beperkte tijd|beperkt aanbod|laatste kans|gegarandeerd*|garantie|risicovrij|zonder risico|vrijblijvend|dringend|haast u|klik hier|winnaar|verdubbel*|goedkoopste|laagste prijs|wonder|koop nu|bestel nu|unieke kans|revolutionair*|nummer één',
  self: 'ik me mij mijn',
  reader: 'u uw jij je jou jouw jullie wij we ons onze',
};
