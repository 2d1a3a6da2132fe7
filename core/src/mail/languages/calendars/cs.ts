import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    leden ledna lednu lednem
    únor února únoru únorem
    březen března březnu březnem
    duben dubna dubnu dubnem
    květen května květnu květnem
    červen června červnu červnem
    červenec července červenci červencem
    srpen srpna srpnu srpnem
    září zářím
    říjen října říjnu říjnem
    listopad listopadu listopadem
    prosinec prosince prosinci prosincem`,
  weekdays: `
    pondělí pondělka pondělky po
    úterý úterky út
    středa středu středy st
    čtvrtek čtvrtka čtvrtky čt
    pátek pátku pátky pá
    sobota sobotu soboty so
    neděle neděli ne`,
  today: 'dnes|dneska|dnes dopoledne|dnešní',
  tomorrow: 'zítra|zítřka|zejtra',
  dayAfterTomorrow: 'pozítří',
  thatDay: 'ten den|v tento den|téhož dne',
  dayAfter: 'den poté|den nato|následujícího dne|následující den|druhý den|den na to',
  thisWeek: 'tento týden|tohoto týdne|celý týden|týdne',
  nextWeek:
    'příští týden|příštího týdne|příštím týdnu|následující týden|další týden|následujícího týdne|novém týdnu|nový týden',
  nextWorkday:
    'příští pracovní den|nejbližší pracovní den|následující pracovní den|nejbližším pracovním dnu|další pracovní den|první pracovní den poté',
  weekend: 'víkend|víkendu|víkendem',
  thisMonth: 'tohoto měsíce|tento měsíc|měsíce',
  nextMonth: 'příštího měsíce|příští měsíc|následujícího měsíce',
  endOf: 'konce|konec|koncem|konci|závěr|zbytek|zbytku',
  startOf: 'začátku|začátkem|začátek|počátkem|od začátku|první týden v|prvním týdnu|prvního týdne',
  middleOf: 'poloviny|polovině|v polovině|půlky|půlce|druhé polovině|druhé poloviny|druhou polovinu',
  units: ['den dny dní dnů', 'týden týdny týdnů', 'měsíc měsíce měsíců'],
  coming: 'další|následující|příští|nejbližší|celé',
  andNext: 'a příští|a následující|a další|i příští|a příštím',
  numbers:
    'jeden jednu / dva dvě dvou / tři tří / čtyři / pět / šest / sedm / osm / devět / deset / jedenáct / dvanáct',
  oneWeek: 'týden',
  week: 'týden|týdnu|týdny|kt|kalendářní týden|kalendářní týdny|kalendářním týdnu',
  weekBehind: 'týden|týdnu|týdne|kalendářní týden|kalendářním týdnu|kalendářního týdne|kalendářní|kt|tt',
  dayOf: '',
  ordinals: '',
  the: 'dne|do|od|ve dnech',
  clockBefore: '',
  clockBehind: 'hod|hodin|h|hodině|hodiny|hodinou|hod.',
  laterToday: 'odpoledne|dnes odpoledne|večer|později|po obědě',
  from: 'od|ode dne|ve dnech|počínaje|v termínu od|od dne|začátek:',
  until: 'do|do dne|až do|včetně|až|až do dne|do konce dne|konec:',
  and: 'a|&|/|až|ani|i|+',
  back: 'zpět|zpátky|vrátím|vracím|vrátíme|vracíme|návrat|opět|zase|znovu|otevíráme|otevřeme|nastupuji|nastoupím|budu v kanceláři|v kanceláři budu|k dispozici od|nejdříve|přítomen od|až v|až ve|až od|až po|dostanu|se dostanu|návratu|návratem|odepíšu|podívám|vyřídím|budu věnovat|zpátky v|v práci|v práci od|otevřeno od|vrací|vrátí|opět k|znovu k|zastihnete|k zastižení|k dispozici|přítomna od|nastupuje|první pracovní den|prvním pracovním|začínáme|jedeme|nejdřív|uvidíme se|sejdeme se|slyšíme se|vrac*|vrát*|návrat*|otevír*|otevř*|nastup*|nastoup*|obnov*|ožij*|zahaj*|rozjíždí*|u stolu|u počítače|zapínám|zapnu',
  answering:
    'odpovídat|odepisovat|číst|vyřizovat|věnovat|čtu|vrátit|podívat|odpověď|odpovím|ozvu se|přečtu|přečtení|ozvu|přečt*|vyříd*',
  not: 'ne|nebudu|nebudeme|nečtu|nejsem|nejsme|není|nemám|neodpovídám|neodpovím|nebude|nepracuji|nejsem|volno|nečtu|nikdy|mimo|kromě|nepracuju|ani',
  free: 'svátek|svátku|volno|zavřeno|svátky|sváteční|zavřená|zavřený|zavřena|zavřen|uzavřeno|uzavřena|volný|volna',
  between: 'mezi',
  or: 'nebo|či|anebo',
  inclusive: 'včetně|poslední den|posledním dnem',
  before: 'před|dříve než|dřív než',
  after: 'po',
  thereafter: 'poté|nato|potom|následující|na to',
  bridge: 'prodloužený víkend|prodlouženého víkendu',
  workdays:
    'pracovní dny|pracovní doba|pracovní dobu|úřední dny|pracuji|pracuju|úvazek|úvazku|mé dny|v kanceláři|v práci|k zastižení|přítomna|přítomen',
  twoWeeks: 'čtrnáct dní|čtrnáct dnů|14 dní|14 dnů|čtrnácti dní',
  firstDay: 'prvního|první',
  holidays: {
    christmas: 'vánoce|vánoc|vánocích|vánočních|svátek vánoční|vánoční svátky|vánočních svátcích|vánocemi',
    newYear: 'nový rok|nového roku|novém roce|silvestr|novým rokem|novém roku|mezi svátky',
    epiphany: 'tři králové|tří králů',
    easter:
      'velikonoce|velikonocích|velikonoční pondělí|velikonocemi|velikonočním pondělí|velikonočního pondělí|velikonočním pondělku|velikonoc',
    whitsun: 'letnice|svatodušní pondělí',
    ascension: 'nanebevstoupení',
    assumption: 'nanebevzetí',
    allSaints: 'dušičky|všech svatých',
    goodFriday: 'velký pátek|velkého pátku',
    labourDay: 'svátek práce',
    corpusChristi: 'boží tělo',
    midsummer: 'svatojánská noc',
  },
};
