import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    styczeń stycznia styczniu styczniem stycz sty
    luty lutego lutym lutym lut
    marzec marca marcu marcem mar
    kwiecień kwietnia kwietniu kwietniem kwi kwiet
    maj maja maju majem
    czerwiec czerwca czerwcu czerwcem cze czerw
    lipiec lipca lipcu lipcem lip
    sierpień sierpnia sierpniu sierpniem sie sierp
    wrzesień września wrześniu wrześniem wrz wrzes
    październik października październiku październikiem paź paz
    listopad listopada listopadzie listopadem lis list
    grudzień grudnia grudniu grudniem gru`,
  weekdays: `
    poniedziałek poniedziałku poniedziałki poniedziałkiem poniedziałkami pon pn
    wtorek wtorku wtorki wtorkiem wt
    środa środę środy środą śr
    czwartek czwartku czwartki czwartkiem czw
    piątek piątku piątki piątkiem pt
    sobota sobotę soboty sobotą sob
    niedziela niedzielę niedzieli niedz`,
  today: 'dziś|dzisiaj|dzisiejszy|dnia dzisiejszego',
  tomorrow: 'jutro|jutra',
  dayAfterTomorrow: 'pojutrze',
  thatDay: 'tego dnia|w tym dniu|tego samego dnia',
  dayAfter: 'następnego dnia|dzień później|kolejnego dnia|nazajutrz|dnia następnego|dzień po',
  thisWeek: 'ten tydzień|tego tygodnia|w tym tygodniu|bieżącego tygodnia|cały tydzień|tygodnia',
  nextWeek:
    'przyszłym tygodniu|przyszłego tygodnia|przyszły tydzień|następnym tygodniu|następnego tygodnia|kolejnym tygodniu|nadchodzącego tygodnia|nadchodzącym tygodniu|nowym tygodniu|nowy tydzień',
  nextWorkday:
    'następny dzień roboczy|najbliższy dzień roboczy|następnego dnia roboczego|następnym dniu roboczym|kolejnego dnia roboczego|najbliższym dniu roboczym|kolejny dzień roboczy|pierwszego dnia roboczego po tym|pierwszy dzień roboczy po tym',
  weekend: 'weekend|weekendu|weekendzie',
  thisMonth: 'tego miesiąca|bieżącego miesiąca|miesiąca|w tym miesiącu',
  nextMonth: 'przyszłego miesiąca|przyszłym miesiącu|następnego miesiąca|przyszły miesiąc',
  endOf: 'końca|koniec|końcem|końcu|pod koniec|reszty|resztę',
  startOf: 'początku|początek|początkiem|na początku|pierwszego tygodnia|pierwszym tygodniu|pierwszy tydzień',
  middleOf: 'połowy|połowie|połowa|drugiej połowie|drugiej połowy',
  units: ['dzień dni dniach dnia', 'tydzień tygodnie tygodni tygodniach', 'miesiąc miesiące miesięcy'],
  coming: 'najbliższe|następne|kolejne|pełne',
  andNext: 'i następny|i przyszły|i następnym|i w przyszłym tygodniu|oraz następny|i w następnym',
  numbers:
    'jeden jedną / dwa dwie dwóch / trzy trzech / cztery / pięć / sześć / siedem / osiem / dziewięć / dziesięć / jedenaście / dwanaście',
  oneWeek: 'tydzień',
  week: 'tydzień|tygodniu|tygodnia|tygodnie|tyg|tydzień kalendarzowy|tygodniu kalendarzowym|tygodnie kalendarzowe|tygodnia kalendarzowego',
  weekBehind: 'tydzień|tygodniu|tygodnia',
  dayOf: '',
  ordinals: '-go|-ym|-tym|-ego|go|tego|ego|-ty|tym',
  the: 'dnia|dniu|dniem',
  clockBefore: 'godz|godziny|godzinie',
  clockBehind: '',
  laterToday: 'po południu|dziś po południu|wieczorem|później|po obiedzie',
  from: 'od|od dnia|w dniach|począwszy od|z dniem|w terminie od|w okresie od|początek:',
  until: 'do|do dnia|włącznie|aż do|koniec:',
  and: 'i|oraz|a|&|/|ani|+',
  back: 'wracam|wrócę|wracamy|wrócimy|powracam|powrócę|powrót|powrotu|powrocie|ponownie|ponownym|z powrotem|otwieramy|otworzymy|wznawiamy|wznowimy|znów|znowu|odczytam|zrealizujemy|dostępny od|dostępna od|będę w biurze|przy komputerze|zapraszamy|dopiero|zajmę się|obsłużę|oddzwonię|przyjmuję|pracuję ponownie|będę dostępny|będę dostępna|do dyspozycji|na miejscu|widzimy się|wraca|powróci|jestem od|czynne od|otwarte od|pierwszy dzień|pierwszego dnia|wznowienie|ruszamy|startujemy|zabiorę się|sprawdzę pocztę|nie wcześniej niż|po powrocie|spotykamy się|wraca*|wróc*|powrac*|powróc*|powrot*|wznow*|wznaw*|otwor*|otwier*|rusza*|startuj*|za biurkiem|przy biurku|włączam|włączę|włączymy|czytamy|czytam od',
  answering:
    'odpowiadać|odpisywać|odpisać|czytam|odpowiadam|wrócić|zajmę|sprawdzę|odpowiedź|odpiszę|odpowiem|odpowiemy|przeczytam|odczyt*',
  not: 'nie|wolne|wolny|nigdy|oprócz|poza|ani',
  free: 'święto|świąteczny|świąteczne|wolne|wolny|nieczynne|zamknięte|dni wolne|dniem wolnym|zamknięta|zamknięty|nieczynny|nieczynna|wolna',
  between: 'między|pomiędzy',
  or: 'lub|albo|czy',
  inclusive: 'włącznie|łącznie z|ostatni dzień|ostatnim dniem',
  before: 'przed|przed dniem',
  after: 'po|po dniu',
  thereafter: 'następny|następnego|potem|po tym|najbliższy po|kolejny',
  bridge: 'długi weekend|długiego weekendu|długim weekendzie',
  workdays:
    'dni pracy|godziny pracy|godzinach pracy|pracuję|pracuje|jestem w biurze|dyżury|dyżur|moje dni|dostępna|dostępny|w biurze',
  twoWeeks: 'czternaście dni|14 dni|dwutygodniowy',
  firstDay: 'pierwszego|pierwszy',
  holidays: {
    christmas:
      'boże narodzenie|bożego narodzenia|święta bożego narodzenia|bożym narodzeniem|bożym narodzeniu|świętami bożego narodzenia',
    newYear: 'nowy rok|nowego roku|nowym rokiem|nowym roku|sylwester|sylwestra|sylwestrem|między świętami',
    epiphany: 'trzech króli|święto trzech króli',
    easter:
      'wielkanoc|wielkanocy|wielkanocny|poniedziałek wielkanocny|świętach wielkanocnych|wielkanocnego poniedziałku|poniedziałku wielkanocnym|wielkanocą|poniedziałkiem wielkanocnym',
    whitsun: 'zielone świątki',
    ascension: 'wniebowstąpienie',
    assumption: 'wniebowzięcie|wniebowzięcia',
    allSaints: 'wszystkich świętych',
    goodFriday: 'wielki piątek|wielkiego piątku',
    labourDay: 'majówka|majówce|majówki|święto pracy',
    corpusChristi: 'boże ciało|bożym ciele|bożego ciała',
    midsummer: 'noc świętojańska',
  },
};
