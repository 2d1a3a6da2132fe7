import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    januari jan
    februari feb febr
    mars mar
    april apr
    maj
    juni jun
    juli jul
    augusti aug
    september sept sep
    oktober okt
    november nov
    december dec`,
  weekdays: `
    måndag måndagen måndagar mån
    tisdag tisdagen tisdagar tis
    onsdag onsdagen onsdagar ons
    torsdag torsdagen torsdagar tor tors
    fredag fredagen fredagar fre
    lördag lördagen lördagar lör
    söndag söndagen söndagar sön`,
  today: 'idag|i dag|i förmiddag|i eftermiddag|under dagen',
  tomorrow: 'imorgon|i morgon|imorron|i morron|imorgondagen',
  dayAfterTomorrow: 'i övermorgon|övermorgon',
  thatDay: 'den dagen|samma dag',
  dayAfter: 'dagen därpå|dagen efter|följande dag|påföljande dag|dagen därefter',
  thisWeek: 'denna vecka|den här veckan|i veckan|hela veckan|veckan ut|resten av veckan|veckan',
  nextWeek: 'nästa vecka|kommande vecka|veckan därpå|nya veckan|ny vecka',
  nextWorkday:
    'nästa arbetsdag|nästa vardag|nästkommande vardag|nästkommande arbetsdag|påföljande arbetsdag|första arbetsdagen därefter|första vardagen därefter',
  weekend: 'helgen|helg|helgerna',
  thisMonth: 'månaden ut|denna månad|månaden|den här månaden',
  nextMonth: 'nästa månad',
  endOf: 'slutet av|slutet på|slutet|sista|resten av',
  startOf: 'början av|början på|början|första veckan i|första veckan',
  middleOf: 'mitten av|mitten på|mitten|andra halvan av',
  units: ['dag dagar dagarna', 'vecka veckor veckorna', 'månad månader'],
  coming: 'närmaste|kommande|följande|hela',
  andNext: 'och nästa|och nästkommande|samt nästa|och nästa vecka',
  numbers: 'en ett / två / tre / fyra / fem / sex / sju / åtta / nio / tio / elva / tolv',
  week: 'v|vecka|veckorna|veckor|v.|kalendervecka|kalenderveckorna',
  dayOf: '',
  ordinals: ':e|:a|e|a',
  the: 'den',
  clockBefore: 'kl|klockan|vid',
  clockBehind: '',
  laterToday: 'i eftermiddag|i kväll|senare idag|senare i dag|efter lunch|på eftermiddagen',
  from: 'från|fr.o.m|fr.o.m.|från och med|fom|f.r.o.m|sedan|from|med start|start:|början:',
  until: 'till|t.o.m|t.o.m.|till och med|tom|tills|fram till|fram till och med|ut|tom.|inklusive|t o m|slut:',
  and: 'och|&|/|samt|+',
  back: 'tillbaka|åter|öppnar|igen|återkommer|återigen|börjar|återgår|hörs|tillbaks|i tjänst|på plats igen|anträffbar från|förrän|tar tag i|hinner|jobbar igen|arbetar igen|på kontoret igen|på jobbet igen|tar emot|finns på plats|första arbetsdag|första arbetsdagen|är åter|åter i tjänst|i gång|igång|nås igen|kommer in|öppet|öppnas|bemannat|träffas|tidigast|ses|syns|första dag|första dagen|första dag på jobbet|startar|drar igång|kör igång|på min post|vid skrivbordet|öppna*|återöppn*|återuppta*|rullar igång|är jag på kontoret|är vi på kontoret',
  answering: 'läser|svara|läsa|återkomma|besvaras|besvarar|behandlas|tittar|kollar|när jag|svarar|svar|läser jag',
  not: 'inte|ej|ledig|lediga|aldrig|utom|förutom|varken',
  free: 'helgdag|röd dag|stängt|ledigt|ledig|klämdag|helg|stängd|stängda|röda dagar|helgdagar|lov',
  between: 'mellan',
  or: 'eller',
  inclusive: 'till och med|t.o.m|t.o.m.|t o m|tom|inklusive|sista dagen|sista semesterdag|sista semesterdagen',
  before: 'före|innan|förrän',
  after: 'efter',
  thereafter: 'därpå|därefter|efter|följande|påföljande',
  bridge: 'klämdag|klämdagen|klämdagar',
  workdays:
    'arbetsdagar|arbetstider|arbetstid|kontorstider|jag arbetar|jobbar|jag jobbar|arbetar|är på plats|på kontoret|mina dagar|nås|tillgänglig',
  twoWeeks: 'fjorton dagar|14 dagar|fjorton dar',
  firstDay: 'första|den första',
  holidays: {
    christmas: 'jul|julen|annandag jul|julhelgen|juldagen',
    newYear: 'nyår|nyåret|nyårsdagen|årsskiftet|nyårshelgen|mellandagarna|mellandagar|nya året',
    epiphany: 'trettondagen|trettondag jul|trettondedag jul|trettondagshelgen|trettonhelgen',
    easter: 'påsk|påsken|annandag påsk|påskhelgen',
    whitsun: 'pingst|annandag pingst|pingsten',
    ascension: 'kristi himmelsfärdsdag|kristi himmelsfärd|kristi himmelfärdsdag',
    assumption: 'marie himmelsfärd',
    allSaints: 'alla helgons dag|allhelgona',
    goodFriday: 'långfredag|långfredagen',
    labourDay: 'första maj',
    corpusChristi: 'kristi lekamens',
    midsummer: 'midsommar|midsommaren|midsommardagen|midsommarhelgen',
  },
};
