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

  calendar,
};
