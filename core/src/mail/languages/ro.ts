import { calendar } from './calendars/ro.ts';
import type { MailLanguage } from './mail-language.ts';

export const ro: MailLanguage = {
  common:
    'și si în in la de pe cu din pentru că nu este sunt ești suntem vă va mă ne îmi îți se să sa un o al ai ale ați am are au mai dar sau dacă când până după prin fără foarte bună ziua stimă mulțumesc multumesc salut dvs dumneavoastră domnule doamnă noi voi meu mea nostru noastră mesaj mesajul vreau fi care ce aceasta acest către',

  closings: `
    [cu|toate|numai|o] … [stimă|respect|drag|bine|considerație|zi bună|zi frumoasă|stima]
    [mulțumesc|mulțumim|multumesc|salutări|cu stimă|cu drag|toate cele bune|zi bună|spor la treabă|o zi bună|o zi frumoasă|numai bine|mersi|respect|cele bune] .
    cu stimă *
    cu respect *
    toate cele bune *
  `,
  disclaimers: `
    [acest|prezentul] [mesaj|e mail|email] … [confidențial*|destinat*|conține|atașament*|adresat*]
    dacă nu sunteți [destinatarul|persoana]
    dacă ați primit … [eroare|greșeală]
    [datele|prelucrarea datelor|protecția datelor|conform regulamentului] … [prelucrate|gdpr|prelucrăm]
    [confidențialitate|politica de confidențialitate|notă de confidențialitate|notă de informare]
    [gândiți|protejați|înainte] … [mediul|imprima|imprimați|tipăriți]
    [dacă|pentru a|daca] … [dezabona|dezabonare|vă dezabona|dezabonați vă|nu mai doriți]
    [reg com|cui|cif] *
    * (*) (*) prelucrează (datele) *
    aveți dreptul (de|la|să) *
  `,

  automatic: `
    [răspuns|mesaj|email|e mail|notificare|mail] (generat) [automat|automată]
    [automat] .
    [mesaj|email] (a fost) [generat|trimis|transmis] (în mod) automat
    [generat|trimis|transmis] automat
    (vă rugăm) (să) nu [răspundeți|raspundeti] [la|acestui] *
    vă rugăm (să) nu răspundeți
    autorăspuns
    [căsuță|cutie|adresă] * (nu) (este) monitorizată
  `,
  receipt: `
    [completați|completează] … [chestionar*|sondaj*]
    carantină
    vă mulțumim pentru comandă
    comanda … [înregistrat*|confirmat*|primit*]
    [acceptat|acceptată|refuzat|respins|provizoriu|tentativ|anulat|oră nouă propusă|acceptă] .
    a [acceptat|refuzat|propus|respins|acceptat provizoriu] … [invitația|întâlnirea|oră|ora|ședința|invitatia]
    [citit|livrat|necitit|recuperare|retragere|citită] .
    (mesajul) [dvs|dumneavoastră|tău] … a fost [citit|deschis|livrat|afișat] *
    a fost citit *
    [dorește|vrea] să [retragă|recupereze] *
    (am|a) [primit|înregistrat|recepționat|inregistrat] [mesajul|solicitarea|cererea|emailul|e mailul|comanda|sesizarea|dvs|dumneavoastră|cu succes] *
    [mesajul|solicitarea|cererea|emailul|tichetul|sesizarea|comanda|petiția|candidatura|adresa|corespondența|e mailul] (dumneavoastră|dvs|ta|tău) … [înregistrat*|primit*|recepționat*|creat*|preluat*|procesat*|inregistrat*]
    [confirmare|confirmăm|confirm] (de|a|primirea|înregistrarea) [primire|primirea|înregistrare|înregistrarea|recepție|recepția|citire|livrare] *
    [tichet|ticket|caz|dosar] [nr|număr|cu numărul|#|nou|deschis|înregistrat|creat] *
    [cu|sub] [numărul|nr] *
    [număr|nr] de [înregistrare|referință|tichet|ticket] *
    [răspunde|răspundem|reveni|revenim|contacta|contactăm|răspuns|răspunsul] … [termen|ore|zile lucrătoare|cel mai scurt|zile|cât mai curând]
    [număr|volum] (mare|ridicat) de [solicitări|mesaje|cereri] *
    [confirmați|apăsați|verificați|accesați] … [robot|link|linkul|om|expeditor]
    așteaptă confirmare *
    [newsletter|buletin informativ] *
    (în) acest număr *
    [vezi|vizualizează|deschide] … în browser
    [evaluați ne|evaluați|chestionar|sondaj|cât de mulțumit] *
    [primiți|primești] acest (mesaj|email|e mail|newsletter) [deoarece|pentru] *
    mulțumim (pentru|că) [ați|solicitare|contactarea|aplicare|că ne] [contactat|aplicat|scris|candidatură|solicitare|interesul] *
    va fi preluat*
    [solicitarea|cererea|mesajul|tichetul|sesizarea] (dumneavoastră|dvs|cu) … [înregistrat*|numărul|în lucru|în curs|a fost preluat*|în așteptare]
    [timpul de răspuns|răspunsul|răspunde|răspundem] … [zile lucrătoare|ore|zile|întârzie*]
    [număr mare|volum mare|multe solicitări|multe mesaje] *
  `,
  absenceSubject: `
    [concediu|în concediu|absent|absentă|absență|plecat|plecată|închis|închisă|inchis|liber|delegație|în delegație|vacanță|în vacanță|maternitate|concediu medical|concediu de odihnă|concediu de maternitate|în afara biroului|nu sunt la birou|out of office|ooo|indisponibil|indisponibilă|zile libere|program sărbători|închidere|sărbători|sunt în concediu|sunt plecat*|co|zi liberă|program redus|lipsesc] *
    [revin|mă întorc|întors] [pe|în|luni|la] *
    program # *
    paște fericit .
    [sărbători fericite|crăciun fericit|la mulți ani] .
    (azi|astăzi) nu sunt (la birou|aici)
    [în|la] [ședință|ședințe|curs|întâlniri] .
  `,
  away: `
    . [în concediu|concediu|în vacanță|în concediu medical|în delegație] .
    [la pat|în convalescență|imobilizat*]
    [sunt|stau|voi fi] … [la târg|la un târg|la un curs|la un training]
    [sunt|voi fi|suntem|vom fi|mă aflu|ne aflăm|voi lipsi|m am aflat|mă voi afla|voi fi plecat*] … [în concediu|in concediu|în concediu medical|în concediu de odihnă|în vacanță|in vacanta|în delegație|in delegatie|în deplasare|absent|absentă|plecat|plecată|plecați|în afara biroului|în afara|în afara țării|în străinătate|liber|liberă|în liber|închis|închiși|indisponibil|indisponibilă|la un curs|la cursuri|la o conferință|la târg|la un târg|la un training|în training|în ședință|în ședințe|bolnav|bolnavă|spitalizat|spitalizată|internat|internată|în călătorie|într o călătorie|pe drum|pe teren|la depozit|la birou doar|fără acces|în concediu de maternitate|în concediu pentru|concediu pre|în convalescență|la o întâlnire|la întâlniri|la instanță|în instanță|la tribunal|la notar|la medic|cu acces limitat|în concediu fără plată|de sărbători|pe șantier|la târgul|la spital|concediu]
    [concediu|concediul|absent|absentă|plecat|plecată|închis|închisă|închiși|vacanță|liber|delegație|c o|co] (de odihnă|medical|legal|din birou|de la birou) [până|în perioada|între|din|pe|pentru|în data|începând|de azi|#|azi|astăzi|mâine|săptămâna|toată] *
    [lipsesc|lipsim|voi lipsi|plec] [de la|din|între|până|în|astăzi|azi|mâine|câteva] *
    nu [sunt|voi fi|suntem|vom fi|mă aflu] (astăzi|azi|mâine|disponibil) [la birou|disponibil*|în birou|la serviciu|accesibil*|prezent*|la program|la calculator|în oraș|în țară|contactabil*] *
    nu [am|voi avea|avem|pot|voi putea|ajung] [acces|răspunde|accesa|citi|voi răspunde|avea acces|verifica|posibilitatea|la calculator|la mail|la email] *
    acces [limitat|redus|sporadic|restricționat] *
    [în|pe] (perioada|timpul|durata) (absenței|concediului|acestei) [absenței|concediului|mele|meu|vacanței|aceasta] *
    în [perioada|lipsa|absența] (mea|absenței) [mea|absenței mele|absenței] *
    [biroul|firma|magazinul|depozitul|cabinetul|clinica|birourile|compania|sediul|atelierul|școala|secretariatul|noi|restaurantul|salonul|showroom*|fabrica|service ul] … [închis*|inchis*|este închis|nu lucrează|în concediu colectiv]
    [este|sunt|suntem|vom fi|va fi] închi* [între|în|pe|până|pentru|astăzi|azi|de|din|luni|marți] *
    (am) [luat|plecat] (în|un|o|câteva) [concediu|vacanță|zile libere|zi liberă|concediul|pauză] *
    [zile|zi] (libere|liberă) [legale|legală] *
    (din) motive [medicale|de sănătate|personale|familiale] *
    [azi|astăzi|mâine|joi|vineri|luni|marți|miercuri] … sunt (la|în|plecat*|pe) [târg*|depozit*|teren|plecat*|curs|ședință|delegație|medic|doctor|concediu|liber|instanță|training|conferin*|șantier]
    concediu [medical|de odihnă|de maternitate|paternal|creștere|pentru creșterea|fără plată|prenatal|de boală] *
    nu cunosc (încă) data *
    verific mailul [doar|seara|rar|sporadic|din când] *
    (lucrăm) (nu) lucrăm [în|pe|până|luni|marți] * [perioada|luni|marți|miercuri|joi|vineri]
    [sunt|voi fi|stau] (azi|astăzi|toată|până|în|la) … [în ședință|în ședințe|la tribunal|pe șantier|la curs|la un curs|în instanță|la târg|la o conferință|în sala]
    efectuez (un|o) [stagiu|deplasare|vizită|mobilitate] *
    (pe|în) (perioada|timpul|durata) absenței (sale|lui|ei)
    [copil|copilul|fiul|fiica|fetița|băiatul] (este|e|meu) [bolnav*|răcit*] *
    nu (este|e|va fi) nimeni
    [pe mare|în teren|pe teren]
    [semnal|internet|acoperire] [slab|slabă|limitat|doar]
    nu [așteptați|aștepta] (un) [răspuns|răspunsuri] *
    [suntem|sunt] (toți|cu toții) [liberi|liberă|liber]
  `,
  absenceStems: `
    concedi*
    închis*
    liber*
    deplasare
    delegați*
    plecat*
    vacanț*
    absent*
    lipsesc
    revin
    revenire
    întorc
    medical*
    maternitate
    sărbăto*
    înlocuitor
    curs
    conferinț*
    indisponibil*
    part time
    birou
  `,
  returning: `
    [revin|mă întorc|ajung] (din nou) [la calculator|la computer|la laptop|în fața calculatorului|la birou]
    [citesc|răspund] (la) (tot|toate) [după aceea|apoi|ulterior]
    nu [știu|cunosc|am] … [data revenirii|dată de întoarcere|data întoarcerii|când revin]
    [revin|voi reveni|revenim|vom reveni|mă întorc|mă voi întoarce|ne întoarcem|reluăm|voi relua|redeschidem|vom redeschide|reiau|revenirea|redeschiderea|disponibil|disponibilă|întoarcere|revenire] (la|din|în|birou|concediu|lucru|activitatea|din nou|începând|serviciu|program|planificată) (la|din|în|birou|concediu|lucru|activitatea|din nou|începând|serviciu|program|planificată) (birou|lucru|serviciu|activitate) [pe|în|luni|marți|miercuri|joi|vineri|mâine|la|după|începând|cu|din|de|peste|când|abia|#|poimâine|săptămâna] *
    (voi) [răspunde|citi|contacta|prelua|reveni|răspund|citesc] … [când|întoarcere|revin|mă întorc|mâine|luni|marți|miercuri|joi|vineri|după|imediat|la revenire|cât mai|atunci]
    [la|după] [revenire|întoarcere|întoarcerea|revenirea] *
    (imediat) (ce|când) (mă întorc|revin|voi reveni|ajung) [mă întorc|revin|ajung] *
    [ne auzim|ne vedem|ne reauzim] *
    data revenirii
    din prima zi lucrătoare
    mâine (de) [dimineață|dimineața|la prima oră]
  `,
  deputy: `
    [pentru|în|dacă|in] (caz|situații|cazuri|orice|probleme|chestiuni|aspecte|este|e) … [urgențe|urgență|urgente|urgent|urgentă|urgenţe]
    [vă rog|vă rugăm|rog|puteți] (să) (o) (îl) [contactați|contactati|apelați|adresați|sunați|scrieți|luați legătura|contactezi|suna] … [colega|colegul|colegii|pe|la|cu|dlui|dnei|d na|dl|recepția|echipa]
    [contactați|contactati|adresați vă|contactează|sunați|scrieți] … [colega|colegul|colegii|la|cu|pe|dl|dna]
    [mă înlocuiește|înlocuitor|înlocuit de|înlocuită de|preluat de|gestionate de|va fi înlocuit*|înlocuiesc] *
    [între timp|în acest timp|până atunci] [timp|atunci|vă|puteți|conturile|contactați] *
    (nu) [va fi|vor fi|sunt|este] (redirecționat*|citit*|preluat*|monitorizat*) [redirecționat*|citit*|preluat*|monitorizat*] *
    [mulțumesc|mulțumim|multumesc|vă mulțumesc|vă mulțumim] pentru [mesaj|email|e mail|mesajul|înțelegere|interes|emailul] *
    comenzile se *
  `,
  partTime: `
    la birou (doar|numai) [doar|numai|exclusiv] @day *
    [răspund|citesc] … [doar|numai|exclusiv] în [aceste|acele] zile
    lucrez (doar|numai|în|de|cu) [part time|cu jumătate|@day|doar|numai|cu normă|jumătate]
    nu lucrez (în zilele de|în ziua de|lunea|marțea|miercurea|joia|vinerea|@day) [lunea|marțea|miercurea|joia|vinerea|@day|zilele] *
    [part time|jumătate de normă|normă redusă|program redus] [part time|normă|redus]
    [lunea|marțea|miercurea|joia|vinerea|@day] (și) … nu [lucrez|sunt] *
    zilele mele [libere|de lucru] *
    program [part time|redus|parțial]
    [lunea|marțea|miercurea|joia|vinerea] *
    [zilele|orele|programul] (mele|meu) de lucru *
    [în celelalte|în afara acestor|în restul] (zile|zilelor) *
    [mă găsiți|sunt disponibil*|sunt la birou] (doar|numai|de) [@day|doar|numai|de @day] *
  `,
  person: `
    poate (la) [toamnă|primăvară|iarnă|anul viitor|altă dată]
    nu [am|voi avea|avem] timp
    [vă|te] sun *
    propun *
    [el|ea|care] [este|e] … [în concediu|plecat|plecată|în delegație|în vacanță|în concediu medical]
    (nu) [mă|ne|vă|te] interesează
    [suntem|sunt] (nu) [interesat*|interesați]
    nu [avem nevoie|am nevoie|avem buget|este cazul|ne trebuie|îmi trebuie|este interesată|suntem interesați]
    sună [interesant|bine|util]
    [sunați|sunați mă|sună mă|trimiteți|trimite|trimiteți mi|trimite mi|scrieți mi|scrie mi|revino|vino|veniți|contactați mă|sunati|spuneți mi|anunțați mă] (mi|ne|mă|și) [mi|ne|mă|oferta|prețurile|detalii|un|o|pe|cu|în|după|mâine]
    [puteți|poți|ați putea|am putea|putem|putem să|aș putea|îmi puteți] [suna|vorbi|trimite|retrimite|stabili|vedea|discuta|veni|programa|să ne|să vorbim]
    [convine|e bine|merge] (mie|pentru|luni|marți|miercuri|joi|vineri|și|.) *
    [ok|perfect|de acord|sigur|excelent|super] [luni|marți|miercuri|joi|vineri|mâine|să|ne|marti|pentru]
    [cât costă|prețul|prețuri|prețurile|cotație|tarif]
    [avem|lucrăm|colaborăm] deja *
    [de asta se ocupă|nu sunt persoana|nu eu mă ocup|mă ocup eu|m am ocupat]
    am preluat *
    [mă uit|mă gândesc|discut cu|vorbesc cu|am transmis|transmit|întreb|analizez|vă anunț|am citit|am atașat|aștept oferta|mi a plăcut]
    [scuze|îmi cer scuze|ne cerem scuze|imi cer scuze] (pentru|că) *
    [trimis|scriu] de pe *
    (mult) succes
    [oferta|propunerea|produsul] [dvs|dumneavoastră|voastră|ta]
    poate la [iarna|toamnă|primăvară|anul|vară]
    ms da
    [vorbim|vorbesc|ne auzim la] (săptămâna|luni|marți|miercuri|joi|vineri|mâine) *
    dar [luni|marți|miercuri|joi|vineri|@day] *
    (am|l am|i am) [transmis|trimis|dat|redirecționat|înaintat] (mai departe|mesajul|emailul|mailul|colegei|colegului|către) [mai departe|mesajul|emailul|mailul|colegei|colegului|către|dumneavoastră] *
    [să ne|ne] [transmiteți|trimiteți|comunicați] *
    în principiu (da) [da|nu]
    (l am|am|le am) citit *
    [propuneți|propune|sugerați] (mi|ne) [o|un] *
    nu mă așteptați *
    [în copie] *
    poate decide *
    @day (după|dimineața|de la) … [ar merge|merge|pot|aș putea|e bine|ar fi bine]
  `,

  leftMyself: `
    nu mai [lucrez|sunt la|fac parte|sunt angajat*|activez|colaborez|ocup|dețin|răspund|sunt in echipa|sunt responsabil*|reprezint|sunt parte] *
    am [părăsit|plecat din|plecat de la|încetat|demisionat|ieșit la pensie|parasit|iesit la pensie|incetat|trecut la [altă firmă|o altă firmă|altă companie|o altă companie|alt loc|un alt loc|alt departament|un alt departament]|preluat o altă|preluat un alt|preluat un nou|încheiat colaborarea|încheiat activitatea|schimbat locul|schimbat departamentul] *
    [m am|mă] [pensionat|pensionez|retras din|transferat|mutat la|mutat în|retrag din] *
    sunt [la pensie|pensionar|pensionară|pensionat*] *
    ultima mea zi *
    [contractul|stagiul] meu (de|în) … [încheiat|expirat|încetat|terminat|ajuns la final]
    [rol nou|altă funcție|alt departament|noua persoană de contact|succesorul meu|nouă funcție|nou rol|noul responsabil]
    [lucrez|am trecut|m am mutat|am fost transferat*] (la|în) (alt|altă|un alt|o altă) [departament*|direcți*|divizi*|echip*|firm*|compani*|sucursal*|domeniu]
    nu mă mai ocup (de) *
    nu mai (răspund|sunt responsabil*|gestionez) [răspund de|sunt responsabil*|gestionez|sunt persoana] *
    lucrez (acum) în [altă parte|alt departament|altă divizie|alt domeniu|altă companie]
    noul (dvs|dumneavoastră|tău) contact *
  `,
  leftOther: `
    nu mai [lucrează|face parte|este angajat*|activează|colaborează|este la|este în|e la noi|e angajat*|lucreaza|ocupă|este disponibil* la|este membr*|este parte] *
    a [părăsit|plecat din companie|plecat din firmă|plecat de la|încetat colaborarea|încetat activitatea|încetat contractul|demisionat|decedat|ieșit la pensie|fost concediat*|plecat definitiv|parasit|iesit la pensie|plecat din|plecat la alt*|încetat raporturile|incetat] *
    s a [pensionat|transferat|retras din|stins|mutat la alt*] *
    [este|e] la pensie
    [decedat|decedată|a murit|a trecut în neființă]
    și a (dat|depus|încetat|schimbat) [dat demisia|depus demisia|încetat contractul|încetat colaborarea|încetat activitatea|schimbat locul]
    [decesul|dispariția|moartea] *
    [nu mai|nu] [lucrează|este|e|activează] (la|de|din|aici|cu|în) [noi|luni|firmă|companie|ani|ianuarie|aici] *
    s a [mutat|transferat|pensionat] (la|în|din|luna|anul|de|pe) *
    [a trecut|a fost mutat*|a fost transferat*] [la|în] *
    lucrează (acum) [în altă parte|la altă firmă|în altă firmă|la altă companie]
    (a) ales să (urmeze|plece|părăsească) *
    nu (vă) mai stă la dispoziție
  `,
  leftStems: `
    responsabilități
    de acum
    pensi*
    nu mai
    părăsit
    plecat definitiv
    demisi*
    deced*
    încetat
    la revedere
    rămas bun
    noi provocări
    o nouă etapă
    nouă funcție
    succesor*
    înlocuit definitiv
    dizolvat*
    radiat*
    faliment*
    insolven*
    încheiat
    ultima zi
    retras
    concediat*
    închis definitiv
    mi am luat rămas
    predat *
    preluat
    preia definitiv
    cu tristețe
    cu regret
    doliu
    înmormânt*
    s a stins
    adio
    alt drum
    alte drumuri
    capitol
    închis porțile
    [adresa|căsuța|contul] … [dezactivat*|închis*|ștears*|șters*|desființat*]
    fost angajat
    fosta angajată
    plecat din
    plecat de la
    colaborarea
  `,
  companyEnded: `
    [pfa|autorizația] … [radiat*|închis*]
    [radiat|închis] (mi) [pfa|pfa ul|srl ul|autorizația]
    (și) a [încetat|închis|sistat|incetat] (definitiv) [activitatea|definitiv|porțile|funcționarea|porțile]
    [firma|societatea|compania|magazinul|afacerea] … [dizolvat*|radiat*|lichidat*|faliment*|insolvenț*|închis* definitiv|vândut*|nu mai există|desființat*]
    [dizolvat*|radiat* din|în faliment|în lichidare|în insolvență|încetarea activității]
    am (închis|vândut) [închis definitiv|vândut firma|vândut afacerea|închis firma|închis afacerea|încetat activitatea]
    [închi*] … [definitiv|pentru totdeauna]
    definitiv … [închi*]
    [această persoană|persoana|destinatarul|acest angajat|acest utilizator] … [nu mai|a părăsit|a plecat]
  `,
  otherInbox: `
    [verific|citesc|răspund|administrez|gestionez|urmăresc] (eu|la|de pe) (la|mailul) … [căsuța|mailul|emailul|inbox*|mesajele|contul|e mailul|corespondența|casuta]
    [mailurile|emailurile|mesajele|corespondența|căsuța] (lui|ei|sale|de) … [la mine|către mine|vin|ajung|redirecționat*]
    [răspund|scriu] (eu) (în|din) [numele|locul|partea] *
    sunt * și am preluat *
  `,

  removal: `
    [ajunge|destul] (vă rog) [nu mai vreau|gata]
    . [niciunul în plus|gata cu mailurile] vă rog
    nu [mai am|am] (mai) nevoie de [astfel de|asemenea|aceste|alte] … [mailuri|emailuri|mesaje]
    nu mai [vreau|vrem|doresc|dorim] … [aud|auzim|primesc|primim]
    [ștergeți|stergeti|șterge|scoateți|scoateti|scoate|eliminați|eliminati|elimină|radiați|dezabonați|excludeți|sterge|dezabonează|dezabonati] (vă rog|va rog|imediat) (mă|ne|ma|mi) [mă|ne|ma|adresa|adresele|datele|emailul|numărul|numele|contactul|mailul|e mailul|din|definitiv|imediat|urgent|.|de] *
    [mă|ne|ma] [scoți|scoateți|scoateti|ștergeți|ștergi|eliminați|elimini|excludeți|dezabonați|radiați|scoti|stergeti|dezabonez] *
    nu [mă|ne] [contactați|contacta|deranjați|bateți]
    nu (îmi|mi|ne|ni) [scrieți|trimiteți|contactați] [.|vă rog|mulțumesc|mailuri|emailuri|oferte|nimic|nu]
    nu (mă|ne|ma|îmi|imi|ni|mi) mai [contacta*|scri*|suna*|suni|sunaț*|trimi*|deranj*|bate*|căuta*]
    nu (mai) [doresc|dorim|vreau|vrem|accept] (să) (mai) (fiu|fim) [primesc|primim|contactat*|contactată|mai primesc|mai fiu|emailuri|mailuri|fiu] *
    [opriți|încetați|terminați|opriti|incetati|gata cu|terminați] (imediat|vă rog|odată) (cu) [cu|să|trimiterea|mailurile|emailurile|mesajele|spam*|corespondența|orice|aceste] *
    [mă|ne] [opun|opunem] *
    [solicit|cer|solicităm|cerem|rog|rugăm|insist] (vă|să|expres|imediat) … [ștergerea|încetarea|ștergeți|eliminarea|eliminați|încetați|să nu mai|radierea|dezabonarea|opriți|stergerea|mă scoateți|mă ștergeți|excluderea|scoateți|nu mă mai|scoaterea]
    [ștergerea|stergerea|eliminarea] (imediată|imediata) [datelor|adresei|tuturor|numelui]
    [retrag|revoc|retragem] … [consimțământul|acordul|consimtamantul]
    [dreptul] (la|de) [ștergere|a fi uitat|opoziție|ștergerea|uitare|a mă opune]
    [plângere|reclamație|sesiza|sesizez|plangere] … anspdcp
    fără [acordul|consimțământul|acceptul] [meu|nostru]
    lăsați (mă) [în pace|mă în pace]
    să [mă scoți|mă scoateți|ne scoți|ne scoateți|mă ștergi|mă ștergeți|ne ștergeți|mă elimini|mă eliminați|ne eliminați|nu mai primesc|nu mai primim|nu mă mai|nu ne mai|nu mai trimiteți|nu mai trimiți] *
    [scos|scoasă|scoși|șters|ștearsă|eliminat|eliminată|scoasa|sters|stearsa] din (lista|baza|listele|baze) *
    [acesta|ăsta|acest] (să) (fie) ultimul [mail|email|mesaj]
    [gata|destul|ajunge] (cu) (atâtea) [mailuri*|emailuri*|mesaje*]
    nu (mai) (este|e) nevoie (de|să) (mai) [mailuri|emailuri|îmi|ne|scrieți] *
    (să) nu (îmi|mi|mă|ne|ni) mai [scri*|trimit*|contact*|deranj*|suna*|suni|sunaț*|primesc|primim|insist*]
    [mă|ne] [scutiți|scutești|cruțați] de *
    [lista de excludere|listă de excludere|lista neagră|lista de blocare]
    [abțineți|abține|abțineri*] de la *
    [fără|niciun] (alte|alt) [contactări|contact|mesaje|mailuri|e mailuri] *
    [mă|ne] [puteți|poți|ați putea|rog] (să) (mă) [dezabona*|scoate*|șterge*|elimina*] *
    [ajunge|destul|gata] (cu) (spamul|spam) [spamul|spam|mailurile|mesajele|emailurile] *
    [nu|niciodată] … [consimțământul|consimțământ]
    nu mai [folosiți|folosi|utilizați] (această|acest|adresa) [adresă|adresa|mail|mea]
    [bucura|recunoscător|recunoscătoare|mulțumit|mulțumită|prefera] … nu (mi|ne|mă) (ați|ai|mai) (mai) (mai|primesc|scrie|trimite|contacta) [scrie|trimite|contacta|primesc|primim|aud] *
  `,
  takeOut: `
    [șterg*|șterge*|scoat*|scot*|scoateți*|elimin*|radi*|dezabon*|înlătur*|ștears*|șters|scos|scoasă|tăia*]
  `,
  lists: `
    [din|de pe|de la] (toate) [lista|listă|liste|listele|listei|baza|bazele|bazei|newsletter*|mailing*|sistem*|registr*|crm|agend*|evidenț*|abon*|contacte|trimiteri]
  `,
  erase: `
    [ștergeți*|ștergeti|șterge|stergeti|ștergerea|stergerea|scoateți*|scoateti*|scoate|eliminați*|eliminati|elimina|eliminarea|uitați|uitati|dezabon*]
  `,
  ownData: `
    [adresa|adresele|datele|numărul|mailul|emailul|contactul|numele|informațiile] (de|mele|mea|noastre|noastră|noastră|de mail|de email|de e mail|personale|firmei) … [mea|mele|meu|noastre|noastră|nostru|aceasta|mail|email|e mail|personale|firmei]
    [mă|ne|scoateți mă|ștergeți mă|dezabonați mă|eliminați mă] [scoateți|ștergeți|eliminați|dezabonați|din|de|scoate|șterge]
  `,
  stop: `
    [opriți*|încetați*|incetati*|terminați*|stop|nu (mă|ne|mi|îmi|ni) mai [mă|ne|mi|scrie*|trimit*|contact*|deranj*|suna*|suni|sunaț*]|nu vreau să mai|nu mai vreau|nu mai vrem|nu mai doresc|nu mai dorim|nu doresc să|vă rog să nu|va rog sa nu|lăsați mă|refuz]
  `,
  writing: `
    [scrie*|scriet*|scrieți*|să scrieți|trimit*|trimite*|trimiteți*|contact*|deranj*|mailuri|emailuri|mail|email|e mail*|mesaj*|spam*|reclam*|publicit*|suna*|suni|sunaț*|oferte|primesc|primim|primi]
  `,
  removalSubject: `
    [dezabonare|ștergere|ștergerea datelor|opoziție|stop|unsubscribe|eliminare] *
    [cerere|solicitare] [de|privind] [ștergere*|eliminare*|dezabonare*|opoziție*|exercitare*|opunere*] *
    [gdpr|rgpd|art 17|art 21]
  `,

  calendar,
};
