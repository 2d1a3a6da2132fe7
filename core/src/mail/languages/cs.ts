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

  automatic: `
    [automatická|automatické|automatický|automatickou] (generovaná) [odpověď|zpráva|oznámení|e mail|email|mail|potvrzení|odpovědi|generovan*|zprávu|upozornění|vygenerovan*]
    [autoodpověď|auto odpověď|autoreply|odpovídač]
    [vygenerován*|generován*|odeslán*|zaslán*] (byla|byl) automaticky
    [tato zpráva|tento e mail] (byla|je|byl) [vygenerován*|generován*|odeslán*] *
    neodpovídejte
  `,
  receipt: `
    [přijato|odmítnuto|předběžně|nezávazně|nezávazně přijato|zrušeno|navržen nový čas|předběžně přijato|přijal|odmítl] .
    [přijal|přijala|odmítl|odmítla|navrhl|navrhla] (tuto|pozvánku|schůzku|nezávazně|předběžně) … [pozvánku|schůzku|čas|pozvání|událost|schůzky]
    [přečteno|doručeno|nepřečteno|stažení|odvolání|zobrazeno|odvolat] .
    (vaše) zpráva … [byla] [přečtena|doručena|otevřena|zobrazena] *
    byla přečtena *
    [chce|si přeje] [odvolat|stáhnout] zprávu *
    [váš|vaše|vaši|vašeho|vašich|tvůj] (požadavek|dotaz|žádost|zpráva|zprávu|zprávy|e mail|objednávka|objednávku|podání|reklamac*|email|podnět) … [přijat*|přijali|obdrželi|zaevidov*|evidov*|zaregistr*|doručen*|vytvořen*|předán*|zpracov*|přijal|obdržel|postoupen*]
    [potvrzujeme|potvrzení] … [přijetí|doručení|příjmu|přijat*|příjem|převzetí|objednávky|registrace|přečtení|obdržení]
    [obdrželi|přijali|zaregistrovali|zaevidovali] jsme *
    (jsme) [přijali|obdrželi|zaevidovali|zaregistrovali] [vaši|váš|vaše|ho|jej|a|pod] *
    (pod) [číslem|č|evidenčním|značkou] (jednacím|požadavku|tiketu|případu) * [číslem|číslo tiketu|evidenčním]
    [evidenční číslo|číslo požadavku|číslo tiketu|číslo jednací|číslo případu|referenční číslo|č j]
    [odpovíme|ozveme se|vyřídíme|odpověď|kontaktovat|vyřízení|odpovídáme|řešení] … [do|nejpozději|co nejdříve|pracovních dnů|hodin|pracovní dny|dnů|lhůt*]
    [velkému|zvýšený|velké] (množství|počet|zájmu|počtu) * [dotazů|zpráv|požadavků]
    [potvrďte|klikněte|ověřte] … [člověk|robot|odkaz|odesílatel]
    [newsletter|zpravodaj|věstník] *
    v tomto čísle *
    [zobrazit|otevřít] … [v prohlížeči|online]
    [dotazník|průzkum spokojenosti|ohodnoťte|jak jste spokojeni|hodnocení] *
    [dostáváte|obdrželi jste] (tento|tuto) * [protože|neboť]
    odhlásit [odběr|se] *
    děkujeme (za|že) [váš|vaši|zaslání|objednávku|jste nás|kontaktování] [zájem|kontaktovali|žádosti|životopisu|objednávku|zprávu] *
    termín řešení
    podatelna *
    [váš|vaše|vaši] [požadavek|žádost|zpráva|zprávu|dotaz|hlášení] … [zaevidován*|pod číslem|ve frontě|byl přijat|byla přijata|zaregistrován*|přijali]
    [odpověď|odpovíme|vyřízení] … [pracovních dnů|pracovních dní|hodin|dní|déle]
    [velký počet|množství|spousta|nápor|hodně] (dotazů|požadavků|zpráv|mailů) [dotazů|požadavků|zpráv|mailů] *
    [čeká|je|zařazen*] (ve|do) front* *
    odpověď může trvat *
    pod číslem # *
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
  returning: `
    [k počítači|do počítače] (se) [se dostanu|usednu|se vrátím|sednu|vrátím]
    [odpovím|přečtu] (na) (všechno|vše) potom
    [neznám|nevím] … [návratu|kdy se vrátím]
    [vrátím|vracím|vracíme|vrátíme|zpět|návrat|zpátky|znovu|opět|budu zpět|budu zpátky|opět k dispozici|otevíráme|otevřeme|nastupuji|nastoupím|vrátit] (se|v kanceláři|do kanceláře|do práce|v práci|zase|budu|budeme|jsem|k dispozici|za počítačem|na příjmu|v|na|otevřeno|z|od|plánuji|na pracovišti|předpokládám) (se|v kanceláři|do kanceláře|do práce|v práci|zase|budu|budeme|jsem|k dispozici|za počítačem|na příjmu|v|na|otevřeno|z|od|plánuji|na pracovišti|předpokládám) (kanceláři|kanceláře|práce|počítačem|se|zpět|budu) [v|ve|od|dne|po|pondělí|úterý|středu|čtvrtek|pátek|zítra|za|#|až|příští|na|do|opět|pozítří|odpoledne] *
    [od] … (budu|jsem|zase|opět|budeme) (zpět|opět|zase|znovu|k dispozici|v kanceláři|zpátky) [zpět|opět|zase|znovu|k dispozici|kanceláři|zpátky|řežeme|otevřeno] *
    po (mém|svém|našem) návratu
    [odpovím|ozvu se|přečtu|vyřídím|odepíšu|reagovat|odpovídat|odpoví] … [po|jakmile|hned|zítra|v pondělí|až|návratu|co nejdříve|od|ve čtvrtek]
    [jakmile|až] (se) (vrátím|budu|přijedu) [vrátím|budu|zpět|zpátky|přijedu]
    v kanceláři budu *
    budu [zase|zpět|opět|zpátky|v kanceláři] *
    jsem [zpět|zpátky]
    přečtu *
    zítra (hned) [ráno|hned ráno|dopoledne|brzy ráno]
  `,
  deputy: `
    [v|ve|při] (velmi|naléhavých|neodkladných|nutném|případě) … [naléhavých|neodkladných|urgentních|nutném|urgence|spěchá|akutních|nouze|naléhavé|nutnosti|důležitých|nutné]
    (pokud) [je|to|něco] (spěchá|hoří|naléhavé|urgentní) [spěchá|hoří|naléhavé|urgentní] *
    [obraťte|obraťte se|kontaktujte|volejte|pište|obracejte|kontaktovat] (se|prosím|mého|mou|kolegu|kolegyni|mou kolegyni) [se|prosím|na|kolegu|kolegyni] *
    [zastupuje|zastoupí|zástup|zastupují|vyřizuje|vyřídí|zastupovat] [mě|mne|mi|bude] *
    [zprávy|zpráva|maily|e maily|pošta|e mail] [nejsou|není|nebudou|nebude] *
    [nejsou|nebudou|nebude|není] (v|automaticky|ani) [přesměrován*|přeposílán*|čten*|předán*|přeposlán*] *
    děkuji (vám) za (vaši|váš) [zprávu|e mail|mail|email|pochopení]
    děkujeme za [pochopení|vaši zprávu] *
    (v) mezičase *
    [urgence|urgentní věci] *
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
  person: `
    [možná|třeba] (na|v) [podzim|jaře|jaro|zimě|příští rok|jindy]
    [nemám|nebudu mít|nemáme] (na to) čas
    zavolám *
    navrhuji *
    [on|ona|který|která|ten|ta] [je|má] … [na dovolené|dovolenou|na mateřské|nemocný|nemocná|na služební|na rodičovské|pryč]
    [nemáme|mám|máme|nemám|bez] (o) (ni|to|vaši) zájem
    [to|mě|nás|moc] [zajímá|nezajímá|zaujalo|zaujala]
    zní to [zajímavě|dobře]
    [ne děkuji|ne díky|zatím nepotřebujeme|nepotřebujeme|nevyužijeme|děkuji ale|děkuji za nabídku|za vaši nabídku]
    [pošlete|pošli|zavolejte|zavolej|zašlete|napište|napiš|přijeďte|přijďte|ozvěte|ozvi|brnkněte|připomeňte|posli|zkuste|podívejte] (mi|nám|se|prosím|ho|to) [mi|nám|se|prosím|ho|to|v|ve|na|jim|ještě|potom|pak|oddělení|vlckova|addr]
    [můžeme|mohli|mohl|můžete|umíte|nabízíte|máte|šlo by] (si|byste|bychom|mi|nám) *  [zavolat|sejít|poslat|domluvit|projít|přesunout|volat|sejit|potkat|ukázat|minutku]
    [hodí|vyhovuje] (se|mi|nám) *
    [cena|cenu|ceny|ceník|kolik to stojí|rozpočtu]
    (již|už) [máme dodavatele|spolupracujeme|používáme|máme vyřešen*|máme smlouvu]
    [to nejsem já|špatná osoba|to řeší|to má na starosti|není moje agenda]
    [podívám se|kouknu|proberu|zeptám se|předám|předala jsem|předal jsem|přepošlu|promyslím|založila|založil|převzala|převzal|zvážíme|projdeme]
    [omlouvám|omluvte|promiňte|pardon] (se) [se|za|že]
    odesláno z *
    [odepisuju|píšu|odepisuji] (jen) [z mobilu|z telefonu|z dovolené|z pláže]
    hodně (štěstí|zdaru) [štěstí|zdaru|úspěchů]
    [vaše|váš|vaši] [nabídka|produkt|systém|návrh|řešení|program|nabídku]
    mám (teď|ted) na starosti
    ale (v|ve) @day *
    [ano|jj|jo] [můžeme|pošli|posli|platí|děkuji|ale|prachy]
    klidně to *
    zavoláme si
    [předal|předala|přeposlal|přeposlala|postoupil|postoupila] (jsem) [to|ho|ji|váš|vaši|vás] *
    [v zásadě|v principu|zásadně] (to) [ano|ne]
    [četl|četla|přečetl|přečetla] jsem *
    [navrhněte|navrhni] (mi|nám|prosím) *
    nečekejte na *
    (do|v) kopie *
    může rozhodnout *
    @day (po|ráno|odpoledne|od) … [by šlo|by šel|by šla|se hodí|mohu|můžu|by vyhovoval*]
  `,

  leftMyself: `
    mám (svůj) [poslední pracovní den|poslední den .|poslední den a pak|poslední den tady|poslední den zde|poslední den ve]
    [již|už] (zde|tu|tady|u|ve|pro) … [nepracuji|nepracuju]
    [nepracuji|nepracuju] (již|už) [již|už|ve společnosti|ve firmě|pro|zde]
    [nejsem] (již|už) (zaměstnan*|zaměstnaný|součástí) [zaměstnan*|součástí|ve firmě|ve společnosti|členem|odpovědn*]
    (jsem) [ukončil|ukončila] (jsem|svůj|k|ke|ve) … [pracovní|spolupráci|zaměstnání|působení|poměr|činnost]
    jsem (k|ke|již|už|ve|z) … [odešel|odešla|skončil|skončila|opustil|opustila] (z|ve|do|na|firmu|společnost) *
    [odešel|odešla|skončil|skončila|opustil|opustila] jsem (z|ve|do|na|firmu|společnost|ke|k|v) *
    [odcházím|odešel jsem|odešla jsem|odchod|jdu|jsem|odejdu] (do|již|v|ve) (starobního|zaslouženého|zasloužené) [důchodu|penze|důchodě|penzi|do důchodu|v důchodu|do penze|v penzi]
    [můj|moje|má] (poslední) [poslední den|pracovní den|pracovní poměr|stáž|smlouva|brigáda|praxe|den|poměr] … [skončil*|končí|byl|je|ukončen*|vypršel*|končila]
    [nová pozice|nová role|novou pozici|na jiné oddělení|jiného oddělení|můj nástupce|moje nástupkyně|nová kontaktní osoba|natrvalo přebírá|trvale přebírá|nové pracovní výzvy|jinou pozici]
    [přešel|přešla|přestoupil|přestoupila] jsem (na|do) *
    (jsem) [změnil|změnila] (jsem) [pozici|místo|práci|zaměstnání|firmu] *
    (od) … [pracuji|působím|přešel jsem|přešla jsem|jsem přešel|jsem přešla|jsem byl přeložen|jsem byla přeložena] (na|v|do|už|nyní) (jiném|jiného|jiné|novém|oddělení) [jiném|jiného|jiné|novém|oddělení|úseku|odboru] *
    (už|již) [se nezabývám|nemám na starosti|nejsem odpovědn*|neřeším|nevyřizuji|nespravuji] *
    [mou|moji|moje|mé] [agendu|práci|pozici|povinnosti] (trvale|natrvalo|nyní) [převzal|převzala|trvale|natrvalo] *
    pracuji (nyní|teď) v jiné *
    [nový|novým] [kontakt|kontaktem] *
  `,
  leftOther: `
    už tu … není
    místo je volné
    (již|už|zde|tu|u nás) (v|ve) … nepracuje
    u nás (již|už|bohužel) [není|skončil|skončila|nepůsobí|nepracuje]
    [skončil|skončila] (pracovní|u nás|ve|v|k|zde) [u nás|poměr|ve firmě|ve společnosti|pracovní|k|zde|v naší]
    [odešel|odešla|odešli|přešel|přešla] (v|ve|k|od|na|ke) … [z firmy|ze společnosti|do důchodu|do penze|jinam|soukrom*|na vlastní pěst|ke konkurenci|praxe|od nás|z agentury|na jiné|do starobního|do zahraničí]
    [ukončil|ukončila|rozvázal|rozvázala] (v|ve|k|s námi|svůj) … [pracovní|spolupráci|zaměstnání|poměr|činnost]
    [je|jsou] (již|už) v [důchodu|penzi]
    [zemřel|zemřela|zesnul|zesnula|skonal|tragicky zahynul*]
    dal* výpověď
    na vlastní pěst
    (již|už) není (již|už) [zaměstnan*|součástí|naším|naší|členem|členkou|v naší|v naší firmě|pracovník*]
    v agentuře není
    (nás|náhle|bohužel) [zemřel|zemřela|zesnul|zesnula|opustil|opustila|skonal|skonala|odešel na věčnost] *
    [s lítostí|se zármutkem|s bolestí|úmrtí|skon] *
    [už|již|bohužel] (u nás|zde|tady|tu) [nepracuje|nepůsobí|nedělá] *
    [přešel|přešla|byl přeložen|byla přeložena|přestoupil|přestoupila|změnil|změnila] [na|do|k|ke|pod|místo|práci|zaměstnání] *
    [nepracuje|nedělá|není] [u nás|zde|tady] (už|již|od) *
    (teď|nyní) pracuje [jinde|u jiné|v jiné|pro jinou]
    (se) rozhodl* (pro|odejít) (nové|nový|odejít) [nové|nový|odejít|výzvy] *
    (již|už) (vám) není k dispozici
    [už|již] u nás (od) * [není|nedělá|nepracuje|nepůsobí]
  `,
  leftStems: `
    nové úkoly
    nadále pište
    důchod*
    penzi*
    nepracuj*
    odešel
    odešla
    odcház*
    ukončil*
    skončil*
    zemřel*
    zesnul*
    loučím
    sbohem
    na shledanou
    nová výzva
    nové výzvy
    nová pozice
    nástup*
    nahradil*
    likvidac*
    insolvenc*
    zanikl*
    výpověď
    opustil*
    přešel
    přešla
    poslední pracovní
    natrvalo
    už není
    již není
    rozloučil*
    poslední den
    posledním dnem
    předal*
    převzal*
    přebírá po mně
    přebral*
    končím
    dobrodružství
    s lítostí
    zármutk*
    pohřeb
    úmrtí
    navždy
    nadobro
    definitivně
    nová kapitola
    nové cesty
    [schránka|adresa|účet|mail] … [zrušen*|zruší|deaktivován*|smazán*|uzavřen*|vypnut*]
    bývalý
    bývalá
    pověsil*
    zavřeli
    zavřel
    naposledy
    rozvázal*
  `,
  companyEnded: `
    živnost (je|jsem|mám|už) … [zrušen*|zrušil*|ukončen*|ukončil*|pozastaven*|odhlášen*]
    [zrušil|zrušila|ukončil|ukončila|odhlásil] … živnost
    [ukončil*|ukončujeme|zanikl*] (jsme|k|ke|svou|definitivně|svoji|podnikatelskou) … [činnost|provoz|podnikání]
    [firma|společnost|obchod|provoz|prodejna] … [zanikl*|v likvidaci|v insolvenci|v konkurzu|zrušen*|prodán*|vymazán*|neexistuje|definitivně zavřen*]
    [likvidace společnosti|vstoupila do likvidace|v insolvenci|ukončení činnosti|ukončení podnikání]
    [zavř*|zavír*|uzavř*|končí*|skonč*] … [natrvalo|definitivně|navždy|nadobro]
    [natrvalo|definitivně|navždy|nadobro] … [zavř*|zavír*|uzavř*|končí*|skonč*]
    [ordinace|firma|prodejna|provozovna|kancelář] … [trvale|definitivně|navždy] (uzavřen*|zavřen*|ukončen*)
    [tato osoba|tento zaměstnanec|tato zaměstnankyně|adresát|příjemce|tento uživatel] … [již není|už není|již nepracuje|už nepracuje|již nepůsobí|odešel|odešla]
  `,
  otherInbox: `
    [vyřizuju|vyřizuji|čtu|spravuji|kontroluji|odpovídám|odepisuji|hlídám|přebírám|vybírám] … [poštu|schránku|e maily|maily|zprávy|emaily|mailu|e mailu|schránky]
    [ze|z] [schránky|mailu|e mailu] (pana|paní|kolegy|kolegyně) *
    (jeho|její) [pošta|maily|e maily|zprávy|schránka] … [ke mně|mně|na mě|chodí mi|přesměrovan*|ke me]
    [odpovídám|píšu|odepisuji] [za|místo|jménem] *
    jsem * a [převzala|převzal] jsem *
  `,

  removal: `
    [dost|stačilo] (prosím) [už žádné|víc ne]
    . [už žádné|víc už ne] prosím
    [nepotřebuji|nepotřebujeme|nepotřebuju] (už) (další|takové|tyto) [další|takové|tyto] … [maily|e maily|zprávy]
    (už) to nezkoušejte
    už [mi|nám] [nepsal|nepsala|neposílal|nevolal]
    dost (toho|vašeho|toho vašeho) [spamu|spamů|mailů]
    [už|již|více|dále|nikdy] (mi|mě|nám|nás|prosím) [nepište|neposílejte|nekontaktujte|neobtěžujte|nenaléhejte|nevolejte mi|nezasílejte|neotravujte]
    přestaňte s *
    [vyřadit|odstranit|vymazat|smazat|odhlásit|vyškrtnout] (nás|mě|mne) (prosím) (ze|z) [ze|z] (vašeho|vaší|vašich|všech) [seznamu|databáze|rozesílky|adresáře|evidence|seznamů]
    [mohl|mohla|mohli|můžete] (byste) (nás|mě|mne|prosím) (prosím) [nás|mě|mne] (prosím) (vyřadit|odstranit|vymazat|smazat|odhlásit) [vyřadit|odstranit|vymazat|smazat|odhlásit|z|ze] *
    [vyřaďte|vyřadit|vyjměte|vyndejte|odstraňte|vymažte|smažte|odhlaste|odeberte|vyškrtněte|vymazat|smazat|odstranit|odhlásit|vyškrtnout|vyradte|smazte|vymazte|odstrante|odebrat|vyjmout|vyndat|vyndejte|vyřad] (prosím|si|prosim|okamžitě|laskavě) (celou) [mě|mne|nás|mou|moji|můj|moje|mé|naši|náš|naše|tuto adresu|tento kontakt|me|všechny naše|všechny moje|tuto e mailovou] *
    [mě|mne|nás|me] (prosím|prosim|okamžitě|laskavě) [z|ze] (vaší|vašeho|vašich|té|tohoto|své|všech) … [vyndejte|vyřaďte|odstraňte|vymažte|smažte|odhlaste|vyjměte|vyškrtněte|vyřadit|odhlásit|vymazat|smazat|odstranit|vyradte|smazte]
    [z|ze] (vaší|vašeho|vašich|své|této|tohoto) [rozesílky|databáze|seznamu|adresáře|mailing listu|mailinglistu|rozesílání|evidence|distribučního seznamu] … [vyndejte|vyřaďte|odstraňte|vymažte|smažte|odhlaste|vyjměte|vyškrtněte|vyřadit|odhlásit|vymazat|smazat|odstranit|vyjmout]
    [vyjměte|vyřaďte|vyndejte|odstraňte|odhlaste|vymažte] (prosím) … [z rozesílky|z databáze|ze seznamu|z adresáře|z mailing listu|z evidence|z vašich]
    [mi|nám|sem] [už|více|prosím|již|prosim|dál|příště|nikdy|nic] [nepište|neposílejte|nezasílejte|nepis|neposílej]
    [mě|mne|nás] (už|více|prosím|již|prosim|dál|příště|nikdy) [nekontaktujte|neobtěžujte|neoslovujte]
    [nepište|neposílejte|nekontaktujte|neobtěžujte|nezasílejte|neoslovujte] (mi|mě|nám|nás|mne|sem) [.|již|už|prosím|více|nic|další|prosim|nikdy|žádné|takové|maily|e maily|nabídky|reklam*|zprávy|spam*|obchodní]
    [maily|e maily|nabídky|reklam*|zprávy|nic] (mi|nám|sem) [neposílejte|nezasílejte|nepište]
    [mi|nám|sem] [nepište|neposílejte|nezasílejte] [.|a|nebo|jinak]
    abyste (mi|nám) (už|sem) [nepsal*|neposílal*]
    [nekontaktujte|neobtěžujte|neoslovujte] [mě|nás|mne]
    [už|více|již|nikdy|dále] (mi|mě|nám|nás) (prosím) [nepište|neposílejte|nekontaktujte|neobtěžujte|nezasílejte|nepiste|neposilejte|neoslovujte|nepsat|neposílat|nekontaktovat|nezasílat]
    [nepřeji|nepřejeme|nechci|nechceme|nestojím|nestojíme] (si|už|již|o) (už|již|dále) … [dostávat|další maily|další nabídky|další e maily|další emaily|abyste|vaše nabídky|vaše maily|kontaktován*|zasílání|oslovován*|zasílat|dostavat|dalších|další zprávy|od vás]
    [nabídky|nabídku|maily|e maily|emaily|reklamu] (bych|už|si|bychom) … [nedostával*|nepřeji|neposílejte|nechci dostávat|raději nedostával*]
    [přestaňte|přestan|skončete|dost] (mi|už|nám|prosím|nás|mě|konečně) (s|už|mě|mi) [psát|posílat|obtěžovat|spamovat|psaním|spamem|posíláním|obtěžováním|maily|emaily|kontaktovat|volat|s tím]
    žádné (další|takové) [maily|e maily|nabídky|zprávy|emaily|spamy]
    [vznáším|podávám|vznášíme|uplatňuji|podáváme] … námitk*
    námitk* proti *
    [žádám|požaduji|žádáme|požadujeme|prosím|trvám|vyzývám|prosíme|vyzýváme] (o|vás|abyste|na|tímto|proto) … [výmaz|vymazání|smazání|vyřazení|vymazal*|smazal*|vyřadil*|odhlášení|neposílal*|nekontaktoval*|vymazat|smazat|ukončení zasílání|zastavení zasílání|odstranění mé|odstranění mých|odstranění z|odstranění našich|odstranění naší]
    [odvolávám|odvoláváme|beru zpět] … souhlas*
    právo (na|být) [výmaz|zapomenut*|na výmaz|vznést námitku]
    [nevyžádané|nevyžádaná|nevyžádaný|nevyžádanou] (obchodní) [sdělení|pošta|mail|poštu|e mail|zpráva|zprávy|pošty]
    [stížnost|podnět|podám] … [úoou|uoou|úooú|na ochranu osobních]
    bez [mého|našeho] souhlasu
    [dejte|nechte] (mi|nám|mě|nás) (svatý|na) [pokoj|pokoji|svatý pokoj]
    [prosím|prosil|prosila|poprosil|poprosila|mohl|mohla|mohli|můžete|byl|byla|ocenil|ocenila|uvítal|uvítala|laskavě|raději|radši|žádám|přál|přála] … [neps*|neposíl*|nekontakt*|neozýv*|nezasíl*|neobtěž*|nemail*|přestat|už žádné|žádné další] *
    [už|více|raději|radši|příště|.] (mi|mě|nám|nás) (prosím|už|více|raději) [nepište|neposílejte|neozývejte|nepiš|neposílej|nemailujte] [.|mi .|prosím|děkuji|nic|nám .]
    [už|více|raději|radši|příště] (mi|mě|nám|nás) [nepište|neozývejte|nepiš|nepsal*|neposílal*|nemailujte]
    [ať|nechť] (je|to|tohle) (to|je) [poslední|posledním] [mail|e mail|zpráva|mailem]
    [dost|stačilo|konec] (už|těch) (těch) [mailů|e mailů|zpráv|nabídek]
    [raději|radši|rád|ráda] (bych|bychom) (už|již) … [nedostával*|nechtěl*|neviděl*|nečetl*]
    [mě|nás|mne] (příště|prosím|v budoucnu) (podobných|takových|těchto) … [ušetřili|ušetřil|ušetřila|ušetřete|ušetřit]
    (ušetřete) [ušetřete] [mě|nás|mne] *
    [seznam vyloučených|seznamu vyloučených|černou listinu|černý seznam|blacklist|robinsonův seznam]
    [zdrželi|zdržel|zdržela|zdržte se|zdržet|upustili|upustit|upusťte] (se|od) (dalšího|od) (zasílání|kontaktování|posílání|oslovování|rozesílání|další*) *
    [žádný|žádné|bez] další* [kontakt*|mail*|zpráv*] *
    [nechci|nepřeji si|nepřejeme si|nechceme] … [být] … [kontaktován*|oslovován*|obtěžován*|rušen*] *
    [nikdy|ne] (jsem|jsme) (vám) (ne) [nedal*|neudělil*|neposkytl*] … souhlas *
    [adresu|adresa|mail|e mail] … [nepoužívejte|nepoužívat]
    abych (už|již) … [nedostával*|nedostávala]
    (už|dál) [nenaléhejte|neotravujte|neobtěžujte]
    (prosím) [prosím|prosim|laskavě] (mě|mne|nás) [odhlásit|vyřadit|odhlaste|vyškrtnout]
    [ráda|rád|rádi|vděčná|vděčný|raději] … (když|pokud) … [už|nic|více|dál] … (psát|posílat) [nebudete|nedostávat|nedostávala|nedostával|nepsat|neposílat|psát nebudete]
  `,
  takeOut: `
    [vyřa*|vyškrt*|smaž*|smaz*|odstraň*|odstran*|vymaž*|vymaz*|odhlas*|odhlás*|vyjm*|škrtn*|vyhoď*|vyhod*|odeber*|odebr*|vyndej*|vyndat]
  `,
  lists: `
    [z|ze] (vašeho|vašich|vaší|této|tohoto|těchto|všech|svého|svých|toho) (vašich) [seznam*|databáz*|adresář*|newsletter*|mailing*|rozesíl*|evidenc*|systém*|crm|registr*|kontaktů|odběr*|kartoték*]
  `,
  erase: `
    [vyřaďte|vyřadit|vyřazení|vyškrtněte|vyškrtnout|vyškrtnutí|smažte|smazat|smaž|smazání|odstraňte|odstranit|odstranění|vymažte|vymazat|vymaž|výmaz|zapomeňte|odhlaste|odhlásit|škrtněte|vyhoďte]
  `,
  ownData: `
    [můj|mou|moji|moje|mé|mého|mých|naši|naše|náš|našich|tuto|tento|mě|mne|nás] … [adres*|údaj*|mail*|e mail*|kontakt*|číslo|jméno|data]
    [mě|mne|nás] [z|ze|.|prosím|okamžitě]
  `,
  stop: `
    [neposílat|nekontaktujte*|nekontaktovat|nezasílat|neobtěžujte|nechte mě|nechte nás|přestaňte|přestat|dost|stop|konec|už ne|již ne|nikdy více|žádné další|nepřejeme si|nepřeji si|nechci (už|žádné|další|od vás|dostávat) [už|žádné|další|od vás|dostávat]|nechceme (už|žádné|další|od vás|dostávat) [už|žádné|další|od vás|dostávat]|nespam*]
  `,
  writing: `
    [nepište*|neposílejte*|neposílat|nekontaktujte*|nekontaktovat|nevolejte|nezasílejte|nezasílat|neobtěžujte|psát|psaní|píšete|posílat|posílání|zasílat|zasílání|kontaktovat|kontaktován*|mailů|maily|mail|e mail*|zpráv*|reklam*|spam*|nabíd*|volat|obtěž*|oslovov*|dostávat|rozesíl*]
  `,
  removalSubject: `
    [odhlášení|odhlásit|námitka|výmaz|vymazání|smazání|stop|unsubscribe|nevyžádaná pošta|nevyžádané obchodní] *
    [žádost|výzva|požadavek] (o|k) [výmaz|vymazání|odstranění|smazání|odhlášení|ukončení] *
    [gdpr|čl 17|čl 21]
  `,

  calendar,
};
