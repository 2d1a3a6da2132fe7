import type { Lexicon } from './lexicon.ts';

export const hungarian: Lexicon = {
  code: 'hu',
  months:
    'január/jan február/febr március/márc április/ápr május/máj június/jún július/júl augusztus/aug szeptember/szept október/okt november/nov december/dec',
  weekdays: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  dateEndings: 'n on en ön i ig tól től ban ben ra re ot et a án én ki nap',
  numbers:
    '1:~egy 2:két/kettő 3:három 4:négy 5:öt 6:~hat 7:~hét 8:nyolc 9:kilenc 10:tíz 11:tizenegy 12:tizenkét/tizenkettő 15:tizenöt 20:húsz 30:harminc 40:negyven 50:ötven 60:hatvan 100:száz 1000:ezer 1000000:millió',
  units:
    'másodperc/másodperces perc/perces/percet/percben óra/órás/órát nap/napos/napot/napon hét/héttel/hetes/hetet/heti/hetente/hete hónap/hónapos/hónapot/hónapja év/éves/évet/éve',
  and: 'és',
  percent: 'százalék*',
  ago: 'ezelőtt óta',
  past: 'múlt előző legutóbbi',
  days: 'tegnap holnap',
  clock: 'óra órakor órára',
  counted:
    'kérdés* ötlet* gondolat* lehetőség* pont* lépés* sor* mondat* szó* mód* dolog* dolg* válasz* javaslat* ok* perc* oldal* bekezdés* megjegyzés* téma* rész* vagy három',
  asks: 'megfelel*|alkalmas|jó lenne|lenne|tudnánk|tudna|tudnál|beszélhetnénk|lehetne|írjon|írj|jelezze|mit szól*|van|javaslom|javasolnám|válaszoljon|inkább|ráér|szeretne',
  offers:
    'beszéljük|beszéljünk|egyeztessünk|ajánlatom|az ajánlat áll|bármikor|hívjon|hívj|küldjön|elég egy|egy szó elég|várom a válasz*|várom válasz*|meghívom|meghívlak',
  calls: 'hívás*|telefon*|hívott|beszéltünk|beszélgetés*',
  meetings: 'találkoz*|megbeszélés*|workshop*|demó*|látogat*|egyeztetés*',
  mails: 'e-mail*|email*|írta|levél*|level*|üzenet*|válasz*',
  attachment: 'mellékel*|csatol*|melléklet*',
  discount: 'kedvezmény*|ingyen*|díjmentes*|térítésmentes*|árengedmény*|akciós|különleges ár*|fél áron|próbahónap',
  appointment:
    'felhívom|hívni fogom|találkozunk|várom a találkoz*|várom a beszélgetés*|lefoglaltam|foglaltam|naptármeghívó*|a meghívót|meglátogatom|következő megbeszélésünk|következő találkozónk|közelgő megbeszélés*',
  reference:
    'segítettünk|egyik ügyfelünk*|ügyfeleink*|ügyfelünk*|egy ügyfél*|ügyfelek, mint|esettanulmány*|referenci*|ugyanezt tettük|hasonló cég*|hasonló vállalat*|más ügyfel*|piacvezető*|díjnyertes*',
  titles: 'dr úr asszony kolléga kollégája kolléganője cég',
  says: 'mondta írta említette kérdezte ajánlotta javasolta megerősítette',
  does: 'használja alkalmazza csökkentette megduplázta váltott elérte dolgozik',
  greetings: 'tisztelt|kedves|szia|jó napot|üdvözlöm|helló|sziasztok',
  closings: 'üdvözlettel|tisztelettel|köszönettel|szép napot|köszönöm|üdv|barátsággal',
  capitals: 'ön* önök* maga',
  nameEndings:
    'n on en ön t ot et öt at nak nek val vel ra re ról ről tól től ban ben ba be hoz hez höz nál nél ért ig i é ék a e',
  optOut: 'leiratkoz*|nem írok többet|nem írok újra|nem kér több|nem szeretne több|több levelet',
  pressure:
    'cselekedjen most|korlátozott ideig|korlátozott ajánlat|utolsó esély|garantált*|garancia|garantál*|kockázatmentes*|kötelezettség nélkül|sürgős|siessen|kattintson ide|nyertes|duplázza|legolcsóbb|legalacsonyabb ár*|csoda|vásároljon most|egyedülálló lehetőség|forradalmi|első számú',
  self: 'én engem nekem tőlem szeretném szeretnék tudok vagyok',
  reader: 'ön önök önt önnek önöknek te téged neked mi minket nekünk',
  numberCompounds: {
    units: 'egy kettő három négy öt hat hét nyolc kilenc',
    tens: 'huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
  },
  approximations: { about: 'körülbelül|kb|mintegy', above: 'több mint|legalább', below: 'közel|majdnem|kevesebb mint' },
};
