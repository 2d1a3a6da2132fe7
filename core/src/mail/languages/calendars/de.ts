import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    januar januars jan jänner jaenner
    februar februars feb febr feber
    märz maerz mär mrz
    april aprils apr
    mai
    juni juno jun
    juli julei jul
    august augusts aug
    september sept sep
    oktober okt
    november nov
    dezember dez`,
  weekdays: `
    montag montags mo
    dienstag dienstags di
    mittwoch mittwochs mi
    donnerstag donnerstags do
    freitag freitags fr
    samstag samstags sonnabend sa
    sonntag sonntags so`,
  today: 'heute',
  tomorrow: 'morgen',
  dayAfterTomorrow: 'übermorgen',
  thatDay: 'an diesem tag|an dem tag|diesem tag',
  dayAfter: 'folgetag|tag darauf|tag danach|tags darauf|tag drauf|darauffolgenden tag|folgenden tag',
  thisWeek: 'diese woche|dieser woche|die ganze woche|restliche woche|woche',
  nextWeek:
    'nächste woche|nächster woche|nächsten woche|kommende woche|kommender woche|kommenden woche|folgende woche|der folgewoche|neue woche|neuen woche',
  nextWorkday:
    'nächsten werktag|nächsten arbeitstag|nächster arbeitstag|nächster werktag|folgenden werktag|folgenden arbeitstag|darauffolgenden werktag|nächsten bürotag|ersten werktag danach|ersten arbeitstag danach',
  weekend: 'wochenende|wochenendes',
  thisMonth: 'diesen monat|dieses monats|diesem monat|des monats|monatsende',
  nextMonth: 'nächsten monat|nächsten monats|kommenden monat|kommenden monats|nächstem monat',
  endOf: 'ende|ende der|ende des|zum ende|rest der|rest des|restlichen',
  startOf: 'anfang|anfang der|anfang des|beginn der|beginn|erste woche|ersten woche|erste woche im|ersten woche im',
  middleOf: 'mitte|mitte der|mitte des|zweite hälfte|zweiten hälfte',
  units: ['tag tage tagen', 'woche wochen', 'monat monate monaten'],
  coming: 'nächsten|kommenden|folgenden|weiteren|ganze|volle',
  andNext: 'und nächste|und die nächste|und kommende|und die kommende|und folgende|und die folgende|und der nächsten',
  numbers: 'ein eine einen einer einem / zwei / drei / vier / fünf / sechs / sieben / acht / neun / zehn / elf / zwölf',
  week: 'kw|kalenderwoche|kalenderwochen|woche|wochen|kws',
  weekBehind: 'kw|kalenderwoche|kalenderwochen',
  dayOf: '',
  ordinals: '',
  the: 'am|dem|den|der|zum',
  clockBefore: 'um|gegen',
  clockBehind: 'uhr|h',
  laterToday:
    'heute nachmittag|heute abend|nachmittags|am nachmittag|heute mittag|ab mittag|ab mittags|gegen mittag|später',
  from: 'vom|von|ab|seit|beginnend|beginn:|start:|anfang:',
  until:
    'bis|bis zum|bis einschließlich|bis inkl|bis inklusive|bis und mit|bis auf|bis einschl|einschließlich|inkl|inklusive|und mit|ende:|endet:',
  and: 'und|&|sowie|/|u|noch|+',
  back: 'wieder|zurück|erst|kehre|rückkehr|öffnen|weiter geht|lese|hören uns|sehen uns|ab montag erreichbar|komme ich dazu|dazu komme|dran|am schreibtisch|am platz|erster arbeitstag|ersten arbeitstag|normalbetrieb|gewohnt|im dienst|zur verfügung|geöffnet|offen|starte|starten|beginnt|wiedersehen|sehen wir uns|geht es|gehts|geht es weiter|im lande|am arbeitsplatz|hinter der theke|an der theke|eröffnen|gestartet|bin ich im büro|sind wir im büro|im büro bin ich',
  answering:
    'beantworten|bearbeiten|lesen|antworten|zuwenden|ansehen|kümmere|danach|dann|antwort|melde|melden|antworte|beantworte|bearbeite|liest|gelesen|zuoberst|dran',
  not: 'nicht|nie|kein|keine|frei|freier|papatag|mamatag|außer|nie|weder',
  free: 'feiertag|geschlossen|frei|brückentag|feiertage|zu|geschlossene|freien|feiertags|schließtag',
  between: 'zwischen',
  or: 'oder',
  inclusive:
    'einschließlich|einschl|inkl|inklusive|eingeschlossen|bis und mit|letzter tag|letzte tag|letzter urlaubstag|letzten tag',
  before: 'vor|vor dem|vor der',
  after: 'nach|nach dem|nach den|nach der',
  thereafter: 'drauf|darauf|danach|darauffolgenden|darauffolgender|folgenden|nachfolgenden',
  bridge: 'brückentag|brückentage|brückentags|fenstertag|langes wochenende',
  workdays:
    'arbeitstage|arbeitszeiten|arbeitszeit|bürozeiten|bürotage|anwesenheitstage|präsenztage|dienstzeiten|dienstzeit|sprechzeiten|erreichbarkeit|ich arbeite|arbeite nur|arbeite ich|erreichen sie mich|anwesend|erreichbar|im büro',
  twoWeeks: 'vierzehn tage|14 tage|vierzehn tagen|vierzehntägig',
  firstDay: 'ersten|erster|1sten',
  holidays: {
    christmas: 'weihnachten|weihnachtsfeiertag|weihnachtsfeiertage|weihnachtsfeiertagen|weihnachtstag',
    newYear:
      'neujahr|neujahrstag|jahreswechsel|zwischen den jahren|zwischen den feiertagen|neuen jahr|neuen jahres|neues jahr',
    epiphany: 'heilige drei könige|heiligen drei könige|dreikönig|dreikönigstag|hl drei könige',
    easter: 'ostern|ostermontag|osterfeiertage|osterfeiertagen',
    whitsun: 'pfingsten|pfingstmontag',
    ascension: 'christi himmelfahrt|himmelfahrt|auffahrt',
    assumption: 'mariä himmelfahrt',
    allSaints: 'allerheiligen',
    goodFriday: 'karfreitag',
    labourDay: 'tag der arbeit|maifeiertag',
    corpusChristi: 'fronleichnam',
    midsummer: 'mittsommer',
  },
};
