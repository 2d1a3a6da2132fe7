import { calendar } from './calendars/sv.ts';
import type { MailLanguage } from './mail-language.ts';

export const sv: MailLanguage = {
  common:
    'och att det som en ett är jag vi du ni han hon den de inte på för med av till från om har hade kan ska skulle vill mig dig oss er min mitt mina vår vårt din ditt era ert men också så hej tack vänliga hälsningar hälsning mvh ditt mejl mail kontakta gärna eller vid när var här där under nu just eftersom',

  closings: `
    [med|vänliga|bästa|vänlig|varma|många|soliga] [vänlig|vänliga|bästa|varma] [hälsning|hälsningar]
    [hälsningar|mvh|vh|vänligen|hälsning|tack|kram|allt gott|bästa hälsningar|bh|tack på förhand] .
    [mvh|hälsningar|vänligen|vänliga hälsningar] *
    [ha|önskar] … [bra|fin|trevlig] [dag|helg|sommar] .
  `,
  disclaimers: `
    [detta|det här] [mejl|meddelande|e postmeddelande|mail|e mail] … [konfidentiell*|avsett|sekretess*|bifogade|avsedd*]
    om du [inte är|har fått|fått] … [avsedda|av misstag|fel]
    så (här) [behandlar|hanterar] … personuppgifter
    [personuppgifter|integritetspolicy|sekretess|ansvarsfriskrivning]
    [tänk på|värna om] miljön
    vill du inte (längre) [få|ha|ta emot|att vi] *
    läs (mer) om … [personuppgifter|gdpr|integritet]
    [avregistrera dig|avsluta prenumeration*] *
    * (*) (*) [behandlar|hanterar|sparar] (dina|era) (personuppgifter) *
    [du|ni] har rätt att *
    informationen i (detta|det här) *
    har du fått (detta|mejlet|det här) *
  `,

  automatic: `
    [automatiskt|automatisk|autogenererat|automatiska] (skickat) [svar|meddelande|mejl|e post|mail|besked|e postsvar|bekräftelse|genererat|svarsmeddelande|e postmeddelande]
    [autosvar|autoreply|automatsvar|frånvaromeddelande|frånvaroassistent]
    [genererat|skickat|genererats|skickas|skickats] automatiskt
    [detta|det här] (är) (ett) [autosvar|automatiskt|automatgenererat] *
    (går) (det) inte att svara på [detta|det här] *
    svara inte på [detta|det här] *
  `,
  receipt: `
    [accepterat|accepterad|avböjt|avböjd|preliminärt|preliminärt accepterat|tackat nej|inställt|ny tid föreslagen] .
    har (preliminärt) [accepterat|avböjt|tackat|föreslagit] … [inbjudan|mötet|tid|möte|nej|ja]
    [läst|levererat|oläst|återkalla|återkallelse] .
    (ditt) meddelande … [lästes|har lästs|öppnades|levererades|har levererats|lästs] *
    vill återkalla meddelandet *
    (vi) (har) (nu) [tagit emot|mottagit|registrerat|fått] (ditt|din|ert|er) [ditt|din|ert|er|mejl|ärende|meddelande|fråga|ansökan|förfrågan|beställning|e post] *
    [ditt|din|ert|er] (mejl|ärende|meddelande|fråga|ansökan|förfrågan|beställning|e post|anmälan) (har|är) (nu) [tagits|registrerats|mottagits|mottaget|fått|registrerat|skapats|kommit|mottagen|registrerad] *
    ärende* [har|fått|med] … [nummer|ärendenummer|skapats|registrerats] *
    [ärendenummer|diarienummer|ärendenr|referensnummer|ticketnummer]
    [mottagningsbekräftelse|läskvitto|leveranskvitto|orderbekräftelse|kvittens|bekräftelse på]
    [svarar|återkommer|svarstid*|handläggningstid*|hanterar] (normalt|inom|är|oftast|så) … [arbetsdagar|timmar|dagar|dygn|snarast|arbetsdag]
    [många|hög|stort|högt] [ärenden|belastning|antal|tryck] *
    [bekräfta|verifiera|klicka] … [människa|länk|robot|avsändare]
    [nyhetsbrev|medlemsbrev] *
    i [detta|det här] [nummer|nyhetsbrev] *
    [visa|läs|öppna] i (din) webbläsare *
    [kundundersökning|enkät|betygsätt|hur nöjd|hur upplevde] *
    (du får) [detta|det här] [mejl|mejlet|utskick|brev] (eftersom|för att) *
    tack för (att du|din) [kontaktar|kontaktade|ansökan|anmälan|beställning|har kontaktat] *
    läs också *
    kundtjänst *
    [ditt|ert] (ärende|mejl|meddelande) [ärende|mejl|meddelande] (har|ligger|är) … [i kö|fått nummer|registrerat|ärendenummer|mottaget|tagits emot]
    [svar|svarstid|svarstiden|besvara] … [kan|upp] … [dagar|dygn|timmar|arbetsdagar|dröja|ta tid]
    [många|ovanligt många|stort antal|högt tryck|mycket hög belastning] [mejl|ärenden|frågor] *
    [ligger|står] i (vår) kö* *
    [svaret|svar|svarstiden] kan [dröja|ta] *
    har registrerat det som *
  `,
  absenceSubject: `
    [frånvaro|frånvarande|semester|semesterstängt|ledig|ledighet|föräldraledig|tjänstledig|sjuk|sjukskriven|vab|vabbar|julstängt|sommarstängt|stängt|stänger|bortrest|på resande fot|tjänsteresa|inte på kontoret|ej på kontoret|utbildning|kurs|out of office|ooo|mammaledig|pappaledig|inte på plats|lunchstängt|helgstängt|påskstängt|sommarsemester|julledig|semesterperiod|ej anträffbar|pensionerad *|åter] *
    [åter|tillbaka] [på|den|i] *
    [inte här|inte på plats|inte inne|borta] (idag|i dag)
    [i|på] [möte|möten|utbildning|kurs] .
  `,
  away: `
    . [på semester|semester|föräldraledig|sjukskriven|ledig] .
    [sängliggande|konvalescent|ligger sjuk|ligger nedbäddad]
    [står|sitter|är] (jag) … [på mässan|på en mässa|på mässa|på en kurs|på en utbildning]
    [jag är|är jag|jag har|har jag|vi är|vi har|är vi|har vi|. är|. har|jag kommer att vara|kommer jag att vara|jag befinner mig|befinner mig|jag ska ha|håller] … [semester|på semester|ledig|lediga|ledigt|frånvarande|inte på kontoret|ej på kontoret|inte på plats|ej på plats|inte i tjänst|ej i tjänst|föräldraledig|föräldraledigt|tjänstledig|sjukskriven|sjuk|sjukledig|bortrest|på resa|på tjänsteresa|på resande fot|utomlands|på kurs|på konferens|på utbildning|på mässa|på möte|i möte|stängt|semesterstängt|julstängt|sommarstängt|påskstängt|helgstängt|inte anträffbar|ej anträffbar|inte tillgänglig|svår att nå|inte nåbar|vab|hemma med sjukt barn|vabbar|mammaledig|pappaledig|barnledig|studieledig|på uppdrag|på väg|borta|upptagen i|julledig|julledigt|sportlov|sommarledig|kompledig|begränsad|uppe i|sjukanmäld|jullov|sommaruppehåll]
    [semester|ledig|stängt|frånvarande|föräldraledig|sjukskriven|borta|semesterstängt|julstängt|bortrest|tjänstledig|åter|lediga] (från|på) [till|t o m|från|fr o m|under|v|vecka|veckorna|tills|den|fram|över|i|mellan|hela|idag|imorgon|ut|vecka] *
    [vabbar|vabb|semestrar|semestrerar|jullovsledig] *
    (under) [min|vår|semestern|denna|den här|tiden|perioden] [frånvaro|semester|ledighet|tiden|period|tjänstledighet] *
    [kontoret|butiken|verkstaden|vi|kliniken|firman|lagret|mottagningen|växeln|skolan|företaget|fabriken|salongen] (och|håller|har|är|kommer) (kontoret|håller|har|är|semesterstängt|stängt|stänger) [semesterstängt|stängt|stängda|julstängt|sommarstängt|stängd] *
    (vi) [håller|har] [stängt|semesterstängt|stängt för] *
    [läser|svarar|kollar|ser] [inte|ej|sällan|inga] [på|mejl|mina|min|mail|jag|mejlen|e post|mejlen|meddelanden] *
    [mejl*|mail*|e post*|mejlen] [läses|besvaras|bevakas|vidarebefordras|kommer] [inte|ej|sällan|endast] *
    [begränsad|ingen|inte|sporadisk|dålig] [tillgång|möjlighet|åtkomst|täckning] (till|att) *
    [kan|kommer] (jag) [inte|ej] [nås|att nås|att läsa|läsa|svara|att svara|att kunna] *
    [idag|imorgon|i dag|i morgon|på|hela dagen] [är|sitter|har] (jag) [på|i|ledig|inte|borta|kurs|möten] *
    [sitter|är] (jag) (i|på) [möte|möten|utbildning|kurs|konferens|workshop] [hela|idag|till|fram|under|i dag] *
    [inte|ej] [inne|på jobbet|på kontoret|tillbaka|åter|i tjänst] [förrän|innan|idag|i dag|imorgon|till|den|under] *
    magsjuk* *
    har [lagt|tagit] [ut|semester|ledigt] *
    [går|gått] på [semester|föräldraledighet|ledighet|jullov] *
    [sitter|är|står] (i|på|idag|hela|under|fram|nu) … [i möte|i möten|i rätten|i tingsrätten|på bygget|på byggplats|på utbildning|på kurs|i förhandling|på mässa|på konferens|i operation|i lektion]
    [under|i] (hans|hennes) frånvaro
    [sjukt|sjuka] barn *
    [vab|vabbar]
    är (jag) inte här
    [denna|den här|nästa] (och) … [är|kommer] jag (inte) [inte|borta|bortrest|ledig]
    ingen [här|på plats|på kontoret]
    [till sjöss|offshore|ute i fält|i fält]
    [dålig|ingen|sporadisk|knappt] [täckning|uppkoppling|mottagning]
    [förvänta|räkna] (dig|inte|er) [inte|inget|inte med] (något) [svar|snabbt] *
  `,
  absenceStems: `
    semester*
    ledig*
    frånvar*
    stäng*
    sjuk*
    tjänsteresa
    bortrest
    föräldraledig*
    åter
    tillbaka
    julstängt
    sommarstängt
    kurs
    konferens
    mässa
    utbildning
    vab*
    helg*
    tjänstledig
    deltid
    resa
    utomlands
    vikarie*
  `,
  returning: `
    [tillbaka|åter] (vid) [vid datorn|vid skärmen|vid skrivbordet|framför datorn]
    [läser|svarar] (på) (jag) (allt) [efteråt|därefter]
    vet (jag) (ännu) inte … [tillbaka|åter|återkomst]
    [tillbaka|åter|är åter|öppnar|öppnar igen|börjar|återkommer|i tjänst|på plats|svarar|anträffbar] (igen|på|kontoret|jobbet|i|tjänst|på kontoret|på jobbet|på plats|vi|jag|dig) (igen|på|kontoret|jobbet|i|tjänst|på kontoret|på jobbet|på plats|vi|jag|dig) [den|måndag|tisdag|onsdag|torsdag|fredag|i|efter|på|v|vecka|imorgon|igen|#|när|från|om|så|till|måndagen|då|snarast] *
    [när|så snart|så fort|då] jag [är|kommer] [åter|tillbaka|igen|tillbaks] *
    [efter|vid] (min|semestern|ledigheten|helgen|helgerna) [semester|ledighet|återkomst|hemkomst] *
    [svar|svarar|besvarar|återkommer|hör av mig|läser] … [efter|när|då|imorgon|måndag|åter|tillbaka|helgen|snarast|semestern|nästa]
    räknar med att vara *
    är (jag) [åter|tillbaka] *
    [imorgon bitti|i morgon bitti|imorgon förmiddag|direkt imorgon]
  `,
  deputy: `
    [vid|är det|om det är|för|gäller det|har du|i|brådskar] (mycket|ett|det) [brådskande|akuta|akut|bråttom|angelägna|brådskar|akuta|viktiga|viktigt|ärenden|fall] *
    [kontakta|mejla|maila|ring|hänvisar|vänd|vänligen|hör|skriv] [min|gärna|i stället|istället|då|er|dig|av|vår|vänligen|jag] [kollega|istället|kontakta|vikarie|växeln|chef|kollegor|till|dig|gärna|på|vår|kundtjänst|min|mina|support] *
    (min) [kollega|vikarie|ersättare] [heter|är|svarar|hjälper|tar|nås] *
    [ersätter mig|vikarierar för|vikarie *]
    [vidarebefordras|läses|bevakas] (inte|ej) *
    [inte|ej] [vidarebefordras|läsas|bevakas|vidarebefordrat] *
    tack för [ditt|din|ert|mejlet|att] [mejl|mail|meddelande|e post|mejlet|hör] *
    (under) [tiden|mellantiden] *
    [glad|trevlig|skön] [sommar|helg|jul|påsk] *
    god [jul|fortsättning] *
  `,
  partTime: `
    på kontoret (bara|endast) [bara|endast|enbart] (på) @day *
    [svarar|läser] … [bara|endast|enbart] [dessa|de|de här] [dagar|dagarna]
    (jag) [jobbar|arbetar] [inte|ej|aldrig] (på) (@day) *
    (jag) [jobbar|arbetar] # *
    (är) ledig [varje|på|alla|om] @day *
    @day (är|och) [jag|min|min lediga|ledig] [ledig|lediga|ledig dag] *
    [arbetar|jobbar] (jag) [bara|endast|inte] [@day|på @day] *
    [deltid|halvtid]
    på @day [är|jobbar] jag [inte|ledig] *
    mina (lediga) [arbetsdagar|arbetstider|kontorsdagar|dagar] *
    [övriga dagar|andra dagar|utanför dessa] *
    [nås|träffas|anträffbar] (bara|endast) @day *
    jag [arbetar|jobbar] (bara|endast) @day [till|och|,|-] *
  `,
  person: `
    kanske [i höst|i vår|till hösten|till våren|nästa år|en annan gång]
    har (jag|vi) [inte tid|ingen tid]
    tar upp det *
    ringer [dig|er] *
    [nås|träffas] på # *
    har hand om *
    (jag) skickar vidare
    [han|hon|som] [är|har] … [på semester|semester|föräldraledig|sjukskriven|ledig|borta|bortrest|sjuk]
    [inte|är|jag är|vi är|väldigt|mycket|låter|verkar|faktiskt] [intresserade|intresserad|intressant|aktuellt|spännande]
    [inget|inte|ingen] [intresse|behov|aktuellt|för oss|budget]
    [ring|skicka|mejla|maila|boka|återkom|messa|snacka|prata|hör av] (mig|gärna|över|dig|oss) [mig|gärna|över|oss|en|på|i|igen|till|med|av|priser|mer|inte|efter|offert|tillbaka|in]
    [kan|skulle] [vi|ni|du] [flytta|ta|skicka|ringa|mejla|boka|ses|höras|träffas|höra]
    vad kostar
    [passar|funkar] (bra|bäst|mig|oss|fint|inte|det|utmärkt) *
    går [bra|fint|också]
    [offert|pris|priset|priser|offerten|bättre bud]
    (vi) [har|använder|arbetar|kör] redan *
    är bundna
    [fel person|rätt person|noll koll|inte mitt bord|får du ta med]
    jag [tittar|kollar|kikar|tar|pratar|vidarebefordrar|återkommer|hör|har tittat|har skickat|har tagit över] (på|med|vidare|det|igenom|upp|av) *
    [ursäkta|förlåt|ledsen|beklagar] (att|för|dröjsmålet|det|sent) *
    skickat från min
    [nej|ja|jo|okej|ok|absolut|visst] [tack|det|men|gärna|vi|absolut|då|inte]
    tack men *
    lycka till
    [ert|er|ditt|din] [erbjudande|förslag|produkt|pris|tjänst|system|verktyg]
    vi [hörs|ses|syns|höras|kan höras]
    precis hemkommen
    har varit [på|sjuk|bortrest|borta]
    hör av dig
    men @day *
    @day [går bra|passar|funkar|fungerar]
    se mina svar
    annars ok
    [jag|vi] har (precis|redan|nu) (skickat|vidarebefordrat|lämnat|gett) [skickat|vidarebefordrat|lämnat|gett] (det|ditt|den|över|vidare|mejlet) *
    [återkom|hör av dig|hör gärna av dig|kontakta mig|fråga igen] (gärna) [då|nästa|till|om|i|efter|under|senare] *
    i princip [ja|nej]
    har läst (det|ditt|igenom) *
    [föreslå|ge] (gärna|mig|oss) [ett|en] *
    vänta inte på *
    [i kopia|på kopia] *
    kan bestämma *
    @day (efter|förmiddag|eftermiddag|från) … [skulle gå|skulle funka|går bra|funkar|passar|kan jag]
    jag [skickar|skickade|ger|lämnar] (det|mejlet) [vidare|det vidare]
    (så) [skickar|lämnar] (jag) det vidare
  `,

  leftMyself: `
    [har|hade] (jag) [min sista arbetsdag|min sista dag .|min sista dag här|min sista dag hos|min sista dag på]
    jag (har) (nu|tyvärr|numera) [slutat|slutade|slutar|lämnat|lämnar] (min|mitt) (på|hos|i|som|vid|jobb|företaget|anställning|tjänst|bolaget|mitt|min|.) *
    jag [arbetar|jobbar|är] (tyvärr|numera) [inte längre|ej längre|inte kvar|inte anställd] *
    [arbetar|jobbar|är] jag (tyvärr) [inte längre|ej längre|inte kvar] *
    [arbetar|jobbar] jag (numera|nu) [inom|på|hos|med] … [avdelning|avdelningen|annan|annat|koncernens|bolag|roll]
    [har gått|gick|går|gått] i pension
    [jag är|är jag|är nu|numera] (lycklig|stolt) [pensionär|pensionerad]
    [lämnat|lämnar] över … [till|ansvaret|frågor|mina]
    min [efterträdare|efterträderska|ersättare] (är|heter|som)  [är|heter|som|*]
    [ny roll|nya arbetsuppgifter|nytt jobb|ny tjänst|ny befattning|nytt uppdrag|andra arbetsuppgifter|nya utmaningar]
    min (sista) [sista arbetsdag|sista dag|anställning|praktik|provanställning] (är|var|hos|på|har|tog) *
    mitt [vikariat|kontrakt|uppdrag] … [slut|avslutat|avslutats|upphört|löpt ut]
    [bytt|byter|bytte] (jobb|tjänst|avdelning|arbetsgivare|roll) [jobb|tjänst|avdelning|arbetsgivare|roll]
    [tackar för mig|tack för mig|avslutat min anställning|avslutat min tjänst]
    (jag) (har|är|jobbar) (jag|nu|numera|sedan) … [bytt tjänst|bytt avdelning|bytt roll|gått över till|gått vidare till|flyttat till|ny tjänst|nya uppdrag|annan avdelning|andra arbetsuppgifter]
    (jag) [arbetar|jobbar|ansvarar|sysslar|håller] (inte längre|ej längre) [inte längre|ej längre] *
    (jag) (arbetar|jobbar) (nu|numera) (i|på) en annan [del|avdelning|enhet|roll]
    [din|er] nya kontakt*
  `,
  leftOther: `
    har (nu|tyvärr|numera) [slutat|lämnat|gått i pension|gått bort|avlidit|avslutat sin|sagt upp sig|bytt jobb|gått vidare] *
    [slutade|gick i pension|avled|gick bort] (här|hos|på|i|vid|för|hastigt|sin) *
    (arbetar|jobbar) (inte) längre (kvar|på|hos|i) [kvar|på|hos|i]  [oss|företaget|bolaget|här|firman]
    [arbetar|jobbar] (numera|nu) [numera|nu|någon annanstans|på annat håll|hos en annan] *
    inte (längre) [anställd|kvar hos|kvar på|kvar här|kvar i] *
    (är) [pensionerad|pensionär|uppsagd] *
    (har) [dog|dött|avled|avlidit|somnade in|somnat in|gick bort|gått bort|har lämnat oss|lämnade oss] *
    [bortgång|dödsfall] *
    [har|är] (nu|numera|sedan) … [bytt avdelning|bytt tjänst|bytt roll|gått över till|flyttat till|övergått till|slutat|inte kvar|inte längre]
    [arbetar|jobbar|finns|är] (sedan|tyvärr|dessvärre) … [inte kvar|inte längre|ej kvar|inte hos oss|ej längre] *
    har [tagit över efter|övertagit|efterträtt] *
    valt att (gå vidare|söka|anta|lämna) *
  `,
  leftStems: `
    är slut
    är över
    pension*
    slutat
    slutade
    slutar
    lämnat
    lämnar
    inte längre
    ej längre
    inte kvar
    avlid*
    gått bort
    gick bort
    adjö
    farväl
    tackar för mig
    ny tjänst
    nya utmaningar
    nytt jobb
    ny roll
    efterträd*
    ersätts av
    upphört
    nedlagd
    konkurs
    avvecklat*
    praktik
    sista arbetsdag
    avslutat
    sagt upp
    sista dag
    sista dagen
    avtackad
    tackat för mig
    gått vidare
    går vidare
    lagt ner
    lagt ned
    för gott
    tagit över
    tar över
    sorg
    begravning
    dödsfall
    nya vägar
    nytt kapitel
    nya äventyr
    nästa äventyr
    [mejladress*|adressen|kontot|brevlådan|mejlen|inkorgen] … [stängs|avslutas|tas bort|stängas|upphör|avaktiver*|släcks]
    tidigare
    före detta
    f d
    hängt upp
    hängt skridskorna
    slutlönen
    bytt
  `,
  companyEnded: `
    [firman|f skatten|bolaget|näringsverksamheten] … [avregistrerat|avregistrerad|avregistrerats|avregistrerade]
    [avregistrerat|avregistrerade] … [firman|företaget|f skatten|bolaget]
    [verksamheten|företaget|bolaget|butiken|firman|rörelsen] … [upphört|lagts ned|lagts ner|avvecklats|avvecklat|avvecklas|sålts|såld|likviderats|försatts i konkurs|i konkurs|lagt ned|lagt ner]
    har (vi|jag|nu|tyvärr) [upphört med|lagt ned|lagt ner|avvecklat|sålt|stängt för gott] *
    [i konkurs|konkursförvaltare|i likvidation|stängt för gott|stängt permanent]
    [stäng*] … [för gott|för alltid|permanent]
    [den här personen|denna person|personen|mottagaren|den anställde|denna medarbetare] … [inte längre|ej längre|slutat|lämnat]
  `,
  otherInbox: `
    [svarar|skriver|läser|bevakar|sköter|tar hand om|går igenom|kollar] [från|på|i|om|hans|hennes] … [mejl|inkorg|mail|mejlkorg|mejlbox|brevlåda|konto|e post|gamla mejl]
    [för|i stället för|på uppdrag av] * [räkning]
    (hans|hennes|s) [mejl|mail|mejlen|inkorg|mejlkorg|post] … [till mig|hos mig|hamnar|kommer hit|vidarebefordras]
    [svarar|skriver] (jag) [i hans|i hennes|åt|istället för|i stället för] *
    [jag heter|heter|jag är] * och har tagit över *
  `,

  removal: `
    [nog|räcker] (nu|snälla) [inga fler|inte mer]
    . [inga fler|aldrig mer] snälla
    behöver (jag|vi) inte (några) (fler) [fler|sådana|sådana här|den här typen av] … [mejl|mail|meddelanden]
    sluta (nu) [tjata|spamma|höra av]
    [inte|aldrig|inga] [mer|fler|igen|längre|mera] [kontakta mig|kontakta oss|mejla mig|mejla oss|skriva till|höra av|skicka mig|störa|kontakta]
    [inte|aldrig|inga] [kontakta mig|kontakta oss|mejla mig|mejla oss|skriva till|höra av|skicka mig|störa|kontakta] [mer|fler|igen|längre|mera]
    [radera|ta bort|stryk] (den|det) (omedelbart|genast) (och|från) [och kontakta|från|omedelbart|genast]
    [ta bort|stryk|radera|avregistrera|avprenumerera|plocka bort|släng ut|avanmäl|ta] (genast|omedelbart|gärna|vänligen|snarast|nu) (bort) [mig|oss|min|mitt|mina|vår|våra|vårt|denna adress|den här adressen|samtliga uppgifter|alla uppgifter] (personliga) [från|ur|e postadress|mejladress|mailadress|adress|uppgifter|mejl|mail|personuppgifter|namn|kontaktuppgifter|tack|.|genast|omedelbart|snarast|i|av]
    [ta|plocka|stryk|tar|tas|stryker|radera|raderar] [mig|oss|bort mig|bort oss|min adress|vår adress] … [listan|lista|utskick|utskicken|sändlista|maillista|mejllista|register|registret|databas|databasen|listor|sändlistor|kontakter|system|adressbok]
    [stryka|ta bort|plocka bort|radera|avregistrera] [mig|oss] (från|ur) *
    [vill|önskar|orkar|behöver|skulle vilja] (jag|vi) (helst|inte|ej|absolut) [inte|ej|helst] (längre) [få|ha|ta emot|bli kontaktad|bli kontaktade|kontaktas|slippa|bli borttagen|bli borttagna|höra av|motta] (några|något) [fler mejl|fler|mer mejl|era mejl|era utskick|er reklam|säljmejl|reklam|mejl från|mail från|utskick|av er|av dig|från er|från dig|.]
    vill [inte|ej] (längre) [ha|få] (fler|mer|några|era|mera|er) [fler|mer|mejl|mail|utskick|reklam|nyhetsbrev|era|erbjudanden|mejlen|mera]
    (vill|skulle) (jag) helst slippa *
    [sluta|slutar|upphör|upphöra] (nu|genast|omedelbart|att|med|för guds skull) (att|med) (att) [mejla|maila|skriva|skicka|kontakta|störa|spamma|ringa|utskick|utskicken|mejlen|höra av|dessa|era|mejlandet|spammandet]
    [skicka|mejla|maila|skriv|kontakta] [mig|oss|till mig|till oss] [inte|aldrig] [mer|igen|fler|något|tack|.]
    [skicka|mejla|maila|skriv|kontakta|kontakter] [aldrig|inte|ej] (till) (mig|oss|till) [mer|fler|igen|inga fler|mera] *
    [inte|ej|aldrig] [kontakta|mejla|maila|skriva till|skriva|ringa] [mig|oss] (mer|igen|mera) *
    [inga|aldrig] (fler|mer|flera) [mejl|mail|utskick|meddelanden|reklam|nyhetsbrev] (tack|mer|till|från|hit|längre) *
    [begär|kräver|yrkar|begära|önskar|vill begära] (jag|vi|härmed|att|omedelbar|att ni|er) … [raderas|raderar|radering|tas bort|tar bort|radera|upphör|borttagning|upphöra|stryks|avregistrering|slutar|raderad|raderade]
    [invänder|motsätter mig|motsätter oss|invändning mot|invändning enligt|protesterar mot]
    [återkallar|drar tillbaka|tar tillbaka] … samtycke
    rätt [till radering|att bli raderad|att bli bortglömd|att invända]
    [anmäla|anmäler|anmäls|anmälan] … [integritetsskyddsmyndigheten|imy|datainspektionen|konsumentverket|polisen]
    [spärrlista|spärrlistan|nix registret|nixregistret]
    [lämna|låt] [mig|oss] (vara) i fred
    utan (att ha) (att) (lämnat|gett|mitt|vårt) samtycke
    [oönskad|oönskade|oombedd|oombedda] [reklam|mejl|utskick|e post|mail|säljmejl]
    [ber|vänligen|snälla|kan ni|kan du|var vänlig|var snäll] (er|dig) (att|och) (ta|stryka|plocka|radera|sluta) [ta bort mig|ta bort oss|stryka mig|sluta|radera mig|radera mina|plocka bort mig|ta bort min|ta bort vår|avregistrera]
    slippa (fler|era|få|säljmejl|mejl|sådana) [mejl|säljmejl|fler|utskick|reklam|mail|era|sådana|sälj]
    (får) (du|ni) (gärna) stryka (mig|oss)
    [skriv|mejla|maila|skicka|kontakta] (mig|oss) (då|helst|därför) [inte|aldrig] [till mig|till oss|mig|oss|fler|mer|något|igen|tack|.]
    [låt|låta] (detta|det|det här) (bli|vara) (det|ditt|ert) sista [mejl|mejlet|mail|mailet|utskick]
    [räcker|nog|slut] (nu) (med|på) [mejl|mail|utskick|påminnelser]
    inte [behöva|få|ha] (fler|mer|några) [fler|mer|mejl|mail|utskick] *
    [låta bli|sluta|slippa|undvika|upphöra|låt bli] (med) (att) (få) (fler) [skriva|mejla|maila|skicka|kontakta|fler|mejl|mail|mejlen|utskick|sådana]
    inte [skriva|mejla|maila|kontakta|höra] (till|av) (mig|oss) [mer|igen|fler|vidare]
    [bespara|förskona|skona] [mig|oss] [från|den|den här|denna|fler|sådan*|det här] *
    [spärrlista|spärrlistan|nixlista|blocklista|svartlista]
    [avstå|avstår|upphör|upphöra] (från) (att|med|vidare|ytterligare) … [skicka|skriva|mejla|kontakta|utskick|mejl|kontakt]
    [ingen|inga] [ytterligare|mer|fler|vidare] [kontakt|kontakter|mejl|mail|utskick]
    gör mig en tjänst … [ta bort|stryk|radera|plocka] *
    [stryk|ta bort|radera|plocka bort] [mig|oss] (va|tack|nu|.) *
    [vill|önskar|vill helst] (inte|ej) [inte|ej] (längre) [bli kontaktad|bli kontaktade|kontaktas|bli störd|bli uppringd] *
    [aldrig|inte] … [samtyckt|lämnat samtycke|gett samtycke]
    använd (aldrig|inte) [aldrig|inte] (den här|denna|min) [adressen|adress|mejladress] *
    [glad|tacksam|glada|tacksamma|skönt|bra|helst] … (om) [inte|aldrig|slippa] (längre) [skriver|mejlar|hör|kontaktar|höra|få] (till|av|från) *
  `,
  takeOut: `
    [ta bort|tar bort|tog bort|tas bort|plocka bort|plockar bort|stryk|stryka|stryker|strök|struken|strukna|radera*|avregistrer*|avanmäl*|lyft|ta … bort|plocka|ut ur|från er|avför*|avprenumer*]
  `,
  lists: `
    [från|ur|av|ifrån] (er|era|ert|din|dina|den här|alla|all|de|denna|samtliga) (era) [lista|listan|listor|listorna|maillista*|mejllista*|sändlista*|adresslista*|utskickslista*|kontaktlista*|listor|register|registret|kundregister*|adressregister*|databas|databasen|utskick*|*utskick|nyhetsbrev*|system|systemet|crm|adressbok|rullor|rullorna|sändlist*|maillist*]
  `,
  erase: `
    [ta bort|tar bort|tog bort|radera|raderar|raderas|stryk|stryka|stryker|strök|avregistrera|glöm|glömma|plocka bort|ta … bort]
  `,
  ownData: `
    [min|mitt|mina|vår|vårt|våra|denna|den här|detta] … [adress*|mejl*|mail*|e post*|uppgifter|kontaktuppgifter|data|nummer|namn|personuppgifter|kontakt]
    [mig|oss] [från|ur|.|tack|bort|omgående|omedelbart]
  `,
  stop: `
    [sluta|slutar|sluta med|nog|inga fler|inget mer|aldrig mer|aldrig igen|stopp|stoppa|inte igen|inga sådana|inte [mejla|maila|skriva|skicka|kontakta|höra av] … [mer|fler|igen]|vill inte ha … [mejl|mail|utskick|reklam]|undanber*|avböjer|låt bli|lägg av|upphör|inga … mejl|inga … mail]
  `,
  writing: `
    [skriv|skriva|skriver till|mejla|maila|mejl|mail|mejlen|e post|kontakta|kontaktas|kontakt|skicka|skickas|skicka till|höra av|hör av|störa|spam*|reklam*|utskick*|ringa|meddelanden|tjata|bli kontaktad*]
  `,
  removalSubject: `
    [avregistrera|avregistrering|radering|invändning|stopp|unsubscribe|avanmälan|avprenumerera] *
    [begäran|krav] (om|på) [radering|borttagning|avregistrering|att] *
    [gdpr|artikel 17|artikel 21]
  `,

  calendar,
};
