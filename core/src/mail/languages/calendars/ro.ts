import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    ianuarie ian
    februarie feb febr
    martie mart mar
    aprilie apr
    mai
    iunie iun
    iulie iul
    august aug
    septembrie sept sep
    octombrie oct
    noiembrie nov
    decembrie dec`,
  weekdays: `
    luni lunea lun l
    marți marti marțea mar
    miercuri miercurea mie
    joi joia j
    vineri vinerea vin v
    sâmbătă sambata sâmbăta sam
    duminică duminica dum`,
  today: 'azi|astăzi|astazi|în această dimineață|dimineața aceasta|azi dimineață',
  tomorrow: 'mâine|maine',
  dayAfterTomorrow: 'poimâine|poimaine',
  thatDay: 'în acea zi|în ziua respectivă|în ziua aceea',
  dayAfter: 'a doua zi|ziua următoare|ziua de după',
  thisWeek: 'săptămâna aceasta|această săptămână|saptamana asta|toată săptămâna|săptămânii|săptămâna în curs',
  nextWeek:
    'săptămâna viitoare|saptamana viitoare|săptămâna următoare|săptămânii viitoare|săptămâna care vine|săptămânii următoare|săptămâna nouă|noua săptămână',
  nextWorkday:
    'următoarea zi lucrătoare|prima zi lucrătoare următoare|ziua lucrătoare următoare|proxima zi lucrătoare|prima zi lucrătoare după aceea|prima zi lucrătoare de după',
  weekend: 'weekend|weekendul|sfârșitul săptămânii|sfârșit de săptămână',
  thisMonth: 'luna aceasta|lunii|această lună|luna curentă',
  nextMonth: 'luna viitoare|lunii viitoare|luna următoare',
  endOf: 'sfârșitul|sfârșit|finalul|final|sfarsitul|sfârșitul lunii|finele|restul|tot restul',
  startOf: 'începutul|inceputul|început de|prima săptămână din|prima săptămână a|prima săptămână',
  middleOf: 'mijlocul|jumătatea|a doua jumătate a',
  units: ['zi zile zilele', 'săptămână săptămâni saptamani', 'lună luni'],
  coming: 'următoare|viitoare|zile următoare',
  andNext: 'și cea viitoare|și următoarea|și săptămâna viitoare|și cea următoare',
  numbers:
    'o un una / două doua doi / trei / patru / cinci / șase / șapte / opt / nouă / zece / unsprezece / douăsprezece',
  week: 'săptămâna|săptămânile|sapt|săpt|săptămâna calendaristică|săptămânile calendaristice',
  dayOf: '',
  ordinals: '',
  the: 'pe|data de|în data de|în|ziua de',
  clockBefore: 'ora|orele|după ora|la ora',
  clockBehind: '',
  laterToday: 'după-amiază|după amiază|mai târziu|deseară|după prânz|dupa amiaza|după-masă',
  from: 'din|de|de la|începând cu|începând din|de pe|incepand cu|din data de|în perioada|de azi|de astăzi|perioada|început:',
  until:
    'până|până la|până pe|până în|până în data de|pana|pana pe|pana la|inclusiv|la|pana in|până la data de|până pe data de|până în ziua de|până în data|până la sfârșitul zilei de|până vineri|pana la data de|până la finalul zilei de|sfârșit:',
  and: 'și|si|&|/|nici|+',
  back: 'revin|revenim|reveni|revenirea|întorc|intorc|întoarcem|întoarce|redeschidem|redeschide|redeschiderea|reluăm|reiau|din nou|auzim|vedem|revedem|disponibil din|disponibilă din|disponibil de|disponibilă de|raspund|deschidem|abia|revin cu|voi reveni|voi răspunde|voi citi|mă uit|mă ocup|sunt înapoi|înapoi|revenirii|întoarcerii|întoarcerea|disponibil începând|disponibilă începând|reluarea|prima zi lucrătoare|lucrăm din nou|la birou din nou|activitatea se reia|se reia|reîncepem|revenire|ne revedem|ne vedem|prima zi|revin*|reven*|întor*|redeschi*|deschid*|relu*|reîncep*|iar la|sunt iar|suntem iar|apucăm|la datorie|la post|repornim|reved*',
  answering: 'citesc|citi|ocup|prelua|voi putea|preluate|răspuns|răspund|răspunde|răspundem',
  not: 'nu|liber|liberă|niciodată|exceptând|nici',
  free: 'sărbătoare|sărbători|liber|libere|închis|închisă|zi liberă|sărbătoarea|închise|închiși|liberi|nelucrătoare|nelucrător',
  between: 'între',
  or: 'sau|ori',
  inclusive: 'inclusiv|ultima zi',
  before: 'înainte de|înainte de data de',
  after: 'după|dupa|după data de',
  thereafter: 'următoare|de după|imediat următoare|după aceea|după',
  bridge: 'punte|minivacanță|minivacanța',
  workdays:
    'zile de lucru|zilele de lucru|programul|program|lucrez|lucrăm|zilele mele|la birou|disponibilă|disponibil|orar',
  twoWeeks: 'paisprezece zile|14 zile',
  firstDay: 'întâi|întâi a lunii|prima',
  isOrthodox: true,
  holidays: {
    christmas: 'crăciun|crăciunul|craciun',
    newYear: 'anul nou|revelion|revelionul|an nou|între sărbători|sărbătorile de iarnă|noul an',
    epiphany: 'boboteaza|bobotează',
    easter: 'paște|paști|paște|paștele|pasti|paste|a doua zi de paști|a doua zi de paște|lunea paștelui|zi de paște',
    whitsun: 'rusalii|rusaliile',
    ascension: 'înălțarea',
    assumption: 'sfânta maria|adormirea maicii domnului',
    allSaints: 'ziua tuturor sfinților',
    goodFriday: 'vinerea mare',
    labourDay: 'ziua muncii|1 mai',
    corpusChristi: 'joi verde',
    midsummer: 'sânziene',
  },
};
