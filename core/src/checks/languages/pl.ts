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
};
