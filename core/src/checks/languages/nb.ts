import type { Lexicon } from './lexicon.ts';

export const norwegian: Lexicon = {
  code: 'nb',
  months:
    'januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sept/sep oktober/okt november/nov desember/des',
  weekdays:
    'mandag/mandagen/mandags tirsdag/tirsdagen/tirsdags onsdag/onsdagen/onsdags torsdag/torsdagen/torsdags fredag/fredagen/fredags lørdag/lørdagen/lørdags søndag/søndagen/søndags',
  numbers:
    '1:~en/~ett 2:~to 3:tre 4:~fire 5:fem 6:seks 7:sju/syv 8:åtte 9:~ni 10:~ti 11:elleve 12:tolv 13:tretten 14:fjorten 15:femten 16:seksten 17:sytten 18:atten 19:nitten 20:tjue 30:tretti 40:førti 50:femti 60:seksti 70:sytti 80:åtti 90:nitti 100:hundre 1000:tusen 1000000:millioner/million',
  units:
    'sekund/sekunder/sek minutt/minutter/minutters time/timer/timers dag/dager/dagers uke/uker/ukers måned/måneder/mnd/måneders år/års/årig*',
  and: 'og',
  or: 'eller',
  to: 'til',
  percent: 'prosentpoeng|prosent',
  ago: 'siden for',
  past: 'sist forrige siste i',
  days: 'igår imorgen overmorgen',
  clock: '~h',
  counted:
    'spørsmål* idé* ide* tanke* alternativ* punkt* steg* linje* setning* ord* måte* ting svar* forslag* mulighet* grunn* minutt* side* avsnitt* av oss|eller tre|deler',
  asks: 'passer|passe|fungerer|ville|vil du|kan vi|kan du|kan dere|skal vi|skal jeg|si fra|hva med|har du|har dere|jeg foreslår|foreslår|svar|gjerne|heller|ledig',
  offers:
    'la oss|tilbudet|når det passer|når som helst|når du vil|skriv til meg|ring meg|en linje holder|et ord holder|ser fram til svar*|ser frem til svar*|ser fram til å høre|inviterer|åpen for|åpne for',
  calls: 'samtale*|ringte|telefon*|snakket|pratet|snakka',
  meetings: 'møte*|møttes|workshop*|demo*|besøk*|møtte',
  mails: 'e-post*|mail*|skrev|melding*|svar*',
  attachment: 'vedlagt*|vedlegg*|vedlegger|lagt ved',
  discount: 'rabatt*|gratis|kostnadsfri*|uten kostnad|spesialpris*|prisavslag|halv pris|prøvemåned|avslag',
  appointment:
    'jeg ringer deg|jeg ringer dere|jeg ringer på|vi sees på|vi sees den|vi ses på|vi ses den|vi sees kl|ser frem til samtalen|ser frem til vår samtale|ser frem til møtet|gleder meg til møtet|gleder meg til samtalen|jeg har booket|jeg har reservert|kalenderinvitasjon*|invitasjonen er sendt|vi møtes|jeg kommer innom|jeg besøker dere|vårt kommende møte|vårt neste møte',
  reference:
    'vi har hjulpet|vi hjalp|en av våre kunder|en av kundene våre|en kunde av oss|våre kunder|vår kunde|for en kunde|kunder som|kundecase|referansekunde*|referanseprosjekt|vi har gjort det samme|vi har bygget|lignende selskaper|lignende bedrifter|andre kunder|markedsledende|prisbelønt*',
  titles: 'herr fru dr kollega kollegaen',
  says: 'sa skrev nevnte spurte anbefalte fortalte foreslo bekreftet fra',
  does: 'bruker sparer sparte reduserte halverte doblet byttet stoler driver fikk oppnådde gjorde',
  greetings: 'hei|kjære|god morgen|god dag|heisann',
  closings:
    'med vennlig hilsen|vennlig hilsen|beste hilsener|beste hilsen|mange hilsener|hilsen|mvh|takk|på forhånd takk|alt godt',
  capitals: 'dere deres',
  nameEndings: 's',
  optOut:
    'meld deg av|avmeld*|ingen flere e-poster|ikke flere e-poster|slutter jeg|skriver jeg ikke igjen|høre fra meg',
  pressure:
    'handle nå|begrenset tid|siste sjanse|garantert|garanti|risikofri*|haster|skynd deg|klikk her|vinner|doble|billigst*|laveste pris*|mirakel|kjøp nå|bestill nå|unikt tilbud|revolusjonerende|nummer en',
  self: 'jeg meg min mitt mine',
  reader: 'du deg din ditt dine dere deres vi oss vår vårt våre',
  numberCompounds: {
    units: 'en to tre fire fem seks sju åtte ni',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
    hundred: 'hundre',
    thousand: 'tusen',
  },
  approximations: {
    about: 'omtrent|cirka|ca|rundt|omkring',
    above: 'drøyt|over|mer enn|minst|godt over',
    below: 'knapt|nesten|mindre enn|nærmere|under|opptil',
  },
  calculations: {
    sums: 'til sammen|sammen|totalt|i alt|sum|pluss|gir',
    differences: 'mer|mindre|flere|færre|forskjell*|igjen|rest*|spar*|steg|falt|økt|mangler|mellom',
    results: 'altså|det er|blir|dvs|tilsvarer|gir|eller',
  },
  taxRates: [25],
  distances: { before: 'om|er det|det er', behind: 'før|etter|til|igjen|senere' },
};
