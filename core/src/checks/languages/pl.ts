import type { Lexicon } from './lexicon.ts';

export const polish: Lexicon = {
  code: 'pl',
  months:
    'styczeń/stycznia/styczniu luty/lutego/lutym marzec/marca/marcu kwiecień/kwietnia/kwietniu maj/maja/maju czerwiec/czerwca/czerwcu lipiec/lipca/lipcu sierpień/sierpnia/sierpniu wrzesień/września/wrześniu październik/października/październiku listopad/listopada/listopadzie grudzień/grudnia/grudniu',
  weekdays:
    'poniedziałek/poniedziałku/poniedziałki wtorek/wtorku/wtorki środa/środę/środy/środzie czwartek/czwartku/czwartki piątek/piątku/piątki sobota/sobotę/soboty niedziela/niedzielę/niedzieli',
  numbers:
    '1:~jeden/~jedna/~jedno 2:dwa/dwie/dwóch/dwoma/dwaj/dwoje/dwojga 3:trzy/trzech/trzem/trzema/troje/trojga/trójka/trójkę/trójką 4:cztery/czterech/czterem/czterema/czworo/czworga/czwórka/czwórkę/czwórką 5:pięć/pięciu/pięcioma/pięcioro/pięciorga/piątkę 6:sześć/sześciu/sześcioma/sześcioro/sześciorga/szóstka/szóstkę 7:siedem/siedmiu/siedmioma/siedmioro/siedmiorga/siedmiorgu 8:osiem/ośmiu/ośmioma/ośmioro/ośmiorga 9:dziewięć/dziewięciu/dziewięcioma/dziewięcioro/dziewięciorga 10:dziesięć/dziesięciu/dziesięcioma/dziesięcioro/dziesięciorga 11:jedenaście/jedenastu/jedenastoma 12:dwanaście/dwunastu/dwunastoma 13:trzynaście/trzynastu/trzynastoma 14:czternaście/czternastu/czternastoma 15:piętnaście/piętnastu/piętnastoma 16:szesnaście/szesnastu/szesnastoma 17:siedemnaście/siedemnastu/siedemnastoma 18:osiemnaście/osiemnastu/osiemnastoma 19:dziewiętnaście/dziewiętnastu/dziewiętnastoma 20:dwadzieścia/dwudziestu/dwudziestoma 30:trzydzieści/trzydziestu/trzydziestoma 40:czterdzieści/czterdziestu/czterdziestoma 50:pięćdziesiąt/pięćdziesięciu 60:sześćdziesiąt/sześćdziesięciu 70:siedemdziesiąt/siedemdziesięciu 80:osiemdziesiąt/osiemdziesięciu 90:dziewięćdziesiąt/dziewięćdziesięciu 100:~sto/~stu 200:dwieście/dwustu 300:trzysta/trzystu 400:czterysta/czterystu 500:pięćset/pięciuset 600:sześćset/sześciuset 700:siedemset/siedmiuset 800:osiemset/ośmiuset 900:dziewięćset/dziewięciuset 1000:tysiąc/tysiące/tysięcy/tysiąca/tysiącom/tysiącami/tysiącach 1000000:milion/miliony/milionów/miliona/milionom/milionami',
  units:
    'sekunda/sekundy/sekund/sek minuta/minuty/minut/minutową/minutowa/minutami godzina/godziny/godzin/godz/godzinami dzień/dni/dniowy/dniach/dniami tydzień/tygodnie/tygodni/tyg/tygodniowy/tygodniach/tygodniami miesiąc/miesiące/miesięcy/mies/miesiącach/miesiącami rok/lata/lat/latach/latami',
  and: 'i|oraz',
  or: 'lub|albo|czy',
  to: 'do',
  percent: 'procent|proc.|procentów|procenta',
  ago: 'temu od',
  past: 'zeszły zeszłym zeszłą zeszłego ubiegły ubiegłym ubiegłą ostatni ostatnią ostatnim',
  days: 'wczoraj jutro pojutrze przedwczoraj',
  clock: '~h',
  counted:
    'pytani* pomysł* myśl* opcj* punkt* krok* lini* zda* słow* sposob* rzecz* odpowied* propozycj* możliwo* powod* minut* stron* akapit* uwag* temat* części* z nas|lub trzy|albo trzy',
  asks: 'odpowiada|odpowiadał*|pasuje|pasował*|czy|możemy|moglibyśmy|może pan|może pani|mógłby|mogłaby|proszę o informację|proszę dać|proponuję|co pan|co pani|wolny|wolna|wolą|woli|zechce|chętnie',
  offers:
    'porozmawiajmy|umówmy|moja propozycja|propozycja rozmowy|propozycja pozostaje|kiedy tylko|w dowolnym|proszę napisać|proszę zadzwonić|proszę o odpowiedź|proszę o kontakt|wystarczy jedno|wystarczy krótka|czekam na|zapraszam|otwarty na|otwarta na',
  calls: 'rozmow*|telefon*|dzwonił*|rozmawiali*|zadzwonił*',
  meetings: 'spotkani*|spotkali*|warsztat*|demo*|wizyt*|poznali*',
  mails: 'mail*|e-mail*|napisał*|pisał*|wiadomo*|odpowied*',
  attachment: 'w załączniku|w załączeniu|załącz*|dołączam|załącznik*',
  discount:
    'rabat*|zniżk*|bezpłatn*|gratis|za darmo|darmow*|upust*|cena specjalna|specjalną cenę|specjalna cena|za pół ceny|bez opłat|miesiąc próbny',
  appointment:
    'do zobaczenia w|do zobaczenia o|widzimy się|cieszę się na nasze spotkanie|cieszę się na naszą rozmowę|zarezerwowałem|zarezerwowałam|zaproszenie do kalendarza|wysłałem zaproszenie|wysłałam zaproszenie|spotkamy się|spotykamy się|nasze najbliższe spotkanie|nasze kolejne spotkanie',
  reference:
    'pomogliśmy|jeden z naszych klientów|jednego z naszych klientów|jednemu z naszych klientów|jednym z naszych klientów|nasi klienci|nasz klient|naszych klientów|naszego klienta|zrobiliśmy to samo|zbudowaliśmy dla|podobne firmy|podobnych firm|podobnej firmy',
  titles:
    'doktor doktora doktorze dyrektor dyrektora dyrektorze prezes prezesa prezesie profesor profesora profesorze mecenas mecenasie inżynier inżynierze kierownik kierowniku pan pana panu panem panie pani panią dr inż mgr kolega kolegi koleżanka koleżanki firma firmy firmie firmą',
  says: 'powiedział powiedziała napisał napisała wspomniał wspomniała zapytał zapytała polecił poleciła zaproponował potwierdził potwierdziła',
  does: 'korzysta używa stosuje oszczędza zmniejszył zmniejszyła podwoił podwoiła zmienił ufa osiągnął działa',
  greetings: 'dzień dobry|cześć|witam|szanowny|szanowna|szanowni|drogi|droga|witaj',
  closings:
    'z poważaniem|pozdrawiam|z pozdrowieniami|serdecznie pozdrawiam|pozdrowienia|dziękuję|miłego dnia|z wyrazami szacunku|serdeczności',
  capitals: 'pan* pań* państw* twój twoj* twoi* ci ciebie tobie tobą was* wam wami',
  nameEndings:
    'a ą ę o y i u e em owi ie ego emu im ej ami om ach ów iem ią ię iej iego iemu le la lowi łem ła łu cie rze ych ymi ym ich imi ze zie ce ka dze ga',
  optOut:
    'wypisać|wypisz|zrezygnować z|nie będę więcej|nie napiszę więcej|nie chce otrzymywać|rezygnacja|więcej nie pisać',
  pressure:
    'działaj teraz|ograniczony czas|ograniczona oferta|ostatnia szansa|gwarantowan*|gwarancja|gwarantuj*|bez ryzyka|bez zobowiązań|pilne|pospiesz|kliknij tutaj|zwycięzca|podwój|najtańsz*|najniższa cena|cud*|kup teraz|zamów teraz|jedyna okazja|rewolucyjn*|numer jeden',
  self: 'ja mnie mi mój moja moje mną chciałbym chciałabym mogę',
  reader: 'pan pani pana panu państwo państwa państwu ty ci ciebie twój twoja was wam wasz my nas nam nasz nasza',
  functionWords:
    'i a oraz lub albo ale lecz więc bo że żeby aby gdy gdyby jeśli kiedy gdzie jak jaki który która które którzy których którą co kto czy czyli w we z ze na do od dla o u po pod nad przed przez za przy bez między podczas ja mnie mi mój moja moje my nas nam nasz nasza nasze naszych ty cię ci twój twoja pan pana panu pani państwo państwa państwu on jego go mu ona jej ją oni ich im je się siebie swój swoja swoje jest są był była było byli być będzie będą mam ma mają miał miała mieć może mogą można trzeba powinien nie już też także jeszcze tylko bardzo tak tu tam teraz wtedy zawsze wszystko wszystkie każdy inny inna sam sama ten ta to te tego tej tym tych wiem czytałem czytałam widzę słyszałem rozumiem mówi mówił napisał napisała dziękuję proszę da daje pani panie pana dr chce chcę coś dwa dwie gdyż inne jaka jakie jako jednak każda każde ktoś mamy mniej mogę możemy nasi naszą nic nigdy około one ono panem ponad ponieważ potem robi robić sobie swoim swoją temu tutaj wam was więcej wy',
  approximations: {
    about: 'około|ok|mniej więcej|jakieś|okrągł*|w przybliżeniu|circa|coś koło|koło',
    above: 'ponad|co najmniej|przeszło|z górą|więcej niż|z okładem|nieco ponad|powyżej|grubo ponad|grubo|lekko ponad',
    below: 'prawie|niemal|blisko|niecał*|poniżej|mniej niż|nieco poniżej|najwyżej|nieco|trochę|lekko|do|maksymalnie',
    behind: { above: 'z okładem' },
  },
  calculations: {
    sums: 'razem|łącznie|w sumie|suma|sumie|ogółem|plus|wraz|wyjdzie|wychodzi|daje|dają',
    differences:
      'taniej|drożej|tańsz*|droższ*|pod|nad|więcej|mniej|niż|różnic*|zosta*|reszt*|pozosta*|poniżej|powyżej|zapas*|oszczęd*|wzr*|rośnie|rosną|podroże*|spad*|urosł*|podnie*|podnio*|skocz*|zmniejsz*|obniż*|brak*',
    results: 'średnio|czyli|to|daje|dają|wychodzi|wyjdzie|oznacza|tj|zatem|więc|wyniesie|wynosi',
  },
  taxRates: [23, 8],
  shares: {
    half: 'połow*|pół',
    third: 'trzecia część|trzecią część|jedna trzecia|jedną trzecią',
    quarter: 'ćwierć|jedna czwarta|jedną czwartą',
    fifth: 'jedna piąta|jedną piątą',
  },
  distances: {
    before: 'zostało|pozostało|jeszcze|za|mamy',
    behind: 'przed|po|do|później|wcześniej|od dziś|od dzisiaj',
  },
  conversations: {
    spoken: 'rozmawia*|rozmow*|rozmów*|telefon*|dzwoni*|wideorozm*|wideokonferencj*',
    met: 'spotka*|spotyka*|widzie*',
    encounters: 'wizy*|odwiedzi*|obiad*|kolacj*|lunch*|kaw*|śniadani*|oprowadz*|spacer*',
    shown: 'pokaza*|obejrze*',
    thanks: 'dziękuj*|dzięki|podziękowa*',
    cancelled: 'odwołan*|przełożon*|nie odbył*|nie przyszedł|nie przyszła|anulowan*',
    lastWeek: 'zeszłym tygodniu|ubiegłym tygodniu|poprzednim tygodniu|minionym tygodniu',
    lastMonth: 'zeszłym miesiącu|ubiegłym miesiącu|poprzednim miesiącu',
    lastNight: 'wczoraj wieczorem|wczorajszy wieczór|wczorajszego wieczoru',
    yesterdays: 'wczorajsz*',
    meals:
      'naszym obiedzie|naszej kolacji|naszym lunchu|naszej kawie|naszym śniadaniu|nasz obiad|nasza kolacja|nasz lunch|nasza kawa|obiad z panem|obiad z panią|kolację z panem|kolację z panią',
    metAt:
      'spotkaniu w|spotkanie w|spotkania w|spotkaliśmy się w|widzieliśmy się w|rozmowie w|rozmowa w|wizycie w|wizyta w|obiedzie w|kolacji w|kawie w',
    mealNouns: 'obiad*|kolacj*|kaw*|śniadan*',
    fairs: 'targ*|stoisk*',
    unanswered:
      'poczta głosowa|poczcie głosowej|poczty głosowej|nie odebrał*|nie odbiera*|brak odpowiedzi|nie odpowiad*|zajęte|zostawiłem wiadomość|zostawiłam wiadomość|zostawiono wiadomość|nieodebran*|nie dodzwoni*|bez odpowiedzi|nie udało się|skrzynka|sekretark*|nikt nie|nieobecn*|zajęt*|bez skutku|nieosiągaln*|poczta|abonent',
  },
  attributions: {
    says: 'powiedział*|mówi|mówił*|mówią|wspomniał*|wspomina*|prosił*|prosi|pytał*|pyta|uważa|uważał*|myśli|sądzi|chce|chciał*|woli|wolał*|wolałby|wolałaby|obawia|martwi|proponuje|proponował*|zaproponował*|sugeruje|przypomniał*|ujął|ujęła|słowa|słów|zdanie|zdaniem|według|opinii|pomysł|podoba|podobał*|widzi',
    writes: 'pisał*|napisał*|pisze|post|wpis|wiadomoś*|mail*|komentarz*',
    you: 'pan|pani|panu|państwo|ty|ci|pana słowa|pani słowa',
    first: 'ja|mi|mnie|mój|moja|my|nam|nas|nasz|nasza',
  },
  proposals: {
    proposes:
      'proponuję|proponujemy|proponowałbym|proponowałabym|sugeruję|pasowałby|pasowałoby|pasowałaby|odpowiadałby|odpowiadałoby|co powie|co powiesz|umówmy|spotkajmy|mam czas|mamy czas|jestem dostępn*|mogę zaproponować|możemy zaproponować',
    tags: 'prawda|tak|nie|zgadza się|nieprawdaż',
  },
  pledges: {
    refund:
      'zwracamy|zwrócimy|zwrot pieniędzy|zwrot zaliczki|oddajemy pieniądze|oddamy pieniądze|nic państwo nie płac*|nie płacą państwo|nie zapłacą państwo|nie zapłaci pan*|na nasz koszt',
    gift: 'ani złotówki|ani grosza|nie weźmiemy|nie policzymy|nie naliczymy|nie zapłacą państwo|nie zapłacisz|nic nie zapłac*|dorzucimy|dorzucamy',
    guarantee:
      'gwarantujemy|gwarantuję|możemy zagwarantować|obiecuję państwu|obiecuję panu|obiecuję pani|obiecuję ci|obiecuję wam|obiecujemy państwu',
    guarantees: 'gwaran*',
    free: 'za darmo|darmo*|bezpłat*|gratis|nic nie kosztuje|nie kosztuje nic|bez opłat|bez kosztów|bez dopłat*|bez dodatkowych|w prezencie|nic nie płaci*|nie płaci*',
  },
  positions: {
    names:
      'dyrektor*|dyrektork*|prezes*|wiceprezes*|członek zarządu|członkini zarządu|członka zarządu|członkiem zarządu|kierownik*|kierownic*|szef*|szefow*|menedżer*|menadżer*|manager*|naczelnik*|właściciel*|współwłaściciel*|założyciel*|wspólnik*|wspólniczk*|udziałow*|skarbnik*|księgow*|kontroler*|audytor*|asystent*|sekretark*|sekretarz*|recepcjonist*|specjalist*|koordynator*|pełnomocnik*|kupiec*|zakupow*|handlow*|sprzedawc*|przedstawiciel*|doradc*|konsultant*|inżynier*|technik*|technolog*|architekt*|projektant*|programist*|analityk*|dziennikar*|redaktor*|fotograf*|lekarz*|lekark*|chirurg*|pielęgniar*|dentyst*|weterynarz*|farmaceut*|prawnik*|adwokat*|notariusz*|nauczyciel*|profesor*|trener*|kucharz*|kucharka|piekarz*|sadownik*|rolnik*|ogrodnik*|kierowc*|spedytor*|mechanik*|elektryk*|rzecznik*|brygadzist*|majster*|stażyst*|praktykant*|burmistrz*|wykonawc*|informatyk*|higienist*',
    leading:
      'dyrektor*|dyrektork*|prezes*|kierownik*|kierownic*|szef*|szefow*|menedżer*|menadżer*|manager*|naczelnik*|właściciel*|współwłaściciel*|założyciel*|wspólnik*|wspólniczk*',
    links: 'jako',
    joins:
      'wasz|wasza|nasz|nasza|twój|twoja|jego|jej|państwa|jako|jest|który|która|pan|pana|panu|pani|panią|dr|mgr|inż|nowy|nowa',
    readerIs: 'jest pan|jest pani|pan jest|pani jest|jesteś',
    fillers: 'dziś|dzisiaj|teraz|też|także',
    departments:
      'sales:sprzeda|handlow marketing:market communication:komunika people:zasob|kadr finance:finans|księgow technology:techni it:informatyk production:produkcj|fabryk operations:operac purchasing:zakup logistics:magazyn|spedi quality:jakoś research:badaw|rozwoj engineering:inżynier|konstruk legal:prawn training:szkole customers:klient medicine:medyczn property:nieruchom export:export council:związk reception:recep kitchen:kuchni events:wydarze safety:bezpiecz board:zarząd sites:budow',
  },
  statements: {
    negations:
      'nie|brak|brakuje|nigdy|nikt|nikogo|nic|ani|żad*|odmówi*|odrzuci*|niepodpisan*|niezatwierdzon*|niezamówion*|oprócz|z wyjątkiem',
    without: 'bez|zamiast',
    idioms:
      'nie tylko|bez wątpienia|nie ma problemu|nie ma sprawy|dlaczego nie|czemu nie|nie więcej niż|nie mniej niż|nie później niż|nie wcześniej niż|przede wszystkim|mniej więcej|jeśli państwo|jeśli pan|jeśli pani|po prostu|po polsku|po pierwsze|po drugie|bez zobowiązań|co nie co|tak czy nie|nie lada|nic dziwnego|nie * wcześniej niż|nie * przed|nie ma pośpiechu|nic innego jak|bez vat*|jak nic',
    open: 'może|mógłby|mogłaby|być może|rozważ*|zastanawia*|planuj*|planowan*|plan|plany|chciał*|chce|chcą|możliw*|gdyby|jeśli|jeżeli|ewentualn*|wstępnie|myśl*|waha*|jeszcze|raczej|dopiero|przymierza*|pod uwagę|zależy|czeka*|byłby|byłaby|byłoby|zamierza*|liczą na|negocj*|czy|analiz*|wstępn*|niepewn*|szacuj*|przewidu*',
    due: 'musi|muszą|musiałby|musiałaby|trzeba',
    decided:
      'zdecydow*|zatwierdz*|potwierdził*|potwierdzon*|podpisał*|podpisan*|uzgodni*|postanowi*|zaakceptowa*|ruszył*|kupił*|kupion*|zamówił*|zamówion*|zielone światło|zgodził*|przyklepa*|wybrał*|wybran*|zarezerwowa*|przesądzon*|uchwali*|zapadła decyzja|dogada*|zlecił*|powiedział* tak|zgodzili',
    conditions: 'jeśli|jeżeli|gdyby|o ile|chyba że',
    already: 'już',
    congratulations:
      'gratul*|cieszy mnie|cieszę się|dobrze, że|świetnie, że|dobra wiadomość|super, że|miło mi|cieszymy się|znakomicie, że|wspaniale, że|wspaniała wiadomość|świetna wiadomość|radość',
    lacks: 'brak|brakuje|żad*|nie mamy|nie ma|nie mają|nie mam|nie posiada*|nie korzysta*|nie używa*|nie prowadz*',
    has: 'macie|mają państwo|państwo mają|ma pan|ma pani|używają państwo|używacie|korzystają państwo|sprzedają państwo|sprzedajecie|oferują państwo|w ofercie|prowadzą państwo|wykonują państwo',
    risen:
      'wzrost*|wzrosł*|wzrós*|wzrast*|rośnie|rosną|urosł*|urósł|zwiększ*|wyższ*|skoczył*|poprawi*|podwoi*|podniósł|podniosł*|podniesion*|w górę',
    fallen: 'spad*|maleje|maleją|zmalał*|zmniejsz*|obniż*|niższ*|pogorsz*|stracił*|skurczy*|w dół',
    opposites: [
      ['otwier*|otwar*|otworz*|czynn*', 'zamkn*|zamyk*|nieczynn*'],
      ['wliczon*|w cenie|obejmuje', 'osobno|nie obejmuje|dodatkowo płatn*|poza ceną'],
      ['popiera*|entuzjast*|przychyln*', 'przeciwn*|sceptyczn*|sprzeciwia*'],
      ['tańsz*|taniej', 'droższ*|drożej'],
      ['szybsz*|szybciej|krótsz*|krócej', 'wolniejsz*|wolniej|dłuższ*|dłużej'],
      ['zatrudni*', 'zwolni*|zwalnia*'],
      ['opcjonaln*|dobrowoln*|nieobowiązkow*', 'obowiązkow*'],
    ],
    order: ['przed', 'po'],
  },
};
