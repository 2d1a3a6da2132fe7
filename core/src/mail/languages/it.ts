import { calendar } from './calendars/it.ts';
import type { MailLanguage } from './mail-language.ts';

export const it: MailLanguage = {
  common:
    'il lo la gli le di del della dei delle un una e è sono io mi ci vi si suo sua vostro vostra nostro nostra mio mia per in con che non al alla dal dalla nel nella sul come più ma anche se questo questa sarò sarà grazie buongiorno gentile cordiali saluti ciao salve molto già quando dove fino durante senza ho ha abbiamo hanno può essere tutti vostre lei voi signor dott posta',

  closings: `
    [cordiali|distinti|cari|i migliori|migliori|i più cordiali|un cordiale|un caro] [saluti|saluto]
    [cordialmente|saluti|grazie|un saluto|a presto|buona giornata|buon lavoro|grazie mille|cordialità|buona serata|grazie e saluti] .
    [in attesa|resto in attesa|rimango a disposizione|resto a disposizione] *
    porgiamo … saluti
    cogliamo l occasione *
  `,
  disclaimers: `
    [questo|il presente|la presente|questa|il contenuto di questo] [messaggio|e mail|email|comunicazione|mail] … [riservat*|confidenzial*|destinat*|contien*|allegat*]
    le informazioni contenute *
    [ai sensi|in ottemperanza|in conformità] … [gdpr|reg|regolamento|d lgs|privacy]
    [avviso di riservatezza|nota di riservatezza|informativa|clausola di riservatezza|privacy]
    [se|qualora] … [ricevut*] … errore
    prima di stampare
    rispetta l ambiente
    [per|se] (non|vuoi|vuole|desidera) … [disiscriv*|cancellarti|cancellarsi|non ricevere più|ricevere più|ricevere queste]
    per esercitare i diritti *
    * (*) tratta i (suoi|tuoi|vostri|dati) *
    [ha|hai|avete] (il) diritto di *
  `,

  automatic: `
    [risposta|messaggio|e mail|email|mail|notifica|comunicazione|risponditore] [automatica|automatico|automatizzata|generata automaticamente|generato automaticamente]
    [autorisposta|risponditore automatico|auto reply]
    [generat*|inviat*|spedit*] (in|da un) [automaticamente|modo automatico|sistema]
    [si prega di|la preghiamo di|vi preghiamo di|ti preghiamo di|pregasi] non rispondere
    non rispondere a (questa|questo) [questa|questo|mail|messaggio]
    [casella|indirizzo] (di posta) non (è|viene) [presidiat*|monitorat*|lett*|abilitat*|controllat*] *
  `,
  receipt: `
    [accettato|accettata|rifiutato|rifiutata|provvisorio|provvisoriamente accettato|annullato|annullata|nuova ora proposta|proposta nuova ora] .
    ha (provvisoriamente) [accettato|rifiutato|proposto] … [invito|riunione|ora|evento|orario]
    [letto|letta|consegnato|richiamo|non letto|recapitato] .
    [il|suo|tuo] messaggio … è stato [letto|aperto|consegnato|visualizzato|recapitato] *
    [desidera|vuole] richiamare il messaggio
    [abbiamo|ho] (ben) [ricevuto|preso in carico|registrato|ricevuta] (correttamente) [la|il|il suo|la sua|la tua|il tuo|correttamente] [la|il|correttamente|con|vostra|sua|tua|suo|tuo] *
    [la|sua|tua|vostra|il|suo|tuo] (sua|tua|vostra|suo|tuo) (richiesta|segnalazione|messaggio|ticket|mail|e mail|candidatura|ordine|reclamo|pratica|email) … [ricevut*|registrat*|presa in carico|preso in carico|apert*|inoltrat*|evas*|assegnat*|acquisit*|protocollat*]
    pres* in carico
    [numero|n|codice] (di) [ticket|pratica|protocollo|richiesta|caso|segnalazione|riferimento]
    [conferma|ricevuta|avviso] di [ricezione|lettura|ricevimento|registrazione|consegna|avvenuta|presa in carico]
    [risponderemo|risponderà|contatterà|ricontatteremo|ricontatterà|contatteremo|risponderanno] … [entro|al più presto|il prima possibile|ore|giorni]
    [elevato|alto|gran|grande] (numero|volume) (di) [numero|volume|di messaggi|di richieste|di] *
    [conferma|verifica|clicca|fai clic] … [umano|robot|link|mittente]
    [newsletter|bollettino] [di gennaio|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|n|#]
    in questo numero
    [visualizza nel browser|versione web|leggi online]
    [sondaggio|valuta|questionario|come è andata] … [servizio|soddisfazione|esperienza|assistenza]
    [ricevi|riceve] questa (mail|email|e mail) [perché|in quanto] *
    [annulla iscrizione|disiscriviti]
    grazie per [averci|aver] [contattato|scritto|contattati] *
    servizio clienti *
    [consultare|visitare] le [domande frequenti|faq] *
    [ticket|segnalazione|pratica|richiesta|caso] (n|numero|nr) # *
    [abbiamo|ho] (aperto|registrato|preso in carico|creato) [aperto|registrato|preso|creato] *
    [tempi di|la risposta|risposta|rispondere] … [giorni|ore] lavorativ*
    [gran numero|elevato numero|numerose richieste|molte richieste|picco di|sommersi] *
    [messaggio|richiesta|mail|email] … [in coda|in lavorazione|preso in carico|col numero|con il numero]
    (la) risposta [può|potrebbe] [richiedere|tardare|arrivare] *
  `,
  absenceSubject: `
    [fuori sede|fuori ufficio|assente|assenza|ferie|in ferie|vacanza|vacanze|in vacanza|malattia|in malattia|chiusura|chiusi|chiuso|maternità|paternità|congedo|in congedo|trasferta|in trasferta|permesso|ponte|out of office|assenza dall ufficio|non in ufficio|periodo di ferie|aspettativa|infortunio|non disponibile|ufficio chiuso|uffici chiusi|lontano|smart working|festività|chiusura estiva|chiusura natalizia] *
    [rientro|torno|ritorno] [il|lunedì|a|in] *
    part time
    buona [pasqua] .
    buone [vacanze|ferie|feste] .
    [sono in|oggi in|oggi sono in] [cantiere|riunione|tribunale|udienza|trasferta|fiera|aula] *
    (oggi) non [ci sono|sono in ufficio]
    [via|fuori] (oggi|questa settimana)
    in [riunione|riunioni|formazione|udienza] .
  `,
  away: `
    . [in ferie|in vacanza|in malattia|fuori ufficio|fuori sede] .
    [a letto|convalescente|allettato|allettata] (con|per|dopo|fino) [con|per|dopo|fino] *
    [sono|sarò|siamo|saremo] … [in fiera|alla fiera|a un corso]
    [sono|sarò|mi trovo|siamo|saremo|risulto|resterò|rimarrò|sarei|saremmo|sto|starò] … [fuori sede|fuori ufficio|fuori dall ufficio|in ferie|in vacanza|in congedo|assente|assenti|in malattia|in maternità|in paternità|in trasferta|in viaggio|in permesso|in aspettativa|in riunione|in fiera|in formazione|in udienza|in missione|all estero|in convalescenza|in infortunio|non disponibile|non raggiungibile|irreperibile|malato|malata|ricoverat*|a casa|a un corso|ad un corso|chiusi|impegnato in|impegnata in|in smart|fuori per|fuori tutto|fuori fino|fuori città|fuori dal|fuori stanza|lontano dall ufficio|lontana dall ufficio|lontano dalla|in luna di miele|in sala operatoria|in cantiere|presso un cliente|da un cliente|in corso|ad una fiera|alla fiera|in sciopero]
    [attualmente|momentaneamente|temporaneamente|oggi|assente|domani] (sono) [fuori sede|fuori ufficio|in ferie|assente|in trasferta|in malattia|in congedo|dall ufficio|fino|per|dal|non in|non sono|non ci sono|in] *
    [ferie|in ferie|assente|fuori sede|fuori ufficio|in vacanza|chiusi|chiuso|chiusa|chiuse|chiusura|malattia|in malattia|trasferta|in trasferta|assenza] (dall ufficio|estiva|per|aziendale) [fino|dal|da|per|dall|nei|il|nel|nelle|estiva|natalizia|tutto|oggi|domani|sino|la prossima|aziendale|collettiva] *
    durante [la|il|le|questo|tale] (mia|nostra|mio|mie) [assenza|periodo|ferie|chiusura|assenze]
    in mia assenza
    (i|il|la|lo|le|l|gli) [nostri|nostro|nostra|nostre] (uffici|ufficio|azienda|negozio|studio|stabilimento|officine|officina|sede|attività|sportello|magazzino|ditta|segreteria|scuola|ambulatorio|azienda|laboratorio|ristorante|struttura|agenzia) … [chius*|chiude|chiudono|chiuderà|chiuderanno]
    [siamo|saremo|resteremo|rimarremo|resteranno|rimarranno|sarà|saranno|resterà|rimarrà] chius*
    [chiudiamo|chiuderemo|chiusura] (per|dal|dall|da) [per|dal|dall|da|estiva|natalizia|aziendale|pasquale|invernale] *
    non [sarò|sono|saremo|potrò|ho|avrò|avremo|ci sono|ci sarò|leggo|leggerò|consulto|controllerò|riesco] (in|ad|sempre|la) [in ufficio|disponibile|raggiungibile|reperibile|accesso|rispondere|leggere|posta|mail|avere|in sede|presente|operativo|operativa|presenti|al lavoro|contattabile|ci sono|oggi|domani|la posta|le mail|email|a leggere|controllare] *
    [accesso|connessione] (alla|molto) [limitat*|saltuari*|ridott*|discontinu*|sporadic*] *
    [accesso|accedere] (limitato|saltuario|ridotto) alla [posta|mail|casella]
    (con) [poca|scarsa|nessuna] (possibilità) [connessione|copertura|possibilità] *
    [oggi|domani|stamattina|stamane|questa mattina] … [non ci sono|non sono|in udienza|in riunione|a un corso|fuori|assente|in trasferta|dal medico|in permesso|dal notaio|in fiera|in cantiere]
    in [udienza|riunione|fiera|trasferta|cantiere|formazione|convegno|permesso|assemblea] [stamattina|oggi|tutto|fino|tutta|questa|domani|dal|da|a|per|la] *
    mi [prendo|sono preso|godo|sto godendo] … [ferie|vacanza|pausa|riposo|giorni|congedo]
    congedo [parentale|di maternità|di paternità|matrimoniale|per]
    [in|da|per] (lunga) [malattia|infortunio|convalescenza]
    [tibia|gamba|braccio|caviglia|polso] rott*
    partit* per (le) [vacanze|ferie|*] *
    ponte [dell|di|del|dei|per] *
    sto provando a ricordarmi *
    [oggi|stamattina|stamani|stamane|fino|mattina|pomeriggio|sono] … [in cantiere|in riunione|in tribunale|in udienza|in sala operatoria|in aula|in trasferta|fuori sede|in visita|ai corsi|a un corso|in fiera|sul cantiere|mani occupate|in produzione]
    (durante|in) la sua assenza
    [bimbo|bimba|bambino|bambina|figlio|figlia] (è|con) [malat*|febbre|influenzat*] *
    non c è nessuno
    [in mare|in alto mare|sul campo]
    [poca|scarsa|senza|pessima] [connessione|copertura|campo|linea]
    non [aspettatevi|aspettarti|si aspetti|attendete] (una) [risposta|risposte] *
  `,
  absenceStems: `
    ferie
    assen*
    chius*
    maternità
    paternità
    malattia
    trasferta
    congedo
    fuori sede
    fuori ufficio
    vacanz*
    rientr*
    torno
    ritorno
    ponte
    festivit*
    permesso
    aspettativa
    corso
    fiera
    infortunio
    riapr*
    part time
    convegno
    udienza
  `,
  returning: `
    [torno|tornerò|rientro|rientrerò|torniamo|rientriamo] (l|il) [l #|il #]
    [torno|tornerò|di nuovo] [al computer|al pc|davanti al computer]
    [leggo|leggerò|rispondo|risponderò] (tutto|a tutto) [dopo|poi]
    non [so|conosco|ho] … data di [rientro|ritorno]
    [torno|tornerò|rientro|rientrerò|ritorno|ritornerò|riapriamo|riapriremo|riapre|riaprirà|riaprono|riapriranno|riapertura|riprenderò|riprenderemo|riprendo|riprendiamo|riprende|torneremo|torniamo|rientreremo|rientriamo|di nuovo operativo|di nuovo operativa|di nuovo operativi|di nuovo disponibile|di nuovo in ufficio|nuovamente disponibile|operativo|operativa|operativi|reperibile|raggiungibile|in servizio] (in|al|alla|ufficio|sede|servizio|lavoro|previsto|previsti|le|l|attività|operativo|disponibile|gli|a|uffici|da|dalle|ai) (in|al|alla|ufficio|sede|servizio|lavoro|previsto|previsti|le|l|attività|operativo|disponibile|gli|a|uffici|da|dalle|ai) [il|l|lunedì|martedì|mercoledì|giovedì|venerdì|domani|dopo|da|dal|in|a|previsto|oggi|al|alle|quando|dopodomani|la|con|nel|dalle|#] *
    [al|dopo il|dal] (mio|nostro) [rientro|ritorno]
    [dopo la|alla] riapertura
    [risponderò|risponderemo|leggerò|contatterò|ricontatterò|risponderò|riscontro|darò] … [rientro|ritorno|appena|domani|primo giorno|lunedì|martedì|mercoledì|giovedì|venerdì|quanto prima|prima possibile|possibile|giorno]
    (non) appena [sarò|possibile|rientrato|rientrata|torno|rientro|tornato|tornata] *
    [rispond*|leggerò|contatter*] quando [torno|torner*|rientr*]
    potrei rispondere con *
    [ritardo|ritardi] nel* rispost*
    [rientro|torno|tornerò|rientrerò] (in|alla|al|subito|verso) [ufficio|sede|scrivania|lavoro|verso|in ufficio] *
    [leggo|guardo|vedo|rispondo|guarderò|leggerò] (tutto|a tutto|le mail|la posta|le email|dopo|verso|poi|quando) [dopo|verso|tutto|poi|quando|domani|stasera|a tutti|al] *
    (verso|dopo) le … [rientro|torno|rispondo|leggo|guardo] *
    [domani] (mattina) [mattina|presto|in mattinata|stesso]
  `,
  deputy: `
    [per|in caso di|se] (è|qualsiasi|ogni|tutte le|questioni|comunicazioni|necessità|richieste|casi|qualunque|cose|eventuali|avete|ha|hai|di|fosse|la) … [urgent*|urgenza|urgenze|emergenz*|inderogabil*]
    [contattare|contatti|contattate|contatta|rivolgersi|rivolgetevi|rivolga|scrivere|scrivete|scriva|chiamare|chiamate|chiami|telefonare|sentire|sentite|faccia riferimento|fare riferimento] (pure|il|la|i|al|alla|a|ai|l|il numero|per|pure) … [collega|colleghi|collaborator*|centralino|segreteria|numero|ufficio|dott*|sig*|interno|al|alla|a|team]
    [mi sostituisce|mi sostituirà|sostituito da|sostituita da|se ne occupa|mi sostituiscono] *
    nel frattempo *
    (non) [saranno|sarà|verrà|verranno|viene|vengono] (lett*|inoltrat*) [lett*|inoltrat*|consultat*] *
    [grazie|ringrazio|ringraziamo] (per|del|della) (il|la) (tuo|suo|vostro|tua|sua|vostra|tua|messaggio|email|avermi) [messaggio|mail|email|e mail|avermi|averci|comunicazione|avermi scritto] *
    gentile mittente
    (vi|la|ti) auguriamo *
  `,
  partTime: `
    in ufficio (solo|soltanto|solamente) [solo|soltanto|solamente] (il|di|al) @day *
    [rispondo|leggo] … [solo|soltanto|solamente|esclusivamente] in [questi|quei] giorni
    [lavoro|lavorando|sono|orario] (a|in) [part time|tempo parziale]
    [lavoro|sono in ufficio|sono presente|sono disponibile|sono reperibile|sono al lavoro] (solo|soltanto|il|nei|nei giorni di|dal|di|part time) (nei giorni di|il|al) [@day|nei giorni di|il @day|dal @day|solo] *
    [il|di|ogni|nei giorni di|al] @day (e|ed|,) … non [lavoro|sono|ci sono]
    non [lavoro|sono in ufficio|ci sono|sono presente] [il|di|nei|al|nelle] [giornate|giorni] [@day|di @day|il] *
    [i miei|mio] (giorni|orari|giorno) [giorni|orari|di lavoro|lavorativi|libero] *
    @day (è|sono) (il|i) [mio|miei] [giorno libero|giorni liberi] *
    part time
  `,
  person: `
    [magari|forse] (in|a|l) [autunno|primavera|anno prossimo|un altra volta]
    non (ho|avrò|abbiamo) [ho|avrò|abbiamo] tempo
    [la|ti|vi] [chiamo|richiamo|scrivo|aggiorno] *
    [le|ti|vi] [diciamo|dico|faremo sapere] *
    meglio (la|di) mattina
    [lui|lei|che|ora|adesso] (è|sta) [in ferie|in congedo|in malattia|in maternità|fuori ufficio|in vacanza|in trasferta|in aspettativa]
    (non) (ci|mi) [interessa|interessano|interesserebbe|piace|piacerebbe]
    [siamo|sono|sarei|saremmo] (molto|non) [interessat*]
    [no grazie|sì grazie|si grazie|ok per|va bene|perfetto|d accordo|volentieri|confermo|certamente] *
    [mi|ci] [chiami|richiami|scriva|mandi|invii|rimanda|rimandi|dica|faccia sapere|fate sapere|servono|serve|manda|chiama|può mandare|può inviare|può chiamare|può richiamare|può rimandare|puoi mandare|può dire|aggiorni|ricontatti|risenta|sentiamo]
    [mandami|mandateci|inviami|inviateci|chiamami|chiamatemi|scrivimi|richiamami|fammi|fatemi|dimmi|aggiungi|mandaci|inviatemi|mandatemi|risentiamoci|sentiamoci|vediamoci|parliamone|ricontattatemi]
    [può|puoi|potete|potrebbe|potremmo|possiamo|riusciamo a] [mandar*|inviar*|richiamar*|chiamar*|sentir*|veder*|fissar*|cancellare|spostar*|parlar*|girar*]
    [preventivo|costo annuo|listino|quanto costa|qual è il prezzo|videochiamata]
    [siamo|sono] (già) [coperti|forniti|soddisfatti|seguiti|a posto|contenti]
    [già] [abbiamo|un fornitore]
    [abbiamo|utilizziamo|lavoriamo|usiamo|collaboriamo] già *
    non [sono io|sono la persona|è di mia|è mia competenza|sono il|mi occupo io]
    [deve|dovrebbe|provi a|può] [sentire|parlare|chiedere|rivolgersi|contattare] (con|al|a|la|il) *
    [ho girato|giro|inoltro|ho inoltrato|valuto|valutiamo|valuteremo|guardo|ne parlo|ne parliamo|lo porto|le faccio sapere|vi faccio sapere|ti faccio sapere|ho visto|ho letto|passo parola|farò sapere] *
    [scusi|scusa|mi scuso|mi scusi|scusate|perdoni|chiedo scusa] (per|il|se|del) *
    inviato da(l|) *
    [la|ti|vi] ringrazio ma *
    [grazie] [ma|comunque|per la proposta|per l offerta|dell offerta] *
    al momento (non|siamo) [siamo|non ci|non abbiamo|non è]
    in bocca al lupo
    [la vostra|la sua|la tua|il vostro|il suo] [proposta|offerta|prodotto|idea|software|strumento|servizio|programma]
    ma @day *
    [cosa|come|quale|quanto] [costa|funziona|sarebbe] *
    [ho|abbiamo] (già|appena|subito) [girato|inoltrato|passato|trasmesso|consegnato] (la|il|tutto|a|al|alla) *
    (in linea di|in) principio [sì|si|no]
    (l ho|ho) (già) [letta|letto|l ho letta|l ho letto] *
    (mi|ci) [proponga|proponi|suggerisca] *
    non (mi) [aspetti|aspettare|aspettarmi] *
    (messo|metto) in copia *
    può decidere *
    @day (dopo|alle|mattina|pomeriggio) … [andrebbe|va bene|potrei|sarebbe possibile|mi va]
  `,

  leftMyself: `
    [è|sarà|era] il mio ultimo giorno [.|qui|di lavoro|in|con]
    (io) non [lavoro|faccio|sono|collaboro|ricopro|opero|mi occupo|seguo] più *
    ho (ormai|definitivamente|da poco) [lasciato|cessato|terminato|concluso|rassegnato] (definitivamente) (l|la|il|le|ogni|mio|mia) (mia|mio) (le) [azienda|società|collaborazione|rapporto|incarico|attività|lavoro|ruolo|dimissioni|servizio|percorso|esperienza|posto|studio]
    ho (ormai) [assunto|cambiato|iniziato|accettato|preso] (un|una) (altro|nuovo|nuova|altra) [incarico|ruolo|azienda|lavoro|altro|nuovo|nuova|servizio|ufficio|società]
    [sono|dal|da] … in pensione
    [vado|andrò|andato|andata] in pensione
    [il mio|mio|la mia|mia] [contratto|stage|tirocinio|rapporto|collaborazione|apprendistato|avventura|esperienza] … [terminat*|conclus*|scadut*|finit*|cessat*|scade]
    [cambio|nuovo|altro|nuova] [incarico|ruolo|mansione|funzione|sfida]
    passaggio di consegne
    in via definitiva
    [mi sono|sono stato|sono stata|sono passato|sono passata] [trasferit*|dimess*|licenziat*|assegnat*|spostat*|ad altro|a un altro|ad altra|a un nuovo]
    ultimo giorno di lavoro
    [il mio successore|la mia sostituta|il mio sostituto|mi succede|mi subentra] *
    [da|dal|dallo] … [sono passat*|mi sono trasferit*|lavoro in|sono stat* trasferit*|sono stat* assegnat*|sono in] (a|al|alla|all|un) [altro|altra|un altro|un altra|nuovo|nuova|ufficio|reparto|direzione] *
    non [mi occupo|seguo|gestisco|sono] più (di|degli|gli|il|la|dei|l|responsabile|più) *
    [al mio posto|mi ha sostituit*|mi sostituisce definitivamente|ha preso il mio posto] *
    (ora|adesso) lavoro (ora) in un (altra|altro) [area|reparto|azienda|ufficio|settore|altra] *
    [il vostro|il suo|il tuo] nuovo (contatto|referente) *
  `,
  leftOther: `
    non [lavora|fa|è|collabora|opera|ricopre|presta|risulta|svolge|si occupa|fanno] più *
    ha (ormai|definitivamente|da poco) [lasciato|cessato|terminato|concluso|dato|rassegnato] (definitivamente) (l|la|il|le|ogni|sua|suo|la sua|il suo|la nostra|lo) (sua|suo|nostra|nostro) [azienda|società|dimissioni|rapporto|collaborazione|servizio|attività|incarico|lavoro|posto|studio|ruolo|*azienda]
    si è [dimess*|licenziat*|trasferit*]
    in pensione
    [mancato|mancata|deceduto|deceduta|venuto a mancare|venuta a mancare|scomparso|scomparsa]
    è stat* [trasferit*|licenziat*]
    cessat* (dal|il|dalla) [servizio|rapporto|incarico|collaborazione]
    [altra azienda|altro lavoro]
    [andato via|andata via|uscito dall azienda|uscita dall azienda|uscito dalla|uscita dalla]
    [è|sono] (purtroppo|improvvisamente) (venut*) [mort*|decedut*|mancat*|scompars*|venut* a mancare]
    ci ha (purtroppo) lasciat*
    [è|sono] (ora|stato|stata|da) … [passato al*|passata al*|passato ad|passata ad|trasferito*|trasferita*|spostato*|spostata*|andato in|andata in|assegnato*|assegnata*] *
    non [segue|gestisce|ricopre|cura|riceve|si occupa|fa] più *
    (ha) [cambiato|cambiò] [lavoro|azienda|ufficio|incarico|ruolo|mansione|reparto] *
    [scomparsa|lutto|morte] [del|della|di|dell] *
    [lavora|è] (ora|adesso) [altrove|in un altra|presso un altra|per un altra]
    ha (scelto|deciso) di (intraprendere|percorrere|cercare|seguire|lasciare) *
  `,
  leftStems: `
    pensione
    pensionat*
    lasciato
    lascia
    dimess*
    dimissioni
    non … più
    addio
    arrivederci
    decedut*
    mancat*
    scompars*
    giunta al termine
    giunto al termine
    conclus*
    terminat*
    nuova avventura
    nuove responsabilità
    nuovo incarico
    nuova sfida
    successore
    subentra*
    cessat*
    liquidazione
    definitivamente
    licenziat*
    d ora in poi
    saluto
    ultimo giorno
    ultima mail
    appeso *
    testimone
    tristezza
    cordoglio
    lutto
    ci ha lasciat*
    altri lidi
    nuova strada
    nuove strade
    nuovo capitolo
    [casella|indirizzo|account|mail] … [disattivat*|chius*|dismess*|cancellat*|eliminat*]
    percorso
    ex dipendente
    quiescenza
    licenziamento
    serranda
    mi ha sostituit*
  `,
  companyEnded: `
    partita iva … [cessata|chiusa|chiuso|chiudo]
    [ha|abbiamo|hanno] (definitivamente) [cessato|chiuso|concluso] (definitivamente) (la|ogni|le|l|i) (propria|nostra) [attività|battenti|definitivamente]
    [cessata|cessazione|cessa] (dell|ogni|di) [attività|l attività]
    [società|azienda|ditta] … [in liquidazione|fallita|sciolta|estinta|cessata|venduta|ceduta]
    [in liquidazione|fallimento]
    [chius*|chiud*] … [definitiv*|per sempre]
    [abbassato|abbassiamo] (definitivamente|per sempre) [la serranda|la saracinesca]
    [questa persona|il destinatario|la destinataria|questo dipendente|questo utente] … [più|lasciato]
  `,
  otherInbox: `
    [rispondo|leggo|gestisco|controllo|seguo|presidio|guardo] (io) … [casella|posta|mail|email|messaggi|indirizzo]
    dalla [casella|mail|posta|email] di
    [scrivo|rispondo] [per conto|al posto] *
    (la|le|sua|sue) [posta|mail|email|messaggi|casella] (del|della|di|dott) … [arriva|arrivano|passa|passano|viene|vengono|la ricevo|le ricevo|la leggo] *
    [le|ti|vi] rispondo io (perché|al posto|in quanto|poiché) *
    [sono] * e ho [preso il posto|sostituito|rilevato] *
  `,

  removal: `
    basta (per favore) [basta così|mai più]
    . [nessun altra|mai più] per favore
    non [ho|abbiamo] più bisogno di (queste|questi|vostre) … [mail|messaggi|email]
    non [voglio|vogliamo|desidero|desideriamo] più … [sentir*|ricever*]
    non … [scrivermi|scriverci|contattarmi|contattarci|inviarmi|inviarci|mandarmi|disturbarmi|insista|insistere|insistete|mandarci|inviarle|disturbarci] … [più|mai|ulteriormente|altre|altri]
    non [insista|insistan|insistas|insistáis|insistam|insistete|insistere|insistir] [più|mai|ulteriormente|altre|altri]
    [basta|chega] (ya|con|de|lo|il|lo) (de) [spam|correos|mails|emails|mail|e mails]
    (essere|venire) [cancellat*|rimoss*|eliminat*|tolt*] (dalla|dal|dai|dall) [dalla|dal|dai|dall|immediatamente] *
    [togliere|cancellare|rimuovere|eliminare] (me|noi|mi|ci) [dalla|dal|dall|dai|dalle] (vostra|vostro|sua|tua) *
    [mi|ci] (può|potrebbe|potete|puoi|potreste) (per favore) [togliere|cancellare|rimuovere|eliminare|depennare] *
    [toglietemi|toglimi|mi tolga|togliermi|toglieteci|ci tolga|mi togli|mi tolgano|cancellatemi|cancellami|mi cancelli|cancellarmi|cancellateci|ci cancelli|cancellarci|rimuovetemi|rimuovimi|mi rimuova|rimuovermi|rimuoveteci|ci rimuova|rimuoverci|eliminatemi|eliminami|mi elimini|eliminarmi|eliminateci|depennatemi|depennarmi|disiscrivetemi|disiscrivimi|disiscrivermi|levatemi|mi levi|mi levate|escludetemi|escludermi|mi depenni|toglierci|mi togliete|ci togliete] *
    [togliere|togliete|tolga|togli|cancellare|cancellate|cancelli|cancella|rimuovere|rimuovete|rimuova|rimuovi|eliminare|eliminate|elimini|elimina|depennare|depennate|levare|levate] (subito|immediatamente|per favore|cortesemente) [il mio|la mia|i miei|il nostro|la nostra|i nostri|questo|questa|i dati] (indirizzo|e|dati) [indirizzo|mail|email|nominativo|dati|contatto|contatti|recapito|casella|nome|e mail]
    [cancellazione|rimozione|eliminazione] (immediata) (dei|del|della|di) (miei|mio|mia|nostri|nostro|nostra) [dati|indirizzo|nominativo|mail|contatti|iscrizione|recapiti]
    [chiedo|chiediamo|richiedo|richiediamo|esigo|domando|pretendo|prego|vorrei|gradirei|gradiremmo] … [cancellazione|cancellat*|rimoss*|eliminat*|non ricevere|non essere|rimozione|cessare|smettere|interrompere]
    [mi oppongo|ci opponiamo|revoco|ritiro] (ogni|il|al|a) (mio|eventuale) *
    non [voglio|desidero|desideriamo|vogliamo|gradisco|gradiamo|intendo|intendiamo] (più|essere|che) [più|ulteriormente|ricevere|essere] (più|essere|ulteriori|altre) [ricevere|contattat*|altre|ulteriori|disturbat*|mail|comunicazioni|vostre|email|messaggi|queste|più]
    non (mi|ci) [scriva|scrivete|scrivere|contatti|contattate|contattare|inviate|invii|mandate|mandi|disturbate|disturbi|invi|chiami|chiamate|mandare|scrivetemi|contattatemi|inviatemi|mandatemi|scrivermi|contattarmi|inviarmi|mandarmi|scriveteci|contattateci|inviateci|disturbatemi|chiamatemi] (mai) [più|altre|mai|ulteriormente|altro|niente|nulla]
    [prego|preghiamo|invito|invitiamo|diffido|diffidiamo|intimo] (di|a|dall|dal|vivamente|cortesemente|formalmente) … [non|inviare|astenervi|astenersi|cessare|smettere|cancellare|interrompere|rimuovere|evitare] … [inviar*|contattar*|scriver*|mandar*|mail|comunicazioni|dati|messaggi|più|altre|invio]
    [smettete|smetta|smettetela|smettila|smetti|cessate|cessi|piantatela|finitela|evitate|astenetevi|interrompete] (per favore|subito) [di|con|l] (le|queste) [mail|email|scriver*|mandar*|inviar*|contattar*|disturbar*|invio|messaggi|spam|importunar*|chiamare]
    basta (con|con le) [mail|email|messaggi|e mail|scrivermi|spam|pubblicità]
    [nessun|niente|mai] (altra|altre|più) [mail|email|e mail|comunicazione|comunicazioni]
    [diritto|diritti] [di opposizione|all oblio|alla cancellazione|di cancellazione]
    [reclamo|segnalazione|segnalerò|segnaleremo|ricorso] … garante
    lasciatemi [in pace|stare]
    [mai|non] [richiesto|richiesta|richiesti|autorizzato|autorizzata] … [comunicazion*|consenso|mail]
    [ultima|ennesima] [richiesta|volta] (di|che) (vi) [cancellazione|chiedo|cancellare]
    (di|a) non (più) [scrivermi|scriverci|mandarmi|mandarci|inviarmi|inviarci|contattarmi|contattarci|cercarmi] (più) *
    non (mi|ci) (scriva|scrivete|scrivere|mandi|mandate|invii|inviate|contatti|contattate|scrivi|mandare) [scriva|scrivete|scrivere|mandi|mandate|invii|inviate|contatti|contattate|scrivi|mandare|inviare|contattare] (più|altro|altre) [più|altro|altre|mail|email|nulla|niente]
    (che) [questa|questo] (sia) (l|la|il) ultim* [mail|email|messaggio]
    [basta|niente più|non più|nessun altra] [mail|email|messaggi|solleciti] *
    [smettere|smetta|smettete|smettila|evitare|eviti|evitate|cessare] (per favore) di [scriver*|mandar*|inviar*|contattar*|disturbar*]
    [preferirei|vorrei|gradirei|preferisco|vorremmo|desidero] (di|davvero) non [ricevere|essere contattat*|essere disturbat*] *
    (di) [risparmiarmi|risparmiarci|risparmiateci|risparmiatemi|mi risparmi|ci risparmi] *
    [lista|elenco] di (esclusione|blocco) [esclusione|blocco|opposizione] *
    [lista di esclusione|registro delle opposizioni|lista nera|black list|blacklist]
    [astenervi|astenersi|asteniate|astenga] (dall|dal|da) *
    [nessun|nessuno] (ulteriore|altro) contatto *
    non [contattarmi|contattateci|contattatemi|disturbatemi|disturbateci|ricontattarmi|ricontattarci|ricontattateci|ricontatti] (più|ulteriormente) *
    [evitate|eviti|evita] (per favore) (di) [ricontattarmi|ricontattarci|contattarmi|contattarci|scrivermi|scriverci|disturbarmi|disturbarci]
    non [ho|abbiamo] (mai) [dato|prestato|fornito|rilasciato] (il|alcun|nessun) (mio|nostro) consenso
    non [usate|usi|usare|utilizzate|utilizzi] più (questo|il mio) *
    (di) non insistere (oltre|più|ulteriormente) [oltre|più|ulteriormente|.] *
    non ricevere più [i|le|alcun|nessun|vostre|vostri|mail|messaggi|comunicazioni] *
    non [avere|ricevere|sentire] più [vostre|sue|tue|notizie|altro|nulla|niente] *
  `,
  takeOut: `
    [togli*|rimuov*|cancell*|elimin*|leva*|levate*|depenn*|esclud*|disiscri*|espung*|stralci*|tolto|tolta|rimoss*|rimozione]
  `,
  lists: `
    [dalla|dalle|dal|dai|dagli|da|dall|della|del|dei] (vostra|vostre|vostro|vostri|sua|sue|suo|suoi|tua|tuo|tutte|questa) (le|i) (vostre|vostri) [lista|liste|elenco|elenchi|mailing|newsletter|database|archiv*|rubrica|banca dati|banche dati|indirizzario|contatti|registr*|sistema|sistemi|crm|invii|campagn*|rubriche]
  `,
  erase: `
    [toglie*|toglietemi|toglieteci|toglimi|tolga*|cancellat*|cancelli|cancellare|cancellarmi|cancella|cancellami|cancellatemi|eliminat*|elimini|eliminare|elimina|rimuov*|dimentic*|depenn*|disiscriv*|cancellazione|rimozione]
  `,
  ownData: `
    [mio|mia|miei|mie|nostro|nostra|nostri|nostre|questo|questa|nominativo] … [indirizzo|indirizzi|dati|mail|email|e mail|contatto|contatti|nome|numero|recapiti|recapito|casella|nominativo]
    [toglietemi|toglieteci|toglimi|cancellatemi|cancellami|eliminatemi|rimuovetemi|cancellateci|eliminateci|rimuoveteci|mi cancelli|mi tolga|mi rimuova|mi elimini]
  `,
  stop: `
    [basta|smett*|stop|mai più|nessun altr*|nessuna altr*|evit*|cess*|finit*|finiamola|piantat*|la pianti|non [mi|ci] [scriv*|mand*|invi*|contatt*|disturb*|import*|telefon*|cerc*] più|di non [scriv*|mand*|invi*|contatt*|disturb*]|diffid*|astene*|asteng*]
  `,
  writing: `
    [scriv*|scrivet*|mand*|invi*|contatt*|disturb*|molest*|spam*|mail|email|e mail|messagg*|pubblicit*|comunicazion*|telefon*|chiam*|importun*|tempest*|ricev*]
  `,
  removalSubject: `
    [cancellazione|opposizione|disiscrizione|rimozione|diffida|unsubscribe|stop|cancellami|cancellatemi|revoca] *
    [richiesta|istanza|esercizio] (di|dei|del) (di) [cancellazione|rimozione|opposizione|diritti|diritto|disiscrizione] *
    [gdpr|art 17|art 21|ex art]
  `,

  calendar,
};
