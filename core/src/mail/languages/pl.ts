import { calendar } from './calendars/pl.ts';
import type { MailLanguage } from './mail-language.ts';

export const pl: MailLanguage = {
  common:
    'i w na z do nie się jest są to że o od po za dla przez przy oraz lub jak ale czy co który która jestem będę mam mamy pan pani panie państwa państwo proszę dziękuję dzień dobry pozdrawiam poważaniem szanowni moja mój nasza nasz nam mnie już tylko także również wiadomość firma kontakt witam cześć tej tym tego może można jego jej przepraszam',

  closings: `
    [z|pozdrawiam|łączę|serdecznie] … [poważaniem|pozdrowieniami|szacunku|szacunkiem|pozdrowienia|serdecznie|pozdrawiam]
    [pozdrawiam|pozdrowienia|pozdr|serdeczności|dziękuję|miłego dnia|serdecznie pozdrawiam|z góry dziękuję|wesołych świąt] .
    z poważaniem *
    pozdrawiam *
  `,
  disclaimers: `
    [ta|niniejsza|ten|treść] (niniejszej) [wiadomość|wiadomości|e mail|mail|korespondencja] … [poufn*|przeznaczon*|zawiera*|załącznik*]
    jeżeli … [adresatem|omyłkowo|błędnie]
    [administratorem|administrator] … danych (osobowych|pani|państwa|jest) *
    [klauzula|polityka prywatności|rodo|informacja o przetwarzaniu|ochrona danych]
    [pomyśl|zanim|przed wydrukowaniem|chroń] … [środowisk*|wydrukuj*|drzew*]
    przysługuje [pani|panu|państwu|ci] … prawo
    [aby|jeśli|chcesz|jeżeli] (nie) (chcesz|chcą) … [zrezygnować|wypisz się|rezygn*|subskrypcj*|wypisać się]
    [krs|nip|regon] *
    * (*) [przetwarza] (pani|pana|państwa) (dane) *
    [administratorem] (pani|pana|państwa) (danych) *
    [ma pan|ma pani|mają państwo|przysługuje] (pani|panu|państwu) (prawo) *
  `,

  automatic: `
    [automatyczna|automatyczne|automatycznie|odpowiedź] [odpowiedź|powiadomienie|wiadomość|potwierdzenie|wygenerowan*|wysłan*|automatyczna|zwrotna|generowan*]
    [autoodpowiedź|autoresponder|auto odpowiedź|automatyczny autoresponder]
    [wiadomość|mail] (została) (wygenerowana|wysłana|generowana|wygenerowano) (została) [automatycznie|systemowo|przez]
    [wygenerowan*|wysłan*|generowan*] [automatycznie|przez system|przez automat]
    [prosimy|proszę] (o) (na) (nią|niego|ten|tę) [nie odpowiadać|nieodpowiadanie]
    prosimy [na nią|na tę wiadomość|o] nie odpowiadać
    skrzynka nie jest *
  `,
  receipt: `
    [wypełnij|wypełnienie] … ankiet*
    kwarantann*
    pomóż nam *
    [zaakceptowano|zaakceptowane|odrzucono|wstępna akceptacja|wstępnie|odwołano|zaproponowano nowy termin|nowa propozycja godziny|zaakceptował|odrzucił] .
    [zaakceptował|zaakceptowała|odrzucił|odrzuciła|zaproponował|zaproponowała|przyjął|przyjęła] … [zaproszenie|spotkanie|termin|wydarzenie|godzinę]
    [przeczytano|przeczytane|dostarczono|wycofanie|nieprzeczytane|odczytano|usunięto] .
    [twoja|państwa] wiadomość … (została) [przeczytana|odczytana|dostarczona|otwarta|wyświetlona] *
    została przeczytana *
    chce wycofać wiadomość
    [państwa|twoje|twoja|pana|pani|twój] (zgłoszenie|wiadomość|zapytanie|zamówienie|mail|pismo|wniosek|sprawa|aplikacja|e mail|email) … [zarejestrowan*|przyjęt*|wpłyn*|otrzyman*|przekazan*|dotarł*|utworzon*]
    [zgłoszenie|wiadomość|zapytanie|wniosek|korespondencja|sprawa] … [zarejestrowan*|przyjęt*|wpłynęł*]
    [otrzymaliśmy|przyjęliśmy|zarejestrowaliśmy|potwierdzamy] … [zgłoszenie|wiadomość|zapytanie|otrzymanie|wpływ|przyjęcie|zamówienie|aplikację|mail|wniosek|odbiór|email]
    potwierdzenie [wpływu|otrzymania|przyjęcia|odbioru|przeczytania|rejestracji|odczytania|zamówienia] *
    [numerem|numer|nr] (zgłoszenia|sprawy|referencyjny|ticketu|sprawą) [zgłoszenia|sprawy|referencyjny|ticketu]
    pod [numerem|nr] #
    [odpowiemy|odpowiedź|skontaktujemy|odpowiadamy|rozpatrzymy] … [w ciągu|terminie|godzin|dni roboczych|niezwłocznie|najszybciej|w terminie]
    [dużą ilość|duża liczba|zwiększoną liczbę|dużą liczbę|duże zainteresowanie] *
    [potwierdź|kliknij|zweryfikuj] … [człowiekiem|robotem|link|nadawcę]
    [newsletter|biuletyn] *
    w tym numerze *
    [zobacz|wyświetl|otwórz] … (w) przeglądarce
    [ankieta|oceń nas|oceń obsługę|jak oceniasz|badanie satysfakcji] *
    [otrzymujesz|otrzymałeś] (tę|tego) [tę|tego] [wiadomość|maila|newsletter] … [ponieważ|bo]
    dziękujemy za (kontakt|zgłoszenie|przesłanie|aplikację|nadesłanie|przesłaną aplikację) [z|zgłoszenie|aplikacji|cv|aplikację|kontakt] *
    [przewidywany|szacowany] czas [reakcji|odpowiedzi] *
    o niezmienianie tematu
    [bok|biuro obsługi] (klienta) *
    [zgłoszenie|sprawa|zapytanie|wiadomość|wniosek] (nr|o|numer|została|zostało|państwa) [nr|numer|o numerze|została przyjęta|zostało przyjęte|zostało zarejestrowane|została zarejestrowana|czeka w kolejce] *
    [odpisujemy|odpowiadamy|odpowiedź|czas odpowiedzi|odpowiedzi] … [dni roboczych|godzin|z poślizgiem|z opóźnieniem|w kolejności]
    [więcej maili|więcej wiadomości|więcej zapytań|dużo zgłoszeń|wiele zgłoszeń|mnóstwo zapytań|urwanie głowy|dużą liczbę|dużej liczby|duża liczba|wzmożony|zwiększoną] *
    (czeka) w kolejce *
  `,
  absenceSubject: `
    [nieobecność|nieobecny|nieobecna|urlop|urlopu|na urlopie|zwolnienie|zwolnienie lekarskie|poza biurem|delegacja|w delegacji|zamknięte|zamknięty|zamknięta|nieczynne|nieczynna|nieczynny|przerwa|przerwa świąteczna|macierzyński|urlop macierzyński|urlop wypoczynkowy|l4|wakacje|out of office|ooo|jestem na|biuro nieczynne|ferie|przerwa urlopowa|dzień wolny|wolne|chorobowe|wyjazd|inwentaryzacja|święta] *
    [powrót|wracam] [w|do|po|dnia|od] *
    poza [biurem|firmą|domem] *
    (dziś|dzisiaj) [mnie nie ma|nieobecn*]
    na [zebraniu|spotkaniu|spotkaniach|szkoleniu|naradzie|rozprawie] .
  `,
  away: `
    . [na urlopie|urlop|na zwolnieniu|na l4|poza biurem] .
    [leżę|dochodzę do siebie|rekonwalescencj*] (w|po|z) [w łóżku|w szpitalu|po operacji|po zabiegu|z gorączką] *
    [stoję|jestem|będę|siedzę] … [na targach|na szkoleniu|na kursie]
    [jestem|będę|przebywam|jesteśmy|będziemy|pozostaję|znajduję się|jestem obecnie|bede] … [na urlopie|na urlopie wypoczynkowym|na urlopie macierzyńskim|na urlopie rodzicielskim|na urlopie wychowawczym|poza biurem|poza firmą|poza domem|nieobecny|nieobecna|nieobecni|na zwolnieniu|na zwolnieniu lekarskim|w delegacji|w podróży służbowej|w podróży|na wyjeździe|na szkoleniu|na konferencji|na targach|na l4|chory|chora|na chorobowym|na opiece|na wakacjach|niedostępny|niedostępna|na macierzyńskim|na wychowawczym|w szpitalu|na spotkaniu|na spotkaniach|za granicą|w trasie|na budowie do|na wczasach|bez dostępu|w sądzie|na rozprawie|na feriach|nieuchwytny|nieuchwytna|na kwarantannie|na wyjazdowym|w terenie|na zasłużonym|urlopie|na urlopie bezpłatnym|na opiece nad]
    [urlop|urlopie|nieobecność|nieobecny|nieobecna|zamknięte|zamknięta|nieczynne|nieczynna|zwolnienie|zwolnieniu|delegacja|poza biurem|wolne] (wypoczynkowy|lekarskie|lekarskim|wypoczynkowym) [do|od|w dniach|w dniu|w terminie|w okresie|przez|z powodu|#] *
    [do|od|w dniach|w terminie|w okresie|w dniu|obecnie|aktualnie|dziś|dzisiaj|jutro|z powodu] … [jestem|będę|przebywam|nie ma mnie|mnie nie ma|nie będzie mnie|mam urlop|biuro jest|nie będę] *
    [jestem|będę] nieobecn* *
    [podczas|w trakcie|w czasie] (mojej|mojego|naszej|urlopu) (nieobecności|urlopu) [nieobecności|urlopu|mojej] *
    [biuro|firma|sklep|hurtownia|zakład|gabinet|kancelaria|urząd|salon|sekretariat|magazyn|szkoła|teatr|restauracja|poradnia|pracownia|oddział|kasa|nasza firma|nasze biuro] … [nieczynn*|zamknięt*|będzie nieczynn*]
    [jesteśmy|będziemy|będzie|jest|są|pozostanie] (dziś|dzisiaj|w tym czasie|zatem) [nieczynn*|zamknięt*]
    [nie ma mnie|mnie nie ma|nie będzie mnie|mnie już nie ma|mnie nie będzie] [w|dziś|dzisiaj|jutro|do|już] *
    [nie ma mnie|mnie nie ma|nie będzie mnie|mnie już nie ma|mnie nie będzie] *
    nie [mam|będę miał|będę miała|mamy|będę mieć] [stałego|regularnego|w tym czasie] dostępu do *
    [ograniczony|utrudniony|brak|bez|sporadyczny] (dostęp|dostępu) [dostęp|dostępu|kontakt|dostępem] (do) *
    nie [odbieram|czytam|sprawdzam|odpisuję|odpowiadam|będę odbierać|będę odpowiadać|będę sprawdzać|będę czytać|będę odpisywać] [poczty|na|maili|w tym|wiadomości|telefonów|e maili|tych|mojej|do] *
    [dziś|dzisiaj|jutro|cały dzień] (jestem|mam|będę) (na|wolne|w|urlop|poza) * [szkoleniu|sądzie|delegacji|terenie|wolne|spotkaniach|lekarza|budowie|biurem|urzędzie|konferencji|urlop]
    [biorę|wzięłam|wziąłem|mam|korzystam|przebywam] (sobie|z|na|dziś|dzisiaj|krótki) [urlop|wolne|urlopu|urlopie|dzień wolny|l4|opiekę] *
    [wyjechałem|wyjechałam|wyjeżdżam|odpoczywam|urlopuję] *
    do odwołania *
    święto * [niepodległości|konstytucji|pracy|zmarłych]
    [przerwa|przerwę] (świąteczna|urlopowa|wakacyjna|świąteczną|urlopową) [świąteczna|urlopowa|wakacyjna|świąteczną|urlopową|technologiczna] *
    [siedzę|jestem|będę] (dziś|do|na|w|cały|dzisiaj|teraz) … [w sądzie|na spotkaniach|na spotkaniu|na budowie|na szkoleniu|na sali|na zebraniu|na naradzie|na targach|na konferencji|na rozprawie|w trasie]
    (podczas|w czasie|na czas) (jego|jej) nieobecności
    [chore|chory|chora] [dziecko|syn|córka] *
    [dziecko|syn|córka] (jest|mi|się) [chor*|zachorował*|rozchorował*] *
    [nikogo nie ma|nie ma nikogo|nikogo nie będzie|nie będzie nikogo]
    [na morzu|w terenie]
    [słaby|kiepski|bez|ograniczony] [zasięg|zasięgu|internet|internetu]
    proszę nie oczekiwać *
    nie pracuję (teraz|obecnie|przez) … [czas|okres|dłuższy]
    z [powodów|przyczyn] [zdrowotnych|rodzinnych|losowych]
    [mam|mamy] (też|wtedy|teraz) [wolne|wolny dzień|urlop]
  `,
  absenceStems: `
    urlop*
    nieobecn*
    zwolnieni*
    zamknięt*
    nieczynn*
    delegacj*
    poza biurem
    chor*
    wracam
    wrócę
    powrót
    powrocie
    szkoleni*
    konferencj*
    wolne
    święt*
    macierzyńsk*
    zastęp*
    wyjazd*
    ferie
    przerw*
    niedostępn*
    służbow*
    zdrowotn*
  `,
  returning: `
    (do|przy) komput* [dopiero|wracam|siądę|usiądę|będę]
    [wracam|wrócę] (do|przed) [do komputera|przed komputer|do biurka]
    [przeczytam|odpowiem|odpiszę] (na) (wszystko) potem
    nie [znam|wiem] … [daty powrotu|terminu powrotu|kiedy wrócę]
    [wracam|wrócę|powracam|powrócę|wracamy|wrócimy|powrót|otwieramy|otworzymy|będę z powrotem|będę ponownie|jestem z powrotem|będę dostępn*|ponownie|z powrotem|wznawiamy|wznowimy|wznowienie|będę już] (do|w|biurze|pracy|biura|dostępny|dostępna|planowany|do pracy|do biura|planuję|pracę|działalność|na) (do|w|biurze|pracy|biura|dostępny|dostępna|planowany|do pracy|do biura|planuję|pracę|działalność|na) (biura|pracy) [w|we|do|dnia|po|od|poniedziałek|wtorek|środę|czwartek|piątek|jutro|za|#|po południu|planowany|z początkiem|na] *
    po [moim|naszym|ponownym] (powrocie|powrotem) [powrocie|otwarciu|moim|powrotem] *
    po powrocie
    [odpowiem|odpiszę|odpowiemy|skontaktuję się|zapoznam się|oddzwonię|odniosę się|przeczytam|odpisujemy|odpowiedzi udzielę] … [po powrocie|po|niezwłocznie|jutro|w poniedziałek|gdy|kiedy|jak tylko|po urlopie|powrotu|wtedy|jak wrócę]
    [jak tylko|gdy|kiedy] (wrócę|będę|powrócę) [wrócę|będę|powrócę] *
    (o) wznowieniu [pracy|działalności] *
    odpowiedź może *
    będę po #
    wtedy odpiszę
    jutro (z) [z samego rana|rano|z rana]
  `,
  deputy: `
    [w|przypadku|sprawach|razie] (sprawach|przypadku|spraw|bardzo) … [pilnych|pilnej|nagłych|niecierpiących|pilnego|awaryjnych|ważnych|potrzeby]
    [proszę|prosimy|prosze] (o) (kontakt|kontaktować|dzwonić|kierować|pisać|kontaktowanie) … [z|pod|się z|na adres|do|kontakt z|kontakt pod|na nr|numer]
    korespondencję [proszę|prosimy|prowadzi|pilną] *
    [zastępuje|zastąpi|zastępstwo|zastępują] [mnie|pełni|:] *
    [wiadomość|wiadomości|mail|maile|skrzynka] (nie) (nie) [nie będą|nie są|nie będzie|nie zostanie|nie jest] *
    nie [są|będą|jest|zostanie|będzie] [czytan*|przekierowan*|przekazan*|przekazywan*|odczytan*|monitorowan*] *
    [dziękuję|dziękujemy] za [wiadomość|maila|kontakt|e mail|przesłaną|państwa|mail|e maila|wiadomości] *
    w (tym|międzyczasie) [czasie|międzyczasie] *
    (moje) [obowiązki|sprawy] [przejmuje|prowadzi|przejął] *
    przepraszam za [utrudnienia|niedogodności] *
    jak się pali *
  `,
  partTime: `
    w biurze [bywam|jestem] (tylko|wyłącznie|jedynie) (w|we) @day *
    [odpowiadam|odpisuję|czytam] … [tylko|wyłącznie|jedynie] w te dni
    [pracuję|jestem w biurze|jestem w pracy|dostępny jestem|dostępna jestem] (tylko|od|we|w|na|wyłącznie) [w @day|od @day|@day|na pół etatu|na część etatu|w niepełnym|wyłącznie|tylko] *
    (w|we) @day (i|oraz) … [nie pracuję|mam wolne|nie ma mnie|jestem niedostępn*]
    [pół etatu|niepełny etat|część etatu|niepełnym wymiarze]
    (moje) dni [pracy|robocze|wolne] (to) *
    pracuję … @day
    @day (są|jest|to) [moim|mój|moje|moimi] [dniem wolnym|dzień wolny|dni wolne|dniami wolnymi] *
    [godziny|dni] (mojej) pracy *
    [poza tymi|w pozostałe|w inne] (dniami|godzinami|dni) *
    [zastaną mnie|zastać mnie|dostępny|dostępna] … @day
  `,
  person: `
    może (w|za) [jesienią|wiosną|zimą|przyszłym roku|rok|innym razem]
    nie [mam|będę miał|będę miała|mamy|będziemy mieć] (na to) czasu
    zadzwonię *
    jestem pod numerem *
    dodaję … do kopii
    [on|ona|który|która] jest … [na urlopie|na zwolnieniu|na macierzyńskim|w delegacji|nieobecny|nieobecna|na l4]
    (nie) [jestem|jesteśmy|bardzo|mnie|nas] (bardzo) [zainteresowan*|interesuje|interesują]
    [brzmi|to] [ciekawie|interesujące|interesująco|dobrze|ciekawe]
    [dziękuję|dzięki|dziękujemy] (bardzo) [za ofertę|za przesłaną ofertę|nie|ale|za propozycję|na razie]
    nie [skorzystam|skorzystamy|potrzebuję|potrzebujemy|planujemy|mamy budżetu|mamy potrzeby|mam czasu]
    [proszę|prosze|prosimy] (mi|nam|o|do mnie|śmiało) (o|do) (mnie) [zadzwonić|dzwonić|telefon|przesłać|przesłanie|wysłać|podesłać|ofertę|wycenę|cennik|kontakt telefoniczny|pisać|napisać|przypomnieć|odezwać|szczegóły|link|śledzić]
    [zadzwoń|zadzwońcie|napisz|wyślij|podeślij|prześlij|odezwij|przypomnij|niech pan|niech pani|podajcie|przyślij|wyślijcie|przyślijcie]
    (czy) [możemy|mógłby pan|mogłaby pani|możecie|mogą państwo|macie|może pan|może pani|moglibyśmy] *
    [pasuje|odpowiada|pasowałby|odpowiadałby|pasuje mi]
    [cena|ceny|cennik|wycena|wycenę|ile to kosztuje|ile kosztuje|integracja|integracji]
    [mamy|współpracujemy|korzystamy|używamy] już *
    [nie ta osoba|niewłaściwa osoba|to nie ja|nie zajmuję się|tym zajmuje się]
    przepraszam za [późną|opóźnienie|zwłokę|to|brak|późno]
    wysłan* z [mojego|iphone|telefonu|urządzenia]
    piszę z telefonu
    [pogadamy|porozmawiamy|porozmawiajmy|zdzwonimy się|umówmy się|do usłyszenia|do zobaczenia|dogadamy]
    [przekażę|przekazałam|przekazałem|zapytam|sprawdzę|zastanowię się|przemyślę|omówię|zapoznamy|rozważymy|przejęłam|przejąłem|uprzejmie informuję że jako]
    [gratuluję|powodzenia|brawo]
    [dobra|okej|zgoda|jasne|pewnie] .
    [pana|pani|wasza|państwa] [oferta|propozycja|produkt|system|cena|uczciwość]
    temat ciekawy
    nie mam .
    ale (w|we) @day *
    [przekazałam|przekazałem|przesłałam|przesłałem|przekazaliśmy|podałam|podałem] [pana|pani|państwa|twoją|tę|maila|wiadomość|to|ją|go] *
    [proszę|prosimy] (o) (przesłanie|przysłanie|przesłać|przysłać) [przesłanie|przysłanie|przesłać|przysłać] (nam|mi|oferty|ofertę|cennik*) [oferty|ofertę|cennik*|nam|mi] *
    [zasadniczo|w zasadzie|co do zasady] (to) [tak|nie]
    [przeczytałem|przeczytałam|czytałem|czytałam] *
    [proszę|prosimy] (o) [zaproponować|propozycję|podać] *
    (na mnie) nie czekać *
    [może zdecydować|dodałam go|dodałem go|w kopii] *
    @day (po|rano|od|o) … [byłby możliwy|byłaby możliwa|pasuje|może być|możliwy|możliwa|mogę|da radę]
  `,

  leftMyself: `
    [mam|miałem|miałam] (swój|mój) [ostatni dzień pracy|ostatni dzień .|ostatni dzień w|ostatni dzień u]
    [zakończyłem|zakończyłam|kończę] (swoją|moją|już|z dniem) … [współpracę|pracę|zatrudnienie|karierę|stosunek]
    (rozstałem|rozstałam) [rozstałem się|rozstałam się] z *
    [odszedłem|odeszłam|odchodzę] (już) [z firmy|ze spółki|na emeryturę|do innej|z pracy|od|z końcem]
    (już) nie [jestem pracownikiem|jestem już|współpracuję|jestem zatrudnion*] *
    już (tam|tu|tutaj|u nich) nie pracuję
    (już) nie pracuję (już) (w|dla) [firmie|spółce|dla|tutaj|tu|już|w|tej|na]
    [przeszedłem|przeszłam|przechodzę|jestem] (już|od) … na (zasłużoną|zasłużonej) [emeryturę|emeryturze]
    [mój|moja] (ostatni) [dzień pracy|umowa|staż|praktyka|kontrakt|dzień w] … [zakończy*|dobieg*|wygas*|był|to|skończy*|jest]
    [zmieniłem|zmieniłam|objąłem|objęłam] (nowe) [stanowisko|pracę|dział|funkcję|miejsce|firmę|pracodawcę]
    zmiana [stanowiska|pracy|osoby kontaktowej]
    [przeszedłem|przeszłam|przeniosłem się|przeniosłam się] do [innego|działu|nowego|innej]
    [moje obowiązki|moje sprawy] … na stałe
    [mój następca|moja następczyni|nowa osoba kontaktowa|nowy opiekun] *
    (od) … [pracuję|jestem|przeszedłem|przeszłam|zostałem przeniesiony|zostałam przeniesiona|zmieniłem|zmieniłam] (już|teraz|w|do|na) (innym|innego|nowym|dziale|działu|inny) [innym|innego|nowym|działu|inny dział|dział|stanowisko|innej|nowe stanowisko] *
    (już) nie (zajmuję|odpowiadam|jestem|prowadzę) (się) (już) [zajmuję|odpowiadam|jestem odpowiedzialn*|prowadzę] (się) (już) *  [za|tym|tymi|zakupami|tematem|tematami|sprawami|odpowiedzialn*]
    pracuję (teraz|obecnie) w innej *
    [nowy|nowa|nowym] [kontakt|osoba kontaktowa|opiekun|kontaktem] *
  `,
  leftOther: `
    nie ma (go|jej) już [u nas|z nami|w firmie]
    stanowisko jest [nieobsadzone|wolne]
    [już nie|nie] pracuje (już) [u nas|w naszej|w firmie|w spółce|tu|tutaj|dla|już|w tym]
    już nie pracuje
    u nas nie pracuje
    (już) nie [jest już pracowni*|jest pracowni*|współpracuje|jest zatrudnion*|jest już zatrudnion*|jest już naszym|jest już u nas] *
    [zakończył|zakończyła|zakończyli] (już|swoją|z nami) [współpracę|pracę|zatrudnienie|karierę]
    [odszedł|odeszła|odeszli] (już) [z firmy|z pracy|ze spółki|z naszej|na emeryturę|od nas|do konkurencji|do innej|na rentę|z końcem|na zasłużoną]
    [zwolnił się|zwolniła się|została zwolniona|został zwolniony|złożył wypowiedzenie|złożyła wypowiedzenie]
    [przeszedł|przeszła|jest|poszła|poszedł|odeszła|odszedł] (już|od|w|z) … (zasłużoną|zasłużonej) [na emeryturę|na emeryturze|na rentę|na zasłużoną|emeryturę|emeryturze|na swoje]
    [zmienił|zmieniła] [pracę|pracodawcę]
    [zmarł|zmarła|odszedł|odeszła|nie żyje] (nagle|w|dnia|po|niestety|od nas) *
    [śmierć|śmierci|odejście|odejściu] [pana|pani|naszego|naszej] *
    (już) nie (pracuje|jest|zajmuje) (już) [pracuje|jest|zajmuje się] (u|od|w|z|już|tu|tutaj|tym|tymi|naszym) [nas|dwóch|firmie|kwietnia|stycznia|lutego|marca|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|roku|naszej|tutaj|tym|pracownikiem|miesiąca]
    [przeszedł|przeszła|został przeniesiony|została przeniesiona|przeniósł się|przeniosła się|zmienił dział|zmieniła dział|awansował|awansowała] [do|na|w|z] *
    [odszedł|odeszła|odeszli] [z|ze|od|do|na|w] *
    [nie jest już|nie jest] (już) (naszym|naszą|pracownikiem) [naszym|naszą|pracownikiem|pracownicą|związany|związana] *
    pracuje (teraz) [gdzie indziej|w innej|dla innej]
    (podjął|podjęła) nowe (wyzwania|wyzwanie|zawodowe) [wyzwania|wyzwanie|zawodowe|zawodowych] *
    nie jest już do *
  `,
  leftStems: `
    obowiązki
    przygod*
    emerytur*
    nie pracuj*
    odszed*
    odeszł*
    odchodz*
    zakończył*
    zmarł*
    śmier*
    pożegnan*
    do widzenia
    nowe wyzwania
    nowe stanowisko
    nowych obowiązk*
    następc*
    likwidacj*
    upadłoś*
    rozwiązan*
    już nie
    nie jest już
    zwolnił* się
    staż*
    rozstał*
    ostatni dzień
    z końcem
    ostatniego dnia
    żegna*
    zamknęliśmy
    zamykamy działalność
    przejął
    przejęła
    przejmuje
    zdałem
    zdałam
    oddałem
    oddałam
    z żalem
    z przykrością
    dobieg*
    [adres|skrzynka|konto] … [wyłączon*|usunięt*|zlikwidowan*|zamknięt*|dezaktywowan*|wygaszon*]
    nowa droga
    rozdział
    po raz ostatni
    były pracownik
    była pracownica
    rozstaj*
    na stałe
    wypowiedz*
  `,
  companyEnded: `
    [działalność|działalności|firmę|jdg] … [wyrejestrowałem|wyrejestrowałam|wyrejestrowana|zamknąłem|zamknęłam|wykreśliłem|wykreśliłam]
    [wyrejestrowałem|wyrejestrowałam|zamknąłem|zamknęłam] … [działalność|firmę|jdg]
    [zakończył*|zakończyliśmy|zaprzestał*|zawiesi*|kończymy|zlikwidował*] (z dniem|swoją|prowadzenia|definitywnie) … [działalność|działalności]
    [firma|spółka|sklep|biuro|działalność] … [zlikwidowan*|w likwidacji|wykreślon*|w upadłości|rozwiązan*|sprzedan*|nie istnieje|definitywnie zamknięt*|zamknięt* na stałe]
    [w upadłości|w likwidacji|wykreślenie z ceidg]
    [zamyk*|zamkn*|nieczynn*] … [na dobre|na zawsze|na stałe|definitywnie]
    [na dobre|na zawsze|na stałe|definitywnie] … [zamyk*|zamkn*]
    [ta osoba|ten pracownik|adresat|adresatka|odbiorca|ten użytkownik] … [już nie|nie … już|odszedł|odeszła]
  `,
  otherInbox: `
    [obsługuję|odpisuję|odbieram|sprawdzam|przeglądam|czytam|prowadzę|odpowiadam] (z|jego|jej) … [pocztę|skrzynkę|maile|maila|skrzynki|poczty]
    (jego|jej) [poczta|maile|wiadomości|skrzynka|korespondencja] … [do mnie|na mój adres|u mnie|przejęłam|przejąłem]
    [odpisuję|odpowiadam|piszę] (w|za|z) [imieniu|jego|jej|upoważnienia] *
    jestem * i [przejęłam|przejąłem|zastąpiłam|zastąpiłem] *
  `,

  removal: `
    [dość|starczy] (proszę) [nigdy więcej|więcej nie]
    . [więcej nie|ani jednego więcej] proszę
    nie potrzebuj* (już) (więcej) [takich|tych|więcej] … [maili|wiadomości|e maili]
    (proszę) nie [nalegać|naciskać]
    nie [pisał|pisała|pisali|wysyłał|wysyłała|kontaktował] (pan|pani) (do|się) [do mnie|do nas|mnie|nas|więcej|się]
    [dość|koniec] (tego|z tym|tych|z) [spamu|spamem|spam|maili]
    [nie] [więcej|już|dalej] [pisać do|wysyłać|przysyłać|kontaktować|dzwonić do|niepokoić|nękać|przesyłać mi|naciskać|pisać]
    [nie] [pisać do|wysyłać|przysyłać|kontaktować|dzwonić do|niepokoić|nękać|przesyłać mi|naciskać|pisać] [więcej|już|dalej]
    nie [przysyłać|wysyłać|pisać|przesyłać|dzwonić] (mi|nam|do mnie|do nas) (więcej|już) [mi|nam|więcej|już|do mnie|maili|takich|żadnych|ofert]
    [usunąć|wykreślić|skasować|usunięcie] (nas|mnie) z *
    [usuńcie|usuń|usuncie|wypiszcie|wypisz|wykreślcie|wykreśl|skreślcie|skasujcie|usunąć|wypisać|wykreślić|skasować|skreślić|wykasować|usunięcie|wypisanie|wykreślenie|wykasujcie] (proszę|natychmiast) [mnie|mój|moje|moich|mojego|nas|nasz|nasze|naszych|naszego|ten adres|tego adresu] *
    [mnie|nas] (proszę|natychmiast) [wypisać|usunąć|wykreślić|skreślić|wypiszcie|usuńcie|skasować] *
    [mojego|moich|mój|moje|naszego|nasz|naszych] (e) [adresu|adres|danych|dane|maila|numeru] … [usunąć|usunięcie|z bazy|z listy|z waszej|z państwa|wykreślić|skasować|usunięte|usunięty|wykasować]
    [proszę|prosimy|prosze|żądam|żądamy|domagam się|wnoszę|wnosimy|wzywam|będę wdzięczn*|chciałbym|chciałabym] … [usunięcie mo*|usunięcie na*|usunięcie danych|usunięcie adresu|ich usunięcie|niezwłocznego usunięcia|usunięcia mo*|wypisanie|wypisać|zaprzestanie|wykreślenie|niekontaktowanie|nie kontaktować|nieprzesyłanie|niewysyłanie|zaprzestania|zaprzestać|wykreślić|niepisanie|ich niezwłocznego]
    [do mnie|do nas] (więcej|już) nie [pisać|wysyłać|mailować|pisz|piszcie]
    nie [pisać|wysyłać|przesyłać|przysyłać|mailować|piszcie|wysyłajcie|przysyłajcie|wysyłaj|przysyłaj] [.|do mnie|do nas|mi|nam|więcej|już|maili|mejli|ofert|reklam|takich|żadnych|kolejnych|dziękuję|nic]
    nie kontaktujcie
    nie [życzę|życzymy] sobie *
    nie [chcę|chcemy] (już|więcej) [otrzymywać|dostawać|więcej|kolejnych|takich|żadnych] (maili|wiadomości|od|ofert|mailów|reklam|tych|takich|waszych|państwa) *
    nie (piszcie|pisz) [piszcie|wysyłajcie|przysyłajcie|kontaktujcie|dzwońcie|przysyłaj|wysyłaj|pisz] (do|mi|nam|już|się|więcej) [mnie|nas|mi|nam|więcej|już|ze mną|z nami|żadnych|do]
    [przestańcie|przestań|skończcie|dość|zaprzestańcie|przestać] (już|do mnie|mi|wreszcie|nam) [pisać|wysyłać|spamować|z tym|maili|przysyłać|dzwonić|nękać|tych|z tymi]
    [żadnych] (więcej|dalszych|kolejnych) [maili|wiadomości|ofert|reklam]
    [wnoszę|zgłaszam|składam|wnosimy] … sprzeciw
    sprzeciw wobec *
    [cofam|wycofuję|odwołuję] … zgod*
    [prawo do|bycia] [zapomnienia|zapomnianym]
    [skarga|skargę|zgłoszę|zawiadomię|skargą] … [uodo|uokik]
    [niezamówion*|niechcian*] … [handlow*|mail*|wiadomoś*|reklam*]
    dajcie (mi|nam) (święty) spokój
    [natychmiast|niezwłocznie] [usunąć|wypisać|zaprzestać] *
    [usunięcie|usunięcia|wykreślenie] … z (waszej|państwa|bazy|listy|swojej) [bazy|listy|waszej|państwa|swojej|adresowej|danych]
    [już|więcej|mnie|mi|nam|nas] (więcej|już) nie [pisać|pisz|piszcie|przysyłać|przysyłaj|przysyłajcie|wysyłać|wysyłaj|pisali|pisał|pisała]
    [niech|to] (to|ten|był|będzie|jest) (był|będzie) (ostatni) ostatni* [mail|wiadomość]
    [dość|wystarczy|koniec|żadnych więcej|bez więcej] (już) (tych) [maili|mejli|wiadomości|tego|spamu]
    [proszę|prosiłbym|prosiłabym|prosimy|czy|mógłby|mogłaby|wolałabym|wolałbym|żeby|aby] … nie [do mnie|do nas|mi|nam|mnie|nas|już|więcej] (już|więcej) [pisać|pisał*|przysyłać|przysyłał*|wysyłał*|kontaktować|kontaktował*|dostawać|otrzymywać]
    [proszę|prosiłbym|prosiłabym|prosimy|wolałabym|wolałbym|żeby|aby] … nie [pisał*|przysyłał*|wysyłał*|kontaktować|kontaktował*|dostawać|otrzymywać]
    [więcej|już] … nie [pisać|pisał*|przysyłać|przysyłał*|wysyłać|wysyłał*|dostawać|otrzymywać|kontaktować]
    [o niepisanie|o nieprzysyłanie|o niewysyłanie|o zaprzestanie|przestać pisać|przestać wysyłać|zaprzestać wysyłania] *
    [mi|nam|mnie] … [oszczędzić|oszczędzenie|oszczędźcie] (mi|nam) [takich|tego|podobnych|dalszych|kolejnych] *
    [lista wykluczeń|listy wykluczeń|listę wykluczeń|czarną listę|czarna lista|lista robinsona|listy sprzeciwów]
    [powstrzymać się|powstrzymanie się|zaniechać|zaniechanie|zaprzestać|zaprzestanie] (od) (dalszego|przesyłania|wysyłania|wysyłki|kontaktu) *
    o [brak|zaprzestanie] (dalszego|jakiegokolwiek) kontaktu
    [mnie|nas] (stamtąd|z tego|stąd) [wypisać|wykreślić|usunąć|skreślić|wypisz|usuń|skreśl]
    nie [chcę|chcemy|życzę sobie|życzymy sobie|zamierzam] … (być) (więcej|dłużej|już) [niepokojon*|nękan*|kontaktowan*|nagabywan*|zasypywan*] *
    nie [wyrażam|wyrażałam|wyrażałem|wyraziłam|wyraziłem|udzielałam|udzielałem|udzieliłam|udzieliłem] … zgody
    nie [korzysta*|używa*] (więcej|już) (z) [z tego adresu|tego adresu|więcej z tego|mojego adresu]
    nie [będzie|będą|będziecie] (pan|pani|państwo) (już|więcej) (do mnie|do nas) … [pisał*|pisać|wysyłał*|wysyłać|kontaktował*]
    (wolałabym|wolałbym) [nie dostawać|nie otrzymywać] (od|już|więcej) *
  `,
  takeOut: `
    [usun*|usuń|wykreśl*|skreśl*|wypisz*|wypisać|wypisanie|wyrzuc*|wymaz*|skasow*|skasuj*|wycof*|usunięc*|usunięt*|wykasow*|zdjąć|zdejm*]
  `,
  lists: `
    [z|ze|od] (waszej|waszych|państwa|pana|pani|tej|tych|wszystkich|swojej|swoich|twojej) [list|lista|listy|liście|baz|bazy|bazie|baza|newsletter*|mailing*|subskrypcj*|rejestr*|system*|crm|kontakt*|wysył*|adresow*|spis*|rozdzielnik*]
  `,
  erase: `
    [usuń|usuńcie|usunąć|usuniecie|usunięcie|usunięcia|usuwa|wykreśl|wykreślić|wykreślcie|skreśl*|skasuj*|skasować|wymaż*|wymazać|zapomn*|wypisz*|wypisać|wykasuj*|wykasować]
  `,
  ownData: `
    [mój|mojego|moje|moją|mojej|moich|nasz|nasze|naszego|naszych|ten|tego|mnie|nas] … [adres*|dane|danych|mail*|e mail*|kontakt*|numer*|nazwisk*|firm*]
    [mnie|nas] [z|.|proszę|natychmiast|stąd]
  `,
  stop: `
    [nie [pisz*|wysyłaj*|przysyłaj*|kontaktuj*|dzwoń*|ślij*] więcej|więcej nie|nigdy więcej|dość|dosyć|przestań*|przestac*|przestać|koniec|zaprzesta*|stop|żadnych|nie życz*|zaniecha*]
  `,
  writing: `
    [pis*|wysył*|przysył*|wysyłanie|wysyłać|przysyłać|słać|slac|mail*|maile|maili|e mail*|kontakt*|wiadomoś*|reklam*|spam*|ofert* handl*|dzwoni*|nęka*|niepoko*|otrzymyw*|dostawa*|nagabyw*|zawraca*|korespondenc*]
  `,
  removalSubject: `
    [sprzeciw|wypisz|wypis|usunięcie|usunięcie danych|rezygnacja|stop|unsubscribe|żądanie]
    [żądanie|wniosek|prośba|wezwanie] (o|do) (usunięci*|zaprzestani*|wypisani*|wykreśleni*) [usunięci*|zaprzestani*|wypisani*|danych|wykreśleni*] *
    [rodo|gdpr|art 17|art 21]
  `,

  calendar,
};
