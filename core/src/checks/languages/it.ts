import type { Lexicon } from './lexicon.ts';

export const italian: Lexicon = {
  code: 'it',
  months:
    'gennaio/gen febbraio/febb marzo aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/sett ottobre/ott novembre/nov dicembre/dic',
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato/sabati domenica/domeniche',
  numbers:
    '1:~uno/~una/~un 2:due 3:tre 4:quattro 5:cinque 6:~sei 7:sette 8:~otto 9:nove 10:dieci 11:undici 12:dodici 13:tredici 14:quattordici 15:quindici 16:sedici 17:diciassette 18:diciotto 19:diciannove 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 70:settanta 80:ottanta 90:novanta 100:~cento 1000:~mille/~mila 1000000:milioni/milione',
  units: 'secondo/secondi minuto/minuti/minutini ora/ore giorno/giorni/gg settimana/settimane mese/mesi anno/anni',
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
};
