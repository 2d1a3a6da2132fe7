import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    gennaio gen genn
    febbraio feb febbr
    marzo mar
    aprile apr
    maggio mag magg
    giugno giu
    luglio lug
    agosto ago
    settembre sett set
    ottobre ott
    novembre nov
    dicembre dic`,
  weekdays: `
    lunedì lun
    martedì mar
    mercoledì mer
    giovedì gio
    venerdì ven
    sabato sab
    domenica dom`,
  today: 'oggi|stamattina|stamane|questa mattina|oggi pomeriggio|stasera|in giornata',
  tomorrow: 'domani|domattina|domani mattina',
  dayAfterTomorrow: 'dopodomani',
  thatDay: 'quel giorno|quello stesso giorno|in tale data',
  dayAfter: "il giorno dopo|giorno successivo|giorno seguente|l'indomani|indomani",
  thisWeek: 'questa settimana|tutta la settimana|della settimana|settimana in corso|settimana',
  nextWeek: 'prossima settimana|settimana prossima|settimana entrante|settimana successiva|nuova settimana',
  nextWorkday:
    'prossimo giorno lavorativo|giorno lavorativo successivo|primo giorno utile|giorno lavorativo seguente|prossimo giorno utile|primo giorno lavorativo successivo|primo giorno utile successivo',
  weekend: 'fine settimana|weekend',
  thisMonth: 'questo mese|del mese|fine mese|mese corrente',
  nextMonth: 'prossimo mese|mese prossimo',
  endOf: 'fine|la fine di|fine della|la fine della|fine del|la fine del|fine di|resto della|resto del',
  startOf:
    'inizio|inizio di|primi di|inizi di|inizio del|inizio della|i primi di|prima settimana di|la prima settimana di|prima metà di',
  middleOf: 'metà|metà di|seconda metà di|seconda quindicina di',
  units: ['giorno giorni', 'settimana settimane', 'mese mesi'],
  coming: 'prossimi|prossime|successivi|seguenti',
  andNext: 'e la prossima|e la successiva|e la settimana prossima|e la prossima settimana|e quella successiva',
  numbers: 'un una uno / due / tre / quattro / cinque / sei / sette / otto / nove / dieci / undici / dodici',
  week: 'settimana|settimane|sett|settimana di calendario',
  dayOf: 'di|del',
  ordinals: 'º|°|o',
  the: "il|al|dal|l'|all'|dall'|giorno|il giorno",
  clockBefore: 'alle|dalle|ore|alle ore|dalle ore',
  clockBehind: 'ore|h',
  laterToday:
    'oggi pomeriggio|nel pomeriggio|stasera|più tardi|dopo pranzo|in tarda mattinata|in serata|nel primo pomeriggio',
  from: "dal|da|dall'|dal giorno|a partire dal|a partire da|a decorrere dal|inizio:",
  until: "fino al|fino a|fino all'|sino al|sino a|al|all'|a|fino|compreso|incluso|inclusi|compresi|entro|fine:",
  and: 'e|ed|&|/|né|+',
  back: 'torno|tornerò|torniamo|torneremo|rientro|rientrerò|rientra|rientreremo|rientriamo|ritorno|ritornerò|riapriamo|riapriremo|riapre|riaprirà|riaprono|riapriranno|riapertura|riprenderò|riprenderemo|riprendo|riprende|riprenderà|riprendiamo|di nuovo|nuovamente|operativo|operativa|operativi|ci sentiamo|disponibile dal|reperibile|prima del|raggiungibile dal|guarderò|vedrò|mi occuperò|sarò di ritorno|di ritorno|di nuovo in ufficio|primo giorno|alla scrivania|al lavoro|darò riscontro|riscontro|in servizio|ci vediamo|ci rivediamo|ci ritroviamo|riapr*|riaccend*|rientr*|ritorn*|rilegg*|rived*|ritrov*|risent*|in ufficio da|in ufficio dal|in studio da|in studio dal|apro|apriamo|ripart*|ricominc*|mi trovate|ci trovate|se ne parla|se ne riparla',
  answering:
    'leggo|guardo|vedo|rispondere|leggere|tornare|rientrare|riprendere|potrò|mi occupo|risposta|risponderò|risponderemo|rispondo|leggerò',
  not: 'non|libero|mai|assente|tranne|né',
  free: 'festivo|festività|chiuso|chiusi|ponte|festa|chiuse|patrono|chiusa|patronale',
  between: 'tra il|tra|fra|fra il',
  or: 'o|oppure',
  inclusive: 'incluso|inclusa|compreso|compresa|compresi|inclusi|ultimo giorno',
  before: "prima di|prima del|prima dell'|prima della",
  after: "dopo|dopo il|dopo l'|dopo la|passato il|passata",
  thereafter: 'successivo|seguente|dopo|successiva',
  bridge: 'ponte',
  workdays:
    'giorni di lavoro|giorni lavorativi|orario|orari|lavoro|lavoro solo|presente|presenti|in ufficio|in servizio|i miei giorni|part-time|part time',
  twoWeeks: 'una quindicina di giorni|una quindicina|quindici giorni',
  firstDay: 'primo|il primo',
  holidays: {
    christmas: 'natale|santo stefano',
    newYear: 'capodanno|tra le feste|fra le feste|festività natalizie|nuovo anno|anno nuovo',
    epiphany: 'epifania|befana',
    easter: 'pasqua|pasquetta',
    whitsun: 'pentecoste',
    ascension: 'ascensione',
    assumption: 'ferragosto',
    allSaints: 'ognissanti',
    goodFriday: 'venerdì santo',
    labourDay: 'festa del lavoro',
    corpusChristi: 'corpus domini',
    midsummer: 'festa di san giovanni',
  },
};
