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

  calendar,
};
