import type { Lexicon } from './lexicon.ts';

export const italian: Lexicon = {
  code: 'it',
  months:
    'gennaio/gen febbraio/febb marzo aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/sett ottobre/ott novembre/nov dicembre/dic',
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato/sabati domenica/domeniche',
  numbers:
    '1:~uno/~una/~un 2:due 3:tre 4:quattro 5:cinque 6:~sei 7:sette 8:~otto 9:nove 10:dieci 11:undici 12:dodici 13:tredici 14:quattordici 15:quindici 16:sedici 17:diciassette 18:diciotto 19:diciannove 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 70:settanta 80:ottanta 90:novanta 100:~cento 1000:~mille/~mila 1000000:milioni/milione',
  units: 'secondo/secondi minuto/minuti/minutini ora/ore giorno/giorni/gg settimana/settimane mese/mesi anno/anni',
  and: 'e|ed',
  or: 'o',
  to: 'a|al|alle',
  percent: 'per cento|percento',
  ago: 'fa da',
  past: 'scorso scorsa ultimo ultima passato passata',
  days: 'ieri domani dopodomani/posdomani',
  clock: '~h',
  counted:
    'domand* idea idee opzion* punt* pass* rig* fras* parol* mod* cosa cose rispost* propost* possibilit* motiv* ragion* minut* pagin* paragraf* comment* tem* di noi|o tre',
  asks: 'le va|ti va|vi va|le andrebbe|potremmo|potrebbe|possiamo|può|puoi|posso|devo|mi dica|dimmi|fammi sapere|mi faccia sapere|che ne dice|che ne dici|che ne dite|ha tempo|hai tempo|avrebbe|propongo|le propongo|risponda|preferisce|preferisci|disponibil*|va bene|vuole|vuoi|volete|sarebbe possibile|ci sentiamo|ti chiamo',
  offers:
    'sentiamoci|parliamone|vediamoci|la mia proposta resta|quando vuole|quando vuoi|quando volete|mi scriva|scrivimi|mi chiami|chiamami|mi mandi|mandami|basta una riga|basta una parola|attendo|aspetto|la sua risposta|la tua risposta|la invito|ti invito|aperto a|aperta a|resto a disposizione',
  calls: 'telefon*|chiamat*|sentiti|sentite|conversazion*|colloqui*',
  meetings: 'incontr*|riunion*|visit*|demo*|workshop*|visti|appuntament*',
  mails: 'mail*|e-mail*|email*|scritto|scriveva*|messaggi*|rispost*',
  attachment: 'in allegato|allegat*|allego',
  discount:
    'sconto|sconti|scontat*|gratis|gratuit*|senza costi|senza spese|prezzo speciale|tariffa speciale|metà prezzo|mese di prova|omaggio',
  appointment:
    'ci vediamo il|ci vediamo alle|ci vediamo a|ho prenotato|ho fissato|ho riservato|invito in calendario|ci incontriamo|il nostro prossimo incontro|la nostra prossima riunione|la nostra prossima chiamata',
  reference:
    'abbiamo aiutato|uno dei nostri clienti|una delle nostre clienti|un nostro cliente|i nostri clienti|nostri clienti|nostro cliente|abbiamo fatto lo stesso|aziende simili|aziende come',
  titles:
    'sig signor signora signorina dott dottor dottoressa ing ingegner avv avvocato arch geom rag prof collega azienda ditta',
  says: 'disse scrisse ha menzionò chiese consigliò raccontò propose confermò mi ci di',
  does: 'usa utilizza lavora risparmia ridusse raddoppiò cambiò ottenne',
  greetings: 'ciao|buongiorno|buonasera|gentile|gentilissimo|gentilissima|egregio|egregia|caro|cara|salve|spettabile',
  closings:
    'saluti|cordiali saluti|distinti saluti|un saluto|un caro saluto|cordialmente|grazie|grazie mille|a presto|un abbraccio|buona giornata|buon lavoro',
  capitals: 'lei suo sua loro vi voi vostro vostra vostri vostre le la',
  optOut:
    'disiscriv*|annullare l’iscrizione|cancellare l’iscrizione|non ricevere più|non le scriverò più|non ti scriverò più|non desidera ricevere|non vuole ricevere',
  pressure:
    'agisca ora|agisci ora|tempo limitato|offerta limitata|ultima occasione|ultima possibilità|garantit*|garanzia|senza rischi|senza impegno|urgente|si affretti|affrettati|clicchi qui|clicca qui|vincitor*|raddoppi*|il più economico|prezzo più basso|miracol*|acquisti ora|compra ora|occasione unica|rivoluzionari*|numero uno',
  self: 'io me mi mio mia miei mie',
  reader: 'lei suo sua suoi sue le tu tuo tua tuoi tue ti voi vostro vostra vostri vostre vi noi nostro nostra nostri',
  functionWords:
    "il lo la i gli le l' un uno una un' al allo alla ai agli alle all' del dello della dei degli delle dell' dal dallo dalla dai dagli dalle dall' nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' di d' a da in con su per tra fra senza verso entro dopo prima durante e ed o ma però né che chi cui quale quando dove come se perché poiché mentre questo questa questi queste quest' quello quella quelli quelle quel io mi me mio mia miei mie noi ci nostro nostra nostri nostre tu ti te tuo tua tuoi tue voi vi vostro vostra vostri vostre lei lui loro egli ella essi suo sua suoi sue si ne è sono era erano essere stato stata stati sia sarebbe ho hai ha abbiamo avete hanno aveva avere può possono potrebbe deve non più anche ancora già solo molto così qui lì ora poi tutto tutta tutti tutte altro altra ogni qualche stesso so letto visto sentito capisco detto grazie va vanno vado andare dà fare fa per allora altre altri avevano bene col devono due ecco facciamo fanno fosse invece mai meno nessuno niente nulla poco possiamo potete proprio qualcosa quali quindi sei siamo siete soltanto sopra sotto volta volte vuole",
  numberCompounds: {
    units: 'uno due tre quattro cinque sei sette otto nove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    elides: true,
    hundred: 'cento',
    thousand: 'mila',
  },
  approximations: {
    about:
      "circa|intorno a|intorno ai|sui|sulle|più o meno|un totale di circa|all'incirca|grosso modo|una * di|attorno a|attorno ai",
    above: "oltre|più di|poco più|almeno|un po' più|abbondant*|più di|passa|ben",
    below: "quasi|meno di|poco meno|un po' meno|scars*|al massimo|fino a|appena",
    behind: { about: 'circa', above: 'e rotti' },
  },
  calculations: {
    sums: 'insieme|in due|tutti e due|entrambi|entrambe|totale|totali|in totale|in tutto|somma*|più|fanno|sarebbero|diventano|complessiv*',
    differences:
      'in meno|in più|meno caro|sotto|sopra|più|meno|differenza|rest*|saldo|lascia*|riman*|avanz*|margine|risparmi*|sale|salgono|salit*|salire|salirebbe|sces*|cresciut*|crescere|crescit*|guadagnat*|ridott*|calat*|aument*|manc*',
    results:
      'in media|cioè|ossia|ovvero|sono|sarebbe|sarebbero|fanno|fa|quindi|dunque|equivale*|pari a|arriva|diventano|scende|vuol dire|in pratica',
  },
  taxRates: [22, 10],
  shares: { half: 'metà|mezzo|mezza|dimezzat*', third: 'terzo|un terzo', quarter: 'quarto', fifth: 'quinto' },
  distances: { before: 'mancano|manca|restano|tra|fra|sono', behind: 'prima|dopo|fino|da oggi|più tardi' },
  conversations: {
    spoken: 'sentiti|sentite|parlato|parlati|parlavamo|dicevamo|al telefono|per telefono|telefonata|chiamata',
    met: 'incontrati|visti|passato a trovar*|passata a trovar*|provato insieme|insieme nel|insieme in|insieme a',
    encounters:
      'visita|pranzo|cena|caffè|incontro|riunione|colloquio|colazione|passati da|siamo venuti|siamo passati da|passeggiata',
    shown: 'mostrat*|fatto visitare|fatto vedere|il giro',
    thanks: 'grazie|ringrazi*',
    cancelled: 'annullat*|rimandat*|rinviat*|saltat*|non si è presentat*|disdett*',
    lastWeek: 'settimana scorsa|scorsa settimana',
    lastMonth: 'mese scorso|scorso mese',
    lastNight: 'ieri sera|ieri notte',
    meals:
      'nostro pranzo|nostra cena|nostro caffè|nostra colazione|pranzo con lei|cena con lei|pranzo con voi|cena con voi|pranzato insieme|cenato insieme',
    metAt: 'incontro a|incontrati a|visti a|conosciuti a|riunione a|visita a|colloquio a|pranzo a|cena a|caffè a',
    mealNouns: 'pranzo|cena|caffè|colazione',
    fairs: 'fiera|salone',
    unanswered:
      'segreteria|non risponde*|nessuna risposta|non ha risposto|lasciato messaggio|lasciato un messaggio|occupato|irraggiungibile|non raggiunt*|non raggiungibile|a vuoto|senza risposta|segreteria telefonica|squilla*|assente|non disponibile|non era|spento|staccato|nessuno ha risposto|senza esito',
  },
  attributions: {
    says: 'ha detto|hai detto|detto|disse|dice|dici|diceva|dicevi|dicevamo|menzionato|chiesto|chiede|chiedeva|pensa|pensi|crede|vuole|vuoi|vorrebbe|vorresti|voleva|preferisce|preferisci|preferirebbe|teme|temi|preoccupa|propone|proposto|suggerisce|suggerito|notare|notato|ricordato|spiegato|raccontato|confidato|frase|parole|parola|secondo|sentire|parere|opinione|idea|trova|trovi|piace',
    writes: 'scritto|scrive|scrivi|scriveva|scrivevi|post|pubblicato|mail|email|messaggio|commento',
    you: 'lei|tu|ti|te|voi|vi|le sue parole|le tue parole|la sua frase|hai detto|dicevi|scrivevi|preferisci|vuoi',
    first: 'io|mi|me|mio|mia|noi|ci|nostro|nostra',
  },
  proposals: {
    proposes:
      'propongo|proponiamo|proporrei|suggerisco|che ne dice|che ne dici|che ne dite|le va bene|ti va bene|vi va bene|andrebbe bene|può andar bene|potremmo|sono libero|sono libera|sono disponibile|siamo disponibili|vediamoci|sentiamoci',
    tags: 'vero|giusto|no|sì|corretto|esatto|non è vero',
  },
  pledges: {
    refund:
      'rimborsiamo|rimborseremo|rimborso|rimborsat*|soldi indietro|restituiamo|restituiremo|non paga nulla|non pagate nulla|non paghi nulla|non paghi niente|non pagate niente|regaliamo|in omaggio da parte nostra',
    gift: "non le facciamo pagare|non vi facciamo pagare|non ti facciamo pagare|non pagherà nulla|non pagherete nulla|non pagherà niente|a nostro carico|a carico nostro|nemmeno un euro|neanche un euro|offriamo noi|gliel'offriamo noi|le regaliamo|vi regaliamo",
    guarantee:
      'garantiamo|le garantisco|vi garantisco|ti garantisco|le prometto|vi prometto|ti prometto|vi promettiamo|le promettiamo',
    guarantees: 'garant*',
    free: 'gratis|gratuit*|senza costi|senza spese|non costa nulla|non costa niente|non costano nulla|a nostre spese|omaggio|in regalo|rimbors*',
  },
  positions: {
    names:
      'direttore|direttrice|presidente|vicepresidente|amministratore|amministratrice|amministratore delegato|ad|titolare|proprietario|proprietaria|fondatore|fondatrice|socio|socia|responsabile|capo|dirigente|gestore|tesoriere|tesoriera|controller|contabile|ragioniere|ragioniera|commercialista|revisore|assistente|segretario|segretaria|receptionist|addetto|addetta|acquirente|buyer|venditore|venditrice|agente|consulente|ingegnere|tecnico|tecnica|architetto|architetta|designer|sviluppatore|sviluppatrice|analista|giornalista|redattore|redattrice|fotografo|fotografa|medico|chirurgo|chirurga|infermiere|infermiera|dentista|veterinario|veterinaria|farmacista|avvocato|avvocata|notaio|professore|professoressa|insegnante|formatore|formatrice|cuoco|cuoca|chef|fornaio|panettiere|sommelier|enologo|enologa|frantoiano|agricoltore|agricoltrice|giardiniere|autista|meccanico|elettricista|portavoce|coordinatore|coordinatrice|caporeparto|capocantiere|stagista|apprendista|sindaco|sindaca|appaltatore|skipper',
    leading:
      'direttore|direttrice|presidente|amministratore|amministratrice|ad|titolare|proprietario|proprietaria|fondatore|fondatrice|socio|socia|responsabile|capo|dirigente|gestore',
    links: 'come|in qualità di|da',
    joins:
      "suo|sua|vostro|vostra|nostro|nostra|tuo|tua|il|la|lo|l'|un|una|come|è|che|signor|signora|sig|dott|dottor|dottoressa|ing|nuovo|nuova",
    readerIs: 'lei è|oggi è|tu sei',
    fillers: 'oggi|ora|anche',
    departments:
      'sales:commerciale|vendit marketing:market communication:comunica|stampa people:umane|risorse finance:finanz|tesor|contab technology:tecnic it:informatic production:produzion|fabbric operations:operaz|operativ purchasing:acquist logistics:magazz|spedi quality:qualit research:ricerca|svilupp engineering:ingegner legal:giurid|avvocat training:formazion customers:client medicine:medic property:immobil export:export reception:accoglien|ricevim housekeeping:governant kitchen:cucin events:evento safety:sicurezz sites:cantier',
  },
  statements: {
    negations: 'non|nessun*|mai|niente|nulla|né|neppure|nemmeno|manca|mancano|rifiut*|no|tranne|eccetto|fuorché',
    without: 'senza|invece di|anziché',
    idioms:
      'non solo|non soltanto|senza dubbio|senza problemi|non esiti|non esitare|perché no|non più di|prima di tutto|più o meno|se vuole|se vuoi|se volete|se preferisce|se le va|se ti va|mai come|non oltre|senza impegno|senza costi|a meno che|non prima di|non * prima di|non meno di|non c’è problema|nessun problema|non si preoccupi|come mai|senza iva|iva esclusa|nient’altro che',
    open: 'forse|potrebb*|valut*|pens*|in progett*|progettazione|progetta|progettano|previst*|possibil*|ipotesi|vorrebb*|vorrei|stud*|magari|se|dubb*|indecis*|prudent*|consider*|ancora|eventual*|vuole|vogliono|piacerebbe|discuss*|in fase di|sarebbe|sarebbero|intenzion*|dipende*|da definire|da decidere|provvisori*|sper*|in forse|trattativa|massima|preferi*',
    due: 'deve|devono|bisogna|dovrebb*',
    decided:
      "decis*|deciso|approv*|confermat*|firmat*|accettat*|deliberat*|stabilit*|acquistat*|comprat*|ordinat*|via libera|dato il via|scelt*|convint*|autorizzat*|siglat*|concordat*|prenotat*|dato l’ok|detto sì|detto di sì|dato l'ok|dato l'assenso",
    conditions: 'se|qualora|a meno che',
    already: 'già|ormai',
    congratulations:
      'complimenti|congratulazioni|mi fa piacere|fatto piacere|che bello|felice che|contento che|contenta che|bella notizia|sono contento|sono contenta|sono felice|ottima notizia|lieto che|lieta che|che gioia|felice di|rallegr*',
    lacks:
      "nessun*|manca|mancano|non abbiamo|non avete|non hanno|non ha|non ho|non usano|non usiamo|non c'è|non ci sono|non dispon*|non ce l'",
    has: 'avete|hai|usate|utilizzate|vendete|offrite|disponete|lavorate con|vostro attuale|vostra attuale',
    risen: 'sale|salgono|salit*|aument*|cresc*|crebb*|in crescita|migliora*|raddoppi*|rialzo|in aumento',
    fallen:
      'scende|scendono|sces*|diminu*|cala|calano|calat*|in calo|ridott*|riduce|peggiora*|dimezz*|ribasso|perd*|perso|in diminuzione',
    opposites: [
      ['apre|aprono|aprir*|apert*|apertura|riapr*', 'chiud*|chius*|chiusura'],
      ['inclus*|compres*|comprende', 'esclus*|a parte|non compres*|non inclus*'],
      ['a favore|favorevol*|entusiast*', 'contrari*|scettic*'],
      ['più economic*|più convenient*|meno car*', 'più car*|più costos*'],
      ['più veloc*|più rapid*|più brev*', 'più lent*|più lung*'],
      ['assume|assumono|assunt*', 'licenzi*'],
      ['facoltativ*|opzional*', 'obbligatori*'],
    ],
    order: ['prima di|prima del|prima della|prima dei|prima delle', 'dopo'],
  },
};
