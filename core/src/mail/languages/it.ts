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

  calendar,
};
