import { calendar } from './calendars/cs.ts';
import type { MailLanguage } from './mail-language.ts';

export const cs: MailLanguage = {
  common:
    'a v na z do se je jsou to že o od po za pro přes při nebo jak ale jestli co který která jsem budu mám máme pan paní pane vás vám vaše váš prosím děkuji dobrý den pozdravem hezký moje můj naše náš nám mě mi už jen také si s ve u nás ho ji jeho její byl byla bude zprávu email mail telefon kontakt ahoj zdravím díky nejsem není podle který tento tato',

  closings: `
    (s) [pozdravem|přátelským pozdravem|přáním|srdečným pozdravem|úctou] *
    [s pozdravem|hezký den|děkuji|díky|zdraví|s úctou|pěkný den|přeji hezký den|mějte se|hezký zbytek dne|děkujeme|předem děkuji|s přátelským pozdravem|s přáním hezkého dne] .
    [zdraví|zdravím] * .
    s pozdravem *
  `,
  disclaimers: `
    [tato|tento|obsah] (tohoto|této) [zpráva|e mail|email|e mailu|zprávy|mail] … [důvěrn*|určen*|může obsahovat|obsahuje|nepředstavuje|příloh*|neslouží]
    [pokud|jestliže] nejste [zamýšleným|oprávněným|určeným|adresátem]
    [pokud|jestliže] jste … [omylem|nedopatřením]
    [informace|zásady] (o) [zpracování|ochraně|ochrany] (a ochraně) osobních
    [myslete|zvažte|šetřete|než] … [vytisknout|tisku|přírodu|prostředí|vytisknete]
    [pokud|nechcete li|nechcete] (si) [již|nepřejete|už|dále] … [odhlásit|odhlaste|odhlášení|dostávat]
    [ičo|dič|zapsána v|zapsaná v|ič] *
    * (*) (*) zpracovává (vaše) (osobní) *
    máte právo (na) *
  `,

  absenceSubject: `
    [nepřítomnost|nepřítomen|nepřítomna|dovolená|dovolené|na dovolené|mimo kancelář|nemoc|nemocenská|zavřeno|uzavřeno|služební cesta|na služební cestě|mateřská|rodičovská|volno|celozávodní dovolená|czd|svátky|prázdniny|podzimky|out of office|ooo|jsem pryč|ošetřování|pracovní neschopnost|dlouhodobá nepřítomnost|školení|zavírací|inventura|firemní dovolená|vánoční provoz|nejsem v kanceláři|letní provoz|neschopenka|zkrácený provoz] *
    [zpět|návrat|vracím se] [v|od|dne|po] *
    mám [volno|dovolenou] *
    (dnes|dneska) (tu) [nejsem tu|tu nejsem|nejsem]
    na [poradě|jednání|schůzce|školení] .
  `,
  away: `
    . [na dovolené|dovolená|na neschopence|na nemocenské|mimo kancelář] .
    [ležím|zotavuji se|rekonvalescenc*|marodím] (v|po|s|doma) [v posteli|v nemocnici|po operaci|s horečkou|doma] *
    [stojím|jsem|budu|sedím] … [na veletrhu|na výstavě|na školení|na kurzu]
    [odešel|odešla] (jsem) z [kanceláře|práce] (dnes|už)
    [jsem|budu|jsme|budeme|nacházím se|jsem momentálně|jsem aktuálně|pobývám] … [na dovolené|mimo kancelář|mimo pracoviště|nepřítomen|nepřítomna|nepřítomný|nepřítomná|na služební cestě|na pracovní cestě|na cestách|na školení|na konferenci|na veletrhu|na mateřské|na mateřské dovolené|na rodičovské|na rodičovské dovolené|na nemocenské|v pracovní neschopnosti|v dočasné pracovní neschopnosti|nemocný|nemocná|nemocen|v nemocnici|po operaci|u lékaře|u doktora|na jednání|na schůzce|v zahraničí|na horách|na neschopence|na ošetřování|bez přístupu|nedostupný|nedostupná|mimo|mimo dosah|na studijním volnu|doma s|pryč|k nezastižení|na sick day|v lázních|na soudu|u soudu|na výstavě|na semináři|na dovolený|mimo provoz|na poradě|v terénu|na překážkách]
    [čerpám|čerpat|čerpáme|mám|beru si|máme|vybírám|užívám|užíváme|vzal jsem si|vzala jsem si|probíhá] (si) … [dovolenou|volno|celozávodní dovolenou|náhradní volno|rodičovskou|mateřskou|prázdniny|sick day|celozávodní dovolená|zdravotní volno|neplacené volno|zavřeno]
    [dovolená|dovolenou|dovolené|volno|zavřeno|nepřítomnost|nepřítomen|nepřítomna|mimo kancelář|neschopnost|nemoc|czd] [čerpám|mám|firmy|závodní] [do|od|v|ve|ve dnech|v termínu|v týdnu|až|dne|#|po|z] *
    [do|od|v termínu|ve dnech|v době|dnes|zítra|aktuálně|momentálně|v období|tento týden|příští týden|po dobu] … (jsem|budu|nejsem|nebudu|čerpám|mám volno|mám dovolenou|máme zavřeno|je zavřeno) … [na dovolené|mimo|dovolenou|volno|v kanceláři|nepřítomen|nepřítomna|pryč|na školení|u lékaře|na služební|k dispozici|dostupný|dostupná|dosažitelný|zavřeno|přítomen|přítomna|k zastižení]
    (v) [době|během|po dobu] (mé|mojí|naší|této|dovolené) (nepřítomnosti|dovolené) [nepřítomnosti|dovolené|době|mé|volna] *
    [nejsem|nebudu|nejsme|nebudeme] (dnes|zítra|teď|momentálně|v|na|až|bohužel) [v kanceláři|na pracovišti|k dispozici|v práci|k zastižení|dosažitelný|dosažitelná|dostupný|dostupná|na příjmu|přítomen|přítomna|na telefonu|dostupní|tu|tady do|u počítače|u mailu|mít přístup|číst|online]
    [nemám|nebudu mít|s|omezený|bez] (omezeným|pravidelný|stálý) [přístup|přístupem|přístupu] (k|na|do) *
    [poštu|emaily|e maily|maily|zprávy] (v|ve|po|v této|tuto) … [nečtu|nebudu číst|nevyřizuji|nekontroluji|nebudu vyřizovat|nesleduji|nebudu]
    [nečtu|nekontroluji|nevyřizuji] [si|maily|emaily|poštu|e maily|zprávy] *
    [kancelář|firma|obchod|provozovna|ordinace|úřad|prodejna|závod|podnik|sklad|škola|dílna|pobočka|kanceláře|restaurace|ateliér|naše|studio] … [zavřen*|uzavřen*|nepracuje|mimo provoz|zavírá]
    [máme|bude|je|jsme|zůstane] (dnes|v|od|do) [zavřeno|uzavřeno|zavření]
    [máme|bude|je|jsme|budeme] (dnes|zítra|v pondělí) [zavřeno|uzavřeno|zavřeni]
    celozávodní dovolen*
    [konec zatím|do odvolání|na neurčito|až do odvolání] *
    [dnes|zítra] (celý den|dopoledne|odpoledne) (jsem|budu|nejsem) * [lékaře|školení|jednání|mimo|pryč|cestě|kanceláři|schůzce]
    [jsem|sedím|budu] (dnes|do|na|u|celé|celý|teď) … [u soudu|na jednání|na poradě|na stavbě|na školení|na konferenci|na veletrhu|v terénu|ve výuce|na sále|na kurzu|v meetingu|na schůzce|na schůzkách]
    (po dobu|během|v) (jeho|její) nepřítomnosti
    [nemocné] (dítě) *
    [dítě|syn|dcera] (je|mi) [nemocn*|onemocněl*] *
    nikdo [tu|zde|v kanceláři|není]
    [na moři|v terénu]
    [slabý|špatný|bez|omezený] [signál|signálu|internet|internetu]
    neočekávejte [odpověď|reakci] *
    (teď|nyní|delší) (dobu) [nepracuji|nepracuju] (delší) [delší|nějakou|teď|dobu] *
    ze [zdravotních|rodinných|osobních] důvodů *
  `,
  absenceStems: `
    dovolen*
    nepřítom*
    zavřen*
    uzavřen*
    služební cest*
    nemoc*
    mateřsk*
    rodičovsk*
    mimo kancelář
    volno
    svátek
    svátky
    zpět
    vrátím
    návrat*
    školení
    konferenc*
    lékař*
    zastup*
    celozávodní
    prázdnin*
    zdravotn*
  `,
  partTime: `
    v kanceláři [bývám|jsem|bývávám] (jen|pouze) (v|ve|od) [@day|jen|pouze] *
    [odpovídám|odepisuji|čtu] … [jen|pouze|výhradně] v [tyto|tyhle|ty] dny
    [pracuji|pracuju|jsem|mám] (na) (zkrácený|částečný|poloviční) [úvazek|úvazku]
    [pracuji|pracuju] (jen|pouze|na|od|v|ve) [v|od|ve|@day] *
    (v|ve) @day [nepracuji|nepracuju|mívám volno|mám volno]
    (v|ve) @day a … [nepracuji|nepracuju|nejsem|mám volno|poštu nečtu|mívám volno]
    nepracuji (v|ve) @day *
    [jsem|bývám] v kanceláři [jen|pouze] (v|od) *
    [každý|každou] (@day) … [volno|nepracuji|nejsem]
    [půl|poloviční|částečný|zkrácený|na půl|half] [úvazku|úvazek] *
    [pracovní|úřední] [dny|doba|hodiny] *
    [ve zbylé|v ostatní|mimo tyto|ve zbývající] (dny|dny|hodiny) *
    úřední (dny|hodiny) *
    [zastihnete|zastižen*] (mě|jen|pouze) … @day
  `,

  calendar,
};
