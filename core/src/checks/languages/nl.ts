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
  and: 'en',
  or: 'of',
  to: 'tot|t/m',
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
  functionWords:
    "de het een 't dit dat deze die er van voor naar met op in aan bij uit over onder door tot tussen tijdens sinds na om te per zonder tegen en of maar want dus dan als wanneer omdat terwijl hoewel zodat wie wat waar hoe welke ik mij me mijn wij we ons onze jij je jou jouw jullie u uw hij hem zijn zij ze haar hun hen zich men is was waren ben bent geweest wordt worden werd werden geworden heb hebt heeft hebben had hadden zal zullen zou zouden kan kunnen kon mag moet moeten wil willen doen doet doe gaat gaan komt niet geen ook nog al wel toch maar eens even heel erg zeer alleen hier daar nu toen weer steeds alles alle elk elke ieder andere ander zelf veel meer gelezen zag hoorde weet begrijp zei zegt schreef graag bedankt dank per gaat mij krijgt krijgen maakt maken mevrouw meneer altijd daarna den der eerst gedaan goed iemand iets minder mogen niets samen weinig wilt zelfs",
  numberCompounds: {
    units: 'een twee drie vier vijf zes zeven acht negen',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    and: 'en',
    hundred: 'honderd',
    thousand: 'duizend',
  },
  approximations: {
    about: "ongeveer|circa|ca|zo'n|rond de|rond|pakweg|een stuk of|grofweg",
    above:
      'ruim|meer dan|een goede|dik|minstens|iets meer|iets over|dikke|een dikke|ten minste|boven de|een ruime|ruime',
    below:
      'bijna|minder dan|krap|tegen de|een kleine|hooguit|nagenoeg|net geen|iets minder|iets onder|kleine|richting|tot|onder de|maximaal|nog geen',
  },
  calculations: {
    sums: 'samen|totaal|in totaal|opgeteld|som|plus|maakt|komt op|komen op|kost samen',
    differences:
      'goedkoper|duurder|lager|hoger|stijg*|verhog*|omhoog|scheelt|schelen|meer|minder|verschil|rest*|blijf*|onder|boven|marge|bespa*|gestegen|gedaald|gegroeid|groei*|stijging*|daling*|steeg|daalde|tekort|ruimte',
    results:
      'gemiddeld|zijn dat|is dat|dus|oftewel|ofwel|dat is|dat zijn|maakt|maken|komt op|komen op|wordt|worden|betekent|zou|of|neerkomt|neer op|scheelt|scheelt',
  },
  taxRates: [21, 9],
  shares: { half: 'helft|halve|half', third: 'derde', quarter: 'kwart', fifth: 'vijfde' },
  distances: { before: 'nog|over|duurt', behind: 'voor|na|tot|later|eerder|vooraf|vanaf nu|vanaf vandaag' },
  conversations: {
    spoken: 'gesproken|spraken|sprak|belden|gebeld|belde|telefoontje|telefonisch|aan de telefoon|gesprek|*gesprek',
    met: 'langs was|langs kwam|gezien',
    encounters:
      'bezoek|bezocht|lunch|diner|koffie|etentje|afspraak|bespreking|ontmoeting|ontbijt|rondleiding|rondgeleid|wandeling',
    shown: 'laten zien|rondje|getoond',
    thanks: 'dank|bedankt|dankjewel',
    cancelled: 'afgezegd|geannuleerd|ging niet door|niet doorgegaan|verzet|niet verschenen|uitgesteld',
    lastWeek: 'vorige week|afgelopen week',
    lastMonth: 'vorige maand|afgelopen maand',
    lastNight: 'gisteravond|gisternacht',
    meals:
      'onze lunch|ons diner|onze koffie|ons ontbijt|ons etentje|lunch met u|lunch met jou|diner met u|koffie met u|samen geluncht|samen gegeten',
    metAt:
      'gesprek in|afspraak in|ontmoeting in|ontmoet in|gezien in|bezoek in|bezoek aan|lunch in|diner in|koffie in|zaten in',
    mealNouns: 'diner|koffie*|etentje|eten',
    fairs: 'beurs',
    unanswered:
      'voicemail|niet opgenomen|geen gehoor|geen antwoord|niet bereikt|niet bereikbaar|ingesproken|in gesprek|bericht achtergelaten|nam niet op|neemt niet op|geen contact|niemand|afwezig|niet te pakken|geen verbinding|niet te bereiken|nam niet aan|terugbelverzoek',
  },
  attributions: {
    says: 'aldus|zei|zegt|zeg|zeiden|gezegd|noemde|noemt|vertelde|vroeg|vraagt|vindt|vind|vond|denkt|dacht|wil|wilde|wilt|wou|graag|wenst|liever|twijfelt|twijfel|vreest|maakt zich zorgen|stelde|stelt|bracht|merkte|woorden|woord|zin|uitspraak|volgens|mening|idee|gezien|ziet|zien',
    writes: 'schreef|schrijft|schrijf|geschreven|bericht|post|mail|e-mail|reactie|opmerking',
    you: 'je|jij|jou|jullie|u|uw woorden|jouw woorden|je woorden',
    first: 'ik|ikzelf|me|mij|mijn|wij|we|ons|onze',
  },
  proposals: {
    proposes:
      'stel voor|stel ik voor|stellen voor|stellen we voor|wat dacht|schikt|past u|past je|past het|zullen we|laten we|heb ik tijd|hebben we tijd|ben ik vrij|ben ik beschikbaar|kan ik ook',
    tags: 'toch|niet|ja|nee|klopt|niet waar|nietwaar|hè',
  },
  pledges: {
    refund:
      'geld terug|terugbetal*|betalen wij * terug|betalen we * terug|krijgt u * terug|krijg je * terug|krijgen jullie * terug|terug van de huur|een kwart van * terug|restitutie|betaalt u niets|betaal je niets|betalen jullie niets|van het huis|op onze kosten',
    gift: 'rekenen wij u niet|rekenen wij niet|rekenen we niet|rekenen we je niet|rekenen wij niets|rekenen we niets|berekenen wij niet|berekenen we niet|berekenen wij u niet|brengen wij niet in rekening|brengen we niet in rekening|niet in rekening|geen cent|krijgt u cadeau|krijg je cadeau|krijgen jullie cadeau|schenken wij|voor onze rekening',
    guarantee:
      'wij garanderen|we garanderen|garanderen wij|garanderen we|ik garandeer|beloof u|beloof je|beloof jullie|beloven u|beloven wij u|beloven we je|beloof ik u|beloof ik je',
    guarantees: 'garant*|garand*',
    free: 'gratis|kosteloos|kosteloze|kost niets|kosten niets|kost u niets|kost je niets|zonder kosten|zonder meerprijs|cadeau|geen kosten|betaalt u niets|betaal je niets',
  },
  positions: {
    names:
      '*directeur|*directrice|directeur|directrice|*manager|manager|*leider|*leidster|leidinggevende|*chef|chef|*hoofd|hoofd|bestuurder|bestuurslid|*voorzitter|voorzitter|eigenaar|eigenares|mede-eigenaar|zaakvoerder|oprichter|oprichtster|vennoot|partner|penningmeester|controller|boekhouder|boekhoudster|accountant|assistent|assistente|secretaris|secretaresse|receptionist|receptioniste|inkoper|*inkoper|verkoper|verkoopster|*verkoper|vertegenwoordiger|adviseur|*adviseur|consultant|consulent|*consulent|ingenieur|technicus|monteur|architect|ontwerper|ontwerpster|ontwikkelaar|analist|journalist|journaliste|redacteur|redactrice|fotograaf|fotografe|arts|chirurg|verpleegkundige|tandarts|dierenarts|apotheker|advocaat|notaris|leraar|lerares|docent|docente|trainer|kok|bakker|kweker|boer|hovenier|chauffeur|mecanicien|elektricien|woordvoerder|woordvoerster|coördinator|*coördinator|voorman|werkvoorbereider|uitvoerder|stagiair|stagiaire|leerling|burgemeester|aannemer|wethouder',
    leading:
      '*directeur|*directrice|*manager|*leider|*leidster|leidinggevende|*chef|*hoofd|bestuurder|*voorzitter|eigenaar|eigenares|zaakvoerder|oprichter|oprichtster|vennoot|partner',
    links: 'als|in uw rol als',
    joins:
      'uw|jullie|je|jouw|onze|ons|hun|zijn|haar|de|het|een|als|is|die|meneer|mevrouw|dhr|mevr|mw|dr|nieuwe|collega',
    readerIs: 'u bent|bent u|je bent|ben je',
    fillers: 'nu|ook|immers|inmiddels',
    departments:
      'sales:commercieel|commerciële|verkoop marketing:markt|market communication:communicatie people:personeel finance:financ|boekhoud technology:technisch it:informatic|it production:productie operations:bedrijfs purchasing:inkoop logistics:magazijn quality:kwaliteit research:onderzoek|ontwikkel engineering:ingenieur|constructeur legal:advocaat|jurid training:opleid customers:klant medicine:medic property:vastgoed export:export council:ondernemingsraad reception:recept housekeeping:huishoud kitchen:keuken events:evenement safety:veilig board:bestuurslid sites:bouw',
  },
  statements: {
    negations:
      'niet|geen|nooit|niemand|niets|noch|evenmin|nee|ontbreekt|ontbreken|geweigerd|weigert|afgewezen|vervalt|behalve|uitgezonderd',
    deniesBefore: true,
    without: 'zonder|in plaats van',
    idioms:
      'niet alleen|niet meer dan|niet minder dan|geen probleem|geen zorgen|geen wonder|waarom niet|als je wilt|als u wilt|voor de zekerheid|zo niet|na afloop|open dag|voor elkaar|terug te vinden|kom ik terug|kom ik graag terug|meer informatie|niet later dan|of niet|niet eerder dan|niet * eerder dan|niet * voor|niet voor|geen haast|niet waar|aarzel niet|zonder btw|niets anders dan|niet te vergeten',
    open: 'misschien|overweeg*|overwegen|overwoog|wellicht|zou|zouden|mogelijk*|gepland*|plant|plan|plannen|willen|wil|wilt|denkt|denken|onderzoek*|als|twijfel*|onzeker*|eventueel|verwacht*|nog|wacht*|bekijk*|sceptisch|of|hoopt|hopen|mits|afhankelijk|voorlopig|bespreken|besproken|hangt af|moet nog|concept|aarzel*|neigt',
    due: 'moet|moeten|moest|moesten',
    decided:
      'besloten|beslist|gekozen|goedgekeurd*|bevestigd*|getekend|ondertekend|akkoord|toegezegd|vastgesteld|vastgelegd|gekocht|besteld|groen licht|goedkeuring|geboekt|rond|vergund|verleend|binnen is|is binnen|definitief|ja gezegd|akkoord gegaan|ingestemd',
    conditions: 'als|indien|mocht|mochten|tenzij',
    already: 'al|reeds|inmiddels',
    congratulations:
      'gefeliciteerd|proficiat|felicitaties|wat mooi dat|fijn dat|wat leuk dat|goed nieuws|blij dat|geweldig dat|mooi dat|leuk dat|wat fijn dat|super dat|top dat|geweldig nieuws|mooi nieuws|heerlijk dat',
    lacks: 'geen|ontbreekt|ontbreken',
    has: 'jullie hebben|hebben jullie|u heeft|heeft u|je hebt|heb je|gebruiken jullie|jullie gebruiken|u gebruikt|jullie verkopen|verkopen jullie|jullie bieden|jullie huidige|uw huidige',
    risen:
      'stijg*|steeg|stegen|gestegen|opgelopen|oplopen|opliep*|groei*|gegroeid|toenam|toegenomen|toename|hoger*|omhoog|verbeter*|verdubbel*|meer dan het jaar|meer dan vorig jaar|meer dan in',
    fallen:
      'daal*|daling|gedaald|afnam|afgenomen|afname|zakte|gezakt|lager*|omlaag|verslechter*|gehalveerd|kromp|krimp*|teruggelopen|terugliep*|minder dan het jaar|minder dan vorig jaar|minder dan in|verloren',
    opposites: [
      ['opent|openen|opende|geopend|opening|heropen*', 'dicht|sluit|sluiten|sloot|gesloten|sluiting'],
      ['inclusief|inbegrepen|incl', 'exclusief|niet inbegrepen|excl|apart berekend|komt erbij'],
      ['enthousiast|voorstander', 'sceptisch|tegenstander'],
      ['goedkoper*|voordeliger*', 'duurder*'],
      ['sneller*|korter*', 'langzamer*|langer*|trager*'],
      ['aangenomen|neemt aan|werft', 'ontslagen|ontslaat'],
      ['optioneel|vrijwillig|facultatief', 'verplicht*'],
    ],
    order: ['voordat|voorafgaand aan', 'nadat'],
  },
};
