import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    januar jan
    februar feb febr
    marts mars mar
    april apr
    maj mai
    juni jun
    juli jul
    august aug
    september sept sep
    oktober okt
    november nov
    december desember dec`,
  weekdays: `
    mandag mandagen mandage man
    tirsdag tirsdagen tirsdage tirs
    onsdag onsdagen onsdage ons
    torsdag torsdagen torsdage tors
    fredag fredagen fredage fre
    lørdag lørdagen lørdage lør
    søndag søndagen søndage søn`,
  today: 'i dag|idag|i formiddag|i eftermiddag',
  tomorrow: 'i morgen|imorgen',
  dayAfterTomorrow: 'i overmorgen|overmorgen',
  thatDay: 'den dag|samme dag',
  dayAfter: 'dagen efter|dagen derpå|følgende dag|dagen derefter',
  thisWeek: 'denne uge|i denne uge|hele ugen|resten af ugen|ugen ud|i ugen|af ugen|ugen',
  nextWeek: 'næste uge|kommende uge|ugen efter|den nye uge|ny uge',
  nextWorkday:
    'næste hverdag|næste arbejdsdag|førstkommende hverdag|følgende hverdag|første hverdag derefter|første arbejdsdag derefter',
  weekend: 'weekenden|weekend',
  thisMonth: 'måneden ud|denne måned|måneden|af måneden',
  nextMonth: 'næste måned',
  endOf: 'slutningen af|udgangen af|slut|ultimo|sidste|resten af',
  startOf: 'starten af|begyndelsen af|primo|start|første uge af|første uge i|den første uge i',
  middleOf: 'midten af|medio|midt|anden halvdel af',
  units: ['dag dage dagene', 'uge uger ugerne', 'måned måneder'],
  coming: 'næste|kommende|følgende|hele',
  andNext: 'og næste|og den næste|samt næste|og næste uge',
  numbers: 'en et / to / tre / fire / fem / seks / syv / otte / ni / ti / elleve / tolv',
  week: 'uge|ugerne|uger|kalenderuge|kalenderugerne',
  dayOf: '',
  ordinals: '',
  the: 'den|d|d.',
  clockBefore: 'kl|kl.|klokken',
  clockBehind: '',
  laterToday: 'i eftermiddag|i aften|senere i dag|efter frokost|over middag',
  from: 'fra|fra og med|fra d|siden|pr|fra den|start:',
  until:
    'til|til og med|t.o.m|t.o.m.|indtil|frem til|til d|til den|inklusive|inkl|frem til og med|til og med d|ud|slut:',
  and: 'og|&|/|samt|+',
  back: 'tilbage|igen|åbner|retur|genåbner|hører fra mig|starter|møder|træffes|før|vender tilbage|ser på|tager fat|på kontoret igen|på arbejde igen|i gang|arbejder igen|første arbejdsdag|åbent|bemandet|tilgængelig|kontaktes|hører du|tidligst|ekspederes|kommer ind|ind igen|er at træffe|genoptager|ses|vi ses|første dag|genåb*|genoptag*|på plads|ved tastaturet|ved skrivebordet|atter|på pinden|tænder|ind på kontoret|på posten|i sving|møder ind|er jeg på kontoret|er vi på kontoret',
  answering: 'læse|besvare|besvarer|svare|kigger|behandles|når jeg|svarer derefter|svarer|læser|svarer jeg',
  not: 'ikke|fri|aldrig|undtagen|holder|hverken',
  free: 'helligdag|lukket|fri|fridag|helligdage|lukkede|lukkedag|fridage',
  between: 'mellem',
  or: 'eller',
  inclusive: 'til og med|t.o.m|t.o.m.|inklusive|inkl|sidste dag|sidste feriedag|begge dage inkl',
  before: 'før|inden',
  after: 'efter',
  thereafter: 'derpå|derefter|efter|følgende',
  bridge: 'indeklemt|indeklemte|klemmedag',
  workdays:
    'arbejdsdage|arbejdstid|arbejdstider|kontortid|jeg arbejder|arbejder|mine dage|på kontoret|træffes|til stede|mødedage',
  twoWeeks: 'fjorten dage|14 dage',
  firstDay: 'første|den første',
  holidays: {
    christmas: 'jul|julen|juledag|2. juledag|anden juledag|juledagene',
    newYear: 'nytår|nytåret|nytårsdag|årsskiftet|mellem jul og nytår|det nye år|mellemdagene',
    epiphany: 'helligtrekonger',
    easter: 'påske|påsken|2. påskedag|anden påskedag',
    whitsun: 'pinse|pinsen|2. pinsedag|anden pinsedag',
    ascension: 'kristi himmelfart|kristi himmelfartsdag',
    assumption: 'marias himmelfart',
    allSaints: 'allehelgen',
    goodFriday: 'langfredag',
    labourDay: 'arbejdernes kampdag',
    corpusChristi: 'kristi legemsfest',
    midsummer: 'sankthans|sankt hans',
  },
};
