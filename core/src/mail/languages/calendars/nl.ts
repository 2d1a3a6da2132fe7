import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    januari jan
    februari feb febr
    maart mrt
    april apr
    mei
    juni jun
    juli jul
    augustus aug
    september sept sep
    oktober okt
    november nov
    december dec`,
  weekdays: `
    maandag maandags maandagen ma
    dinsdag dinsdags dinsdagen di
    woensdag woensdags woensdagen wo
    donderdag donderdags donderdagen do
    vrijdag vrijdags vrijdagen vr
    zaterdag zaterdags za
    zondag zondags zo`,
  today: 'vandaag|vanochtend|vanmiddag|vanmorgen',
  tomorrow: 'morgen|morgenochtend|morgenmiddag|morgenvroeg|morgenavond',
  dayAfterTomorrow: 'overmorgen',
  thatDay: 'die dag|op die dag|diezelfde dag',
  dayAfter: 'dag erna|dag nadien|dag daarna|dag daarop|dag erop|daags nadien|daags erna',
  thisWeek: 'deze week|de hele week|week',
  nextWeek: 'volgende week|komende week|de week erna|nieuwe week',
  nextWorkday:
    'volgende werkdag|eerstvolgende werkdag|eerst volgende werkdag|eerste werkdag daarna|eerste werkdag erna',
  weekend: 'weekend|weekeinde',
  thisMonth: 'deze maand|van de maand',
  nextMonth: 'volgende maand|komende maand',
  endOf: 'eind|einde|het einde van|einde van|eind van|het eind van|rest van de|rest van',
  startOf: 'begin|begin van|eerste week van|eerste week|de eerste week van',
  middleOf: 'half|medio|midden|tweede helft van|tweede helft',
  units: ['dag dagen', 'week weken', 'maand maanden'],
  coming: 'komende|volgende|aankomende|hele',
  andNext: 'en volgende|en komende|en de volgende|en de komende|en volgende week',
  numbers: 'een één / twee / drie / vier / vijf / zes / zeven / acht / negen / tien / elf / twaalf',
  week: 'week|weken|wk|wkn|weeknr|kalenderweek|kalenderweken',
  dayOf: '',
  ordinals: 'e|ste|de',
  hasDashes: true,
  the: 'de|den',
  clockBefore: 'om|rond',
  clockBehind: 'uur|u|h',
  laterToday: 'vanmiddag|vanavond|later vandaag|in de loop van de middag|einde van de dag',
  from: 'van|vanaf|sinds|per|met ingang van|ingaande|start:|begin:',
  until: 'tot|t/m|tot en met|t.e.m.|tem|t.e.m|inclusief|t/m en met|tot aan|einde:|eind:',
  and: 'en|&|/|en met|noch|+',
  back: 'terug|weer|heropenen|open|hervat|hervatten|beschikbaar vanaf|bereikbaar vanaf|horen elkaar|spreken elkaar|pas|kom ik|kom ik eraan toe|eraan toe|opgepakt|pak ik|pak|op kantoor terug|achter mijn bureau|eerste werkdag|aan de slag|beschikbaar|bereikbaar|present|aanwezig vanaf|geopend|zie ik|spreek u|kunt u rekenen|zien elkaar|zien we elkaar|hervat*|heropen*|te bereiken|start ik|vind je|vindt u|aan de beurt|herbegin*|ben ik op kantoor|zijn wij op kantoor',
  answering:
    'reageren|antwoorden|lezen|beantwoorden|oppakken|behandel|bekijk|reactie|lees|reageer|antwoord|beantwoord|lees ik|pak ik op',
  not: 'niet|vrij|vrije|papadag|mamadag|nooit|behalve|afwezig|noch|geen',
  free: 'feestdag|feestdagen|gesloten|dicht|vrij|sluitingsdag|verlofdag',
  between: 'tussen',
  or: 'of',
  inclusive: 't/m|tot en met|inbegrepen|inclusief|t.e.m|laatste dag|laatste verlofdag|laatste vakantiedag',
  before: 'voor|vóór|voor de',
  after: 'na|na de|na het',
  thereafter: 'erna|nadien|daarna|daarop|erop|daaropvolgende|eropvolgende',
  bridge: 'brugdag|lang weekend',
  workdays:
    'werkdagen|werktijden|kantoordagen|kantooruren|ik werk|werk ik|aanwezig|bereikbaar|mijn dagen|werkzaam|aan het werk|op kantoor',
  twoWeeks: 'veertien dagen|14 dagen',
  firstDay: 'eerste|de eerste|1ste',
  holidays: {
    christmas: 'kerst|kerstmis|tweede kerstdag|kerstdagen',
    newYear: 'nieuwjaar|nieuwjaarsdag|oud en nieuw|tussen de feestdagen|nieuwe jaar',
    epiphany: 'driekoningen',
    easter: 'pasen|paasmaandag|tweede paasdag',
    whitsun: 'pinksteren|pinkstermaandag|tweede pinksterdag',
    ascension: 'hemelvaart|hemelvaartsdag',
    assumption: 'tenhemelopneming',
    allSaints: 'allerheiligen',
    goodFriday: 'goede vrijdag',
    labourDay: 'dag van de arbeid',
    corpusChristi: 'sacramentsdag',
    midsummer: 'midzomer',
  },
};
