import { calendar } from './calendars/da.ts';
import type { MailLanguage } from './mail-language.ts';

export const da: MailLanguage = {
  common:
    'og at det som en et er jeg vi du i han hun den de ikke på for med af til fra om har havde kan skal skulle vil mig dig os jer min mit mine vores din dit jeres men også så hej tak venlig hilsen hilsner mvh kære mail kontakt gerne eller ved når var her der under nu lige da mere være bliver blev hvis din henvendelse',

  closings: `
    [med|venlig|mange|de bedste|bedste|kærlig] [venlig|venlige|kærlig] [hilsen|hilsner]
    [hilsen|mvh|vh|hilsner|venligst|tak|kh|bh|knus|dbh|på forhånd tak] .
    [mvh|vh|hilsen|venligst] *
    med venlig hilsen *
    venlig hilsen *
  `,
  disclaimers: `
    [denne|dette] [mail|e mail|meddelelse|besked] … [fortrolig*|beregnet|vedhæftede|tiltænkt|fortrolige]
    hvis du [ikke er|har modtaget|fejlagtigt|ved en fejl] … [modtager|ved en fejl|fejlagtigt|mailen]
    læs (mere) om … [personoplysninger|persondata|gdpr|privatlivspolitik|behandling]
    [persondatapolitik|privatlivspolitik|fortrolighed|behandling af personoplysninger]
    [tænk på|tag hensyn til|skån] miljøet *
    [ønsker|vil] du ikke (længere) (at) [modtage|have|få] … [afmelde|afmeld|nyhedsbrev]
    afmeld [nyhedsbrev|dig]
    cvr *
    * (*) (*) behandler (dine|jeres) (personoplysninger|oplysninger) *
    du har ret til *
  `,

  automatic: `
    [automatisk|automatiske|autogenereret|automatiseret] (genereret) [svar|besked|mail|e mail|svarmail|meddelelse|kvittering|fraværsbesked|genereret|udsendt|sendt]
    [autosvar|autoreply|auto svar|fraværsbesked|fraværsmeddelelse|fraværsassistent|feriebesked|autoresponder]
    [genereret|sendt|udsendt] automatisk
    [denne|dette] (mail|besked|e mail) (kan|er) [ikke besvares|automatisk|genereret] *
    [besvar|svar] (venligst) ikke (på) [denne|dette] *
    kan ikke besvares
  `,
  receipt: `
    karantæne
    [besvar|udfyld] … [spørgeskema|undersøgelse]
    [accepteret|afvist|foreløbig|foreløbigt accepteret|aflyst|nyt tidspunkt foreslået|tentativt] .
    har [foreløbigt|foreløbig] (accepteret|afvist|foreslået) … [invitationen|mødet|tidspunkt|indkaldelsen|invitation]
    [læst|leveret|ulæst|tilbagekald|tilbagekaldelse] .
    (din) meddelelse … [blev|er blevet] [læst|leveret|åbnet|vist] *
    [ønsker|vil] (gerne) (at) [tilbagekalde|kalde] *
    (vi) (har) (nu|hermed) [modtaget|registreret|fået] (din|dit|jeres|deres|en) [mail|henvendelse|besked|ansøgning|forespørgsel|bestilling|sag|e mail|klage] *
    [din|dit|jeres|deres] (mail|henvendelse|besked|ansøgning|forespørgsel|bestilling|sag|e mail|klage|anmodning) (er|bliver|har) (nu|blevet|hermed) [modtaget|registreret|oprettet|journaliseret|fået|videresendt|under behandling]
    [bekræfter|kvitterer|kvittering] [hermed|for|at|vi] *
    [sagsnummer|sagsnr|journalnummer|referencenummer|ticketnummer|sags id]
    [svarer|svar|behandler|vender tilbage|forvente svar|svartid] (inden|hurtigst|normalt|på|er|så) … [arbejdsdage|timer|dage|hverdage|muligt|døgn|uger|arbejdsdag]
    [travlt|mange henvendelser|stort antal|stor mængde] *
    [bekræft|klik|verificer] … [menneske|link|robot|afsender]
    [nyhedsbrev|medlemsbrev] *
    i dette [nummer|nyhedsbrev] *
    [vis|læs|åbn] i (din) browser *
    [tilfredshedsundersøgelse|spørgeskema|hvor tilfreds|bedøm|anmeld os] *
    (du modtager) [denne|dette] [mail|nyhedsbrev|besked] [fordi|da] *
    tak for din [henvendelse|ansøgning|bestilling|tilmelding] *
    kundeservice *
    leveringskvittering
    læsekvittering
    [din|jeres] [henvendelse|sag|mail|besked] (er|har|ligger) … [i kø|fået nummer|registreret|sagsnummer|modtaget|oprettet]
    [svartid|svar|ekspeditionstid|svaret] … [op til|kan] … [dage|timer|hverdage|vare|tage]
    [mange|usædvanligt mange] [henvendelser|mails] (lige) (nu) *
    [ligger|står] i (vores) kø* *
  `,
  absenceSubject: `
    [fravær|fraværende|ferie|ferielukket|fri|lukket|julelukket|sommerlukket|barsel|barselsorlov|orlov|syg|sygemeldt|bortrejst|på rejse|forretningsrejse|tjenesterejse|ikke på kontoret|ikke til stede|ikke på arbejde|out of office|ooo|efterårsferie|sommerferie|juleferie|vinterferie|påskeferie|kursus|ferielukning|forældreorlov|fridag|ude af huset|ude af kontoret|afspadsering|påskelukket|fædreorlov|barns sygedag] *
    tilbage [på|den|d|mandag]
    glædelig [jul|påske|sommer] .
    god [sommer|påske|jul] .
    [ikke her|ikke på kontoret|væk|ikke til stede] (i dag|idag)
    [i|på] [møde|møder|kursus] .
  `,
  away: `
    . [på ferie|ferie|på barsel|sygemeldt|på orlov] .
    [sengeliggende|rekonvalescent|ligger syg|ligger med feber]
    [står|sidder|er] (jeg) … [på messen|på en messe|på messe|på et kursus]
    [jeg er|er jeg|vi er|er vi|jeg har|har jeg|vi har|har vi|jeg holder|holder jeg|vi holder|holder vi|. holder|. er|. afholder|jeg befinder mig|jeg kommer til at være|jeg afholder] … [ferie|på ferie|ferielukket|fri|fridag|fraværende|ikke på kontoret|ikke til stede|ikke på arbejde|ikke på plads|ude af huset|ude af kontoret|på barsel|på barselsorlov|på orlov|på forældreorlov|på fædreorlov|sygemeldt|syg|bortrejst|på rejse|på forretningsrejse|på tjenesterejse|på farten|i udlandet|på kursus|på konference|på messe|til møde|til møder|i møde|optaget|i retten|lukket|julelukket|sommerlukket|ikke tilgængelig|ikke at træffe|ikke træffes|svær at få fat|efterårsferie|sommerferie|juleferie|vinterferie|påskeferie|på efterårsferie|på sommerferie|på juleferie|på vinterferie|på påskeferie|weekend|på afspadsering|afspadserer|barns sygedag|hjemme med sygt|til tandlæge|til lægen|væk|ude|indlagt|på skiferie|på bryllupsrejse]
    [ferie|lukket|fri|fraværende|orlov|barsel|sygemeldt|bortrejst|ferielukket|væk] (fra|på|i) [til|t o m|fra|fra og med|frem|i|uge|ugerne|indtil|den|d|mellem|hele|og|resten|på ubestemt|dag|over|pga] *
    [vi|kontoret|butikken|værkstedet|forretningen|klinikken|firmaet|lageret|showroomet|skolen|salonen|fabrikken] (holder|har|er) [ferielukket|lukket|fri|julelukket|sommerferie|ferie] *
    [holder|har] [lukket|ferielukket|fri] *
    lukket [fredag|mandag|tirsdag|onsdag|torsdag|mellem|i|fra|pga|grundet|til|hele|på|og|d] *
    [under|i] (min|mit|vores|denne|ferien|perioden) [fravær|ferie|orlov|periode|barsel] *
    [læser|svarer|tjekker|ser] [ikke|sjældent|ingen] [på|mails|mine|min|mail|jeg] *
    [svarer|læser] (derfor) ikke (på) *
    [mail|mails|e mails|beskeder|din mail] [læses|besvares|bliver|vil|videresendes] [ikke|kun|sporadisk|først] *
    [begrænset|ingen|ikke|sporadisk|dårlig] [adgang|mulighed|forbindelse|dækning] (til|for) *
    [kan|vil] (jeg) ikke [træffes|kontaktes|læse|svare|besvare|nås] *
    [i dag|i morgen|hele dagen] [er|sidder|har|holder] (jeg) [fri|på kursus|i møde|til møde|ikke|ude|lukket]
    [sidder|er] (jeg) [i møde|til møde|i møder]
    på ubestemt tid
    arbejder (jeg) ikke [i dag|i morgen] *
    på farten *
    fravær* [pga|grundet|på grund] *
    [sidder|er|står] (i|på|hele|frem|nu|jeg) … [i møde|i møder|i retten|på byggeplads|på byggepladsen|på kursus|til undervisning|på messe|på konference|i undervisning]
    [under|i] (hans|hendes) fravær
    [sygt|syge] barn *
    (er) jeg (her) ikke [her|til stede|på arbejde]
    jeg her ikke
    [denne|næste] (og) … [er|kommer] jeg (her) [ikke|væk|bortrejst]
    ingen [her|på kontoret|til stede]
    [til søs|på havet|offshore|i felten]
    [net|dækning|forbindelse] (kun|en) [en gang imellem|engang imellem|af og til|indimellem]
    [forvent|regn] ikke (med) [svar|et svar] *
    [gået|går|er] (nu) på [barsel|barselsorlov|orlov|forældreorlov|fædreorlov]
  `,
  absenceStems: `
    ferie*
    orlov
    fravær*
    lukket
    syg*
    barsel*
    rejse*
    bortrejst
    tilbage
    fri
    fridag*
    kursus
    konference
    messe
    deltid
    helligdag*
    jul
    vikar
    udlandet
    afspadser*
  `,
  returning: `
    [tilbage|retur] [ved computeren|ved skærmen|ved skrivebordet|ved pc|foran computeren]
    [læser|svarer] (på) (jeg) (det hele|alt) [bagefter|derefter]
    [ved|kender] (jeg) (endnu) ikke … [tilbage|datoen for|tilbagekomst]
    [tilbage|er tilbage|retur|åbner|åbner igen|vender tilbage|møder igen|er igen|træffes igen|starter|genåbner] (igen|på|kontoret|arbejde|i|arbejdet|på kontoret|på arbejde|på pinden|fra|vi) (igen|på|kontoret|arbejde|i|arbejdet|på kontoret|på arbejde|på pinden|fra|vi) [den|d|mandag|tirsdag|onsdag|torsdag|fredag|i|efter|på|uge|igen|#|når|fra|om|med|til|først|kl] *
    [når|så snart] jeg [er tilbage|kommer tilbage|vender tilbage|igen er]
    [efter|ved] (min|ferien|orloven) [ferie|orlov|tilbagekomst|hjemkomst|tilbagevenden] *
    [svarer|besvarer|vender tilbage|hører fra mig|læser|besvares|svar] … [efter|når|i morgen|mandag|tilbage|ferien|hurtigst|igen|snarest]
    du hører fra mig *
    er (jeg|vi) tilbage *
    langsomme svar *
    [i morgen tidlig|i morgen formiddag|straks i morgen]
  `,
  deputy: `
    [ved|i|har du|er det|hvis det|hvis] (det) [haster|akutte|hastende|akut|presserende|brug for hjælp]
    haster det *
    [er det|hvis det] [akut|haster|hastende|vigtigt] *
    [kontakt|skriv|ring|mail|henvend] (venligst|i stedet|til|gerne|min|så|dig|vores) [min|mine|kollega|til|i stedet|hovednummer*|på|receptionen|vores|kontoret] *
    (min) [kollega|vikar|stedfortræder] [hjælper|er|svarer|kan|tager] *
    [varetages|besvares|passes|behandles|dækkes] (af|i mit) *
    [videresendes|læses|bliver] (ikke) [videresendt|læst|automatisk] *
    ikke (blive) [videresendt|læst|videresendes|læses] *
    tak for (din|jeres|dit) [mail|besked|henvendelse|e mail|tålmodighed] *
    (i) mellemtiden *
    træffes [hele|døgnet|på]
  `,
  partTime: `
    på kontoret (kun) [kun|udelukkende] (om|på) @day *
    [svarer|læser] … [kun|udelukkende] [de|disse] dage
    (jeg) arbejder [ikke|kun|fra] [om|på|@day] *
    [har|holder] (fast) (fri) [om|hver|alle] @day* *
    (om) [@day|@dayen] [arbejder|har|holder|er] jeg [ikke|fri|altid] *
    deltid
    [arbejder|er] ikke (på kontoret|på arbejde|her) (om) [@day|mandagen|tirsdagen|onsdagen|torsdagen|fredagen|mandage|tirsdage|onsdage|torsdage|fredage]
    (har) [altid|fast] fri (om|hver) [@day|mandagen|tirsdagen|onsdagen|torsdagen|fredagen] *
    # dages uge
    mine (faste) [arbejdsdage|arbejdstider|kontordage|fridage|dage] *
    [de øvrige dage|andre dage|uden for disse] *
    [træffes|fanges] (kun|altid) (om|mandag) [@day|om @day|kun] *
    jeg [arbejder] (kun|bare) @day [til|og] *
  `,
  person: `
    måske [til efteråret|til foråret|til vinter|næste år|en anden gang]
    har (jeg|vi) [ikke tid|ingen tid]
    ringer [dig|fredag|mandag|i morgen|til dig] *
    sender det videre
    på # *
    [han|hun|som] [er|har|holder] … [på ferie|ferie|på barsel|sygemeldt|syg|væk|bortrejst|på orlov]
    [ikke|er|vi er|jeg er|meget|lyder|virker] [interesserede|interesseret|interessant|relevant|spændende]
    [ingen|ikke|intet] [interesse|behov|aktuelt|noget for os|brug for]
    [ring|send|skriv|prøv|sms|book|vend] (mig|gerne|over|os|bare) [mig|gerne|over|os|en|bagefter|igen|til mig|tilbage|mandag|tirsdag|onsdag|torsdag|fredag|nogle|lige|mere]
    [kan|skal|må|vil] [vi|i|du|systemet] (ikke) [komme|tage|sende|ringe|maile|mødes|tale|tales|håndtere|snakke|vise|få]
    [passer|fungerer] (mig|os|fint|godt|ikke|bedst) [mig|os|fint|godt|ikke|bedst]
    [lyder] [fint|godt|spændende|interessant]
    [prisen|priser|tilbuddet|prisliste|hvad koster]
    [vi|jeg] (har|bruger|arbejder|kører) allerede *
    har valgt en anden
    [det er ikke mig|forkert person|rette person|skal du tage med]
    jeg [kigger|ser|tager|taler|videresender|vender|hører|har overtaget|spørger|mangler|har sendt] (på|med|lige|det|videre|tilbage|til|den|at|din) *
    kigger på det
    send (mig|os|lige|bare) [et|en|jeres|dit|materiale*|tilbud*|oplæg*]
    [undskyld|beklager|sorry] (at|for|det|den|ventetiden) *
    sendt fra min
    [nej|ja|jo|okay|ok|ellers] [tak|det|men|gerne|vi|da|ikke]
    [held og lykke|god vind]
    [jeres|dit|din] [tilbud|forslag|produkt|pris|løsning|system|software]
    (vi) [tales|ses|snakkes] ved
    glæder mig til
    modtaget tak
    men @day *
    @day [passer|er fint|kan jeg]
    hva er det *
    har været [syg|væk|på]
    jeg har (lige|allerede|nu) (sendt|givet|videresendt) [sendt|givet|videresendt|afleveret] (det|din|den|videre|mailen) *
    (vores|min) [it mand|chef|kollega|direktør|sælger|indkøber|bogholder] [er|har] *
    så lad os *
    [godt|dejligt|fedt|sjovt] (at) du (skriver|spørger|skrev) *
    ring i uge *
    i princippet [ja|nej]
    har læst (den|det|din) *
    [foreslå|giv] (gerne|mig|os) [en|et] *
    vent ikke på *
    (på|i) kopi *
    kan beslutte *
    @day (efter|formiddag|eftermiddag|fra) … [kunne gå|ville gå|passer|går fint|kan jag|kan jeg|ville passe]
    jeg [giver|gav|sender|sendte] (det|mailen) [videre|det videre]
  `,

  leftMyself: `
    [har|havde] (jeg) [min sidste arbejdsdag|min sidste dag .|min sidste dag her|min sidste dag hos|min sidste dag på]
    jeg (er|har|blev) (nu|desværre|pr|med|også) [fratrådt|stoppet|ikke længere|ikke mere|opsagt|forladt|gået på|sagt op|skiftet|pensioneret|rejst fra|ophørt|solgt|pensionist] *
    jeg [fratrådte|stoppede|fratræder|stopper|forlader] *
    jeg [arbejder|er] (desværre) [ikke længere|ikke mere] *
    [er gået|gået|gik|går] på [pension|efterløn]
    min [sidste arbejdsdag|sidste dag|ansættelse|praktik|elevtid|læretid] *
    mit [vikariat|praktikophold|ansættelsesforhold] … [ophørt|slut|udløbet|afsluttet|ophører]
    [ny stilling|nyt job|nye opgaver|anden afdeling|ny rolle|min efterfølger|min afløser|nye udfordringer|anden stilling]
    [skiftet|skifter|skiftede] (til) [job|afdeling|stilling|arbejde|anden]
    [fremover|permanent|for altid] … [ansvarlig|kontaktperson|varetages af|overtaget af]
    jeg (er|har) (den|pr|nu|siden|for) … [flyttet til|skiftet til|overgået til|skiftet afdeling|skiftet stilling|fået nyt job|startet i en anden|rykket til]
    [beskæftiger|arbejder|sidder|står|tager] (jeg) (mig) [ikke længere|ikke mere] *
    [har|er] … overtaget (permanent|mine|mit|min|det) [permanent|mine|mit|min]
    (jeg) arbejder (nu) i en anden [del|afdeling|enhed|rolle]
    [din|jeres] nye kontakt*
  `,
  leftOther: `
    [er|har] (nu|desværre|pr|også) [fratrådt|stoppet|forladt|sagt op|opsagt|gået på pension|gået på efterløn|afgået ved døden|skiftet job|søgt nye|rejst fra|pensioneret|gået bort|ikke længere|opsagt sin] *
    [fratrådte|stoppede|gik på pension|gik på efterløn] (her|sin|i|hos|ved|d|den) *
    er her (desværre) ikke (mere|længere) *
    [startet|begyndt|ansat|fået job] hos (en|et) [konkurrent|anden|andet|ny|nyt]
    [afgået ved døden|er død|døde|er gået bort]
    [gik bort|er gået bort|døde|sov ind|er sovet ind|er afgået|afgik ved døden|mistede vi|har mistet] *
    [dødsfald|bortgang] *
    [er|har] (nu|siden|pr) … [flyttet til en anden|skiftet afdeling|skiftet job|skiftet stilling|overgået til|forladt|fratrådt|rejst|ikke længere]
    [er|arbejder|findes] (desværre|her) … [ikke længere|ikke mere|ikke ansat] *
    (nu) arbejder [et andet sted|andetsteds|hos en anden]
    valgt at (søge|forlade|gå|prøve) *
    står ikke længere til *
    (min) tid (hos|i|på|ved) * er [slut|forbi|ovre]
    (har) [forladt|forlod] [os|firmaet|virksomheden|selskabet]
  `,
  leftStems: `
    er forbi
    otium
    pension*
    stoppet
    stoppede
    stopper
    fratrådt
    fratræd*
    forladt
    forlader
    ikke længere
    ikke mere
    afgået
    farvel
    ny stilling
    nye udfordringer
    nyt job
    ny rolle
    efterfølg*
    afløs*
    ophørt
    lukket permanent
    konkurs
    praktik
    sidste arbejdsdag
    sagt op
    opsagt
    takker af
    sidste dag
    afleveret *
    takket af
    videre
    lukket ned
    drejet nøglen
    overtaget
    overtager
    overdraget
    sorg
    død*
    begravelse
    bisat*
    nyt kapitel
    nye eventyr
    på gensyn
    [mailadresse*|adressen|kontoen|mailboks*|postkasse*|indbakke*] … [lukkes|lukket|nedlægges|slettes|deaktiver*|nedlagt]
    tidligere
    efterløn*
    folkepension*
    seniorordning
    karriere*
    for sidste gang
  `,
  companyEnded: `
    [cvr|cvr nummeret|næringsbrevet] … [afmeldt|lukket|afregistreret]
    [afmeldt|afregistreret] (mit|vores) [cvr|cvr nummer|næringsbrev]
    [virksomheden|firmaet|selskabet|forretningen|butikken|driften] … [ophørt|nedlagt|solgt|opløst|gået konkurs|under konkurs|lukket permanent|afviklet|drejet nøglen|lukket for altid|taget under]
    [har|er] (jeg|vi|nu|desværre) [lukket permanent|ophørt med|afviklet|nedlagt|drejet nøglen|lukket ned|lukket for altid|solgt]
    [konkurs|konkursbo|i likvidation|drejet nøglen|under afvikling]
    solgt (kutteren|firmaet|forretningen|virksomheden|butikken|gården) [kutteren|firmaet|forretningen|virksomheden|butikken|gården|klinikken]
    [lukk*] … [for altid|for good|permanent|endegyldigt|for evigt]
    [permanent|endegyldigt] … [lukk*]
    [denne person|personen|modtageren|denne medarbejder|medarbejderen] … [ikke længere|ikke mere|fratrådt|stoppet|forladt]
  `,
  otherInbox: `
    [passer|læser|svarer|tjekker|holder øje|besvarer|rydder|kigger] (for|på|i|med|op|fra) … [indbakke|mail|mails|mailboks|postkasse|konto|e mails]
    [på vegne af|i stedet for] *
    (hans|hendes|s) [mail|mails|post|indbakke] … [til mig|hos mig|lander|havner|videresendes]
    [svarer|skriver] (jeg) (på|for|i) [vegne|hans|hendes|stedet for] *
    [jeg hedder|hedder|jeg er] * og har overtaget *
  `,

  removal: `
    [nok|rækker] (nu|venligst) [ikke flere|ikke mere]
    . [ikke flere|aldrig mere] venligst
    [behøver|har ikke brug for] (jeg|vi) (ikke) (flere) [flere|den slags|sådanne|disse] … [mails|beskeder]
    hold (så|nu) op [.|med]
    stop (nu|så) [nu|så] *
    ikke (at) [skrive|maile|sende|kontakte] (til) [mig|os|til mig|til os] (mere|igen) *
    [ikke|aldrig] [mere|flere|igen|længere] [kontakte mig|kontakte os|skrive til|maile|sende mig|sende os|forstyrre|kontakt mig|kontakt os|plage]
    [ikke|aldrig] [kontakte mig|kontakte os|skrive til|maile|sende mig|sende os|forstyrre|kontakt mig|kontakt os|plage] [mere|flere|igen|længere]
    [slet|fjern|stryg|afmeld|frameld|udmeld|slette|fjerne|stryge|afmelde|framelde] (venligst|straks|gerne|omgående) [mig|os|min|mit|mine|vores|denne adresse|alle oplysninger|alle data] (personlige) (fra|af|e mail|mailadresse|mail|adresse|oplysninger|data|kontaktoplysninger|personoplysninger|navn|venligst|straks|.) *
    [tag|tage|tages|fjern|fjernes|slettes|slet|slettet|stryges] (venligst) (mig|os|jeg|vi) (bedes) (mig|os|venligst) [af|fra|ud af] (jeres|din|deres|den|alle|listen) [liste|listen|mailingliste|maillisten|database|kartotek|lister|kartotek|adresseliste|jeres|din|mailliste|mailinglisten]
    [ønsker|vil|gider] (jeg|vi|helst) [ikke|helst ikke] (længere|mere|at|yderligere) (at) [modtage|få|have|høre|kontaktes|blive kontaktet|at modtage|at blive|at høre|at få|blive skrevet] (flere|mere) [flere|mere|jeres mails|mails|fra jer|fra dig|kontaktet|reklamer|henvendelser|flere mails|.]
    ikke (længere) (at) modtage (flere|mere|jeres|mails|denne) [mails|flere|henvendelser|jeres|mere|reklamer|markedsføring]
    [hold|stop|lad|vær|ophør] (nu|venligst|så|straks) (op|med|være|venlig|jer) (med|at|nu) (at) [skrive|maile|kontakte|sende|spamme|mails|ringe|de mails|jeres mails|henvendelser|stoppe]
    [send|skriv|kontakt|mail] [mig|os|til mig|til os] [ikke|aldrig] (flere|mere|igen) *
    [ingen|ikke flere|aldrig flere|ikke mere|ikke yderligere] (flere) [mails|henvendelser|reklamemails|salgsmails|e mails|reklamer|mail]
    [gør|indgiver|fremsætter|nedlægger] (jeg|vi) (hermed) [indsigelse|protest]
    indsigelse [mod|efter|imod] *
    [anmoder|kræver|forlanger|beder|anmodes|bedes|ønsker] (jeg|vi|dem|jer|i|om|at|hermed) (om|at|jer) … [sletning|slette|slettes|indstille|ophøre|sletter|fjerne mig|fjernes|slettet|fjerner|ophører|stoppe|fjernet|framelde]
    [trækker|tilbagekalder|tilbagetrækker] … samtykke
    ret til [sletning|at blive glemt|indsigelse|at gøre indsigelse]
    [klage|anmelde|anmelder|klager|anmeldt] … [forbrugerombudsmanden|datatilsynet]
    [markedsføringslovens|markedsføringsloven|robinsonlisten|robinsonliste|spamloven]
    uden [mit|vores|forudgående|samtykke] (forudgående) (samtykke) [samtykke|og|fra]
    [uanmodet|uønsket|uopfordret|uønskede|uanmodede] (elektronisk|elektroniske) [henvendelse|henvendelser|reklame|mail|mails|markedsføring|post]
    lad [mig|os] (være|være i) [i fred|fred|være]
    [kan|vil|må] (du|i|jeg) (ikke) (bede|venligst|gerne) (dig|jer|om) (at) (blive) [slette mig|slette min|slette mine|slette os|fjerne mig|fjerne os|slettet|fjernet|tage mig af|tage os af|afmelde mig|stryge mig]
    [skriv|send|mail|kontakt] (mig|os|venligst|så|bare) [ikke|aldrig] [til mig|til os|mig|os|flere|mere|igen|tak|.]
    [lad] (dette|det|det her) (være|blive) (den|din|jeres) sidste (mail) *
    [nok|slut] (nu) (med) [mails|henvendelser|rykkere]
    [lade være|lad være|undlade|undlad|stoppe|holde op|hold op|slippe|fri] (med|for) (at) (få) (flere) [skrive|maile|sende|kontakte|flere|mails|den slags|mailene]
    [helst] … (være) fri for *
    ikke [skrive|maile|kontakte|høre] (til|fra) (mig|os|jer|dig) [mere|igen|flere|længere]
    [spare|skåne|forskåne|fritage|spar|skån] [mig|os] (fremover) for *
    [spærreliste|robinsonliste|blokeringsliste|sortliste]
    [undlad|undlade|afstå|afholde|ophør] (venligst|fra|at|jer|med) (at) (fra) … [sende|skrive|maile|kontakte|sende os]
    ingen (yderligere|mere|flere|videre) [kontakt|henvendelser|mails] *
    [gør mig en tjeneste|vær sød] … [tag|slet|fjern|stryg]
    [vil|ønsker] (jeg|vi) ikke (længere) (at) [kontaktes|blive kontaktet|forstyrres]
    [aldrig|ikke] [givet|afgivet] … samtykke
    brug (aldrig|ikke) [aldrig|ikke] (denne|min|den) [adresse|mailadresse|mail] *
    slipper (jeg|vi) for (flere|jeres) *
    [glad|taknemmelig|glade|rart|helst] … (hvis|at) [ikke|aldrig] (længere) [skriver|mailer|hører|kontakter|høre|få] (til|fra|mere) *
  `,
  takeOut: `
    [slet|slette|slettes|fjern|fjerne|fjernes|tag … af|tage … af|tag … fra|stryg|stryge|stryges|afmeld|afmelde|meld … fra|meld … ud|pil|pille|pilles|udmeld*|framelde*|frameld|tages af|strøget|slettet|fjernet|skriv … af|ud af]
  `,
  lists: `
    [fra|af|ud af] (jeres|din|dine|den|denne|alle|samtlige|deres) (jeres) [liste|listen|lister|mailliste*|maillister|adresseliste*|kontaktliste*|udsendelsesliste*|kundeliste*|register|registret|kunderegister|kartotek*|database|databasen|nyhedsbrev*|system|systemet|crm|adressebog|udsendelse*|forsendelse*|mailing*|kundekartotek|arkiv*]
  `,
  erase: `
    [slet|slette|slettes|fjern|fjerne|fjernes|afmeld|afmelde|glem|glemme|frameld|stryg]
  `,
  ownData: `
    [min|mit|mine|vores|vor|denne|den her|dette] … [adresse*|mail*|e mail*|oplysninger|kontaktoplysninger|data|nummer|navn|personoplysninger|mailadresse]
    [mig|os] [fra|.|tak|omgående|straks|venligst]
  `,
  stop: `
    [stop|stopper|stoppe|hold op|holde op|nok|ikke flere|ikke mere|aldrig mere|aldrig igen|ikke igen|ikke [skriv|skrive|sende|send|kontakte|kontakt|maile] … [mere|flere|igen]|ingen flere|frabede*|undlad*|lad være|fritages|ønsker ikke [at modtage|flere|mails|kontakt|at blive]]
  `,
  writing: `
    [skriv|skrive|skriver til|maile|mail|mails|e mails|kontakte|kontakt|kontaktes|kontaktet|sende|send|høre fra|forstyrre|spam*|reklame*|henvend*|ringe|beskeder|plage|chikan*|modtage]
  `,
  removalSubject: `
    [afmeld|afmelding|sletning|indsigelse|frameld|stop|unsubscribe|slet] *
    [gdpr|artikel 17|artikel 21|markedsføringslovens]
    uanmodet henvendelse *
  `,

  calendar,
};
