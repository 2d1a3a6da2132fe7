/** What turns a statement around or weakens it, by language; lists of phrases as in `Lexicon`. */
export interface Polarity {
  /** "Not", "no", "nobody", and verbs such as "lacks". */
  readonly negations: string;
  /** "Without": it denies what the next words name, and nothing else of the sentence. */
  readonly without: string;
  /** Phrases with a "not" that deny nothing: "not only", "not before". */
  readonly undenied: string;
  /** What costs nothing, in words with or without a "not". */
  readonly free: string;
  /** What is planned, considered or possible. */
  readonly open: string;
  /** What is decided, done or certain. */
  readonly decided: string;
  /** "Already" and the like: a sentence with one of them tells something as a fact. */
  readonly already: string;
  /** What grew, and what fell. */
  readonly risen: string;
  readonly fallen: string;
  readonly opposites: readonly (readonly [string, string])[];
  /** A call that reached nobody. */
  readonly unanswered: string;
}

export const polarities: Readonly<Record<string, Polarity>> = {
  en: {
    negations:
      "not|no|never|none|nobody|nothing|nowhere|n't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|can't|cannot|couldn't|wouldn't|haven't|hasn't|neither|nor|instead of|lack*|missing",
    without: 'without|free of|except',
    undenied:
      'not only|not just|not before|not until|not * before|not * until|no earlier than|no later than|not later than|no more than|no less than|no fewer than|no problem|no worries|no rush|no hurry|no wonder|no doubt|why not|without vat|without tax|nothing but',
    free: 'free|free of charge|no charge|no cost|at no cost|costs nothing|cost nothing|costs you nothing|cost you nothing|complimentary|on the house|on us|not cost anything|waived|no charge for',
    open: 'may|might|could|perhaps|maybe|considering|considers|thinking of|thinking about|planned|plans|plan to|planning|wants|would like|hopes|possibly|not decided|if|undecided|discussed|unsure|pencilled|expected|skeptical|sceptical|not convinced|later|pending|in talks|looking at|proposed|wait|undecided|on hold|postponed|pending|tentative|provisional|for now|under review',
    decided:
      'approved|has approved|decided|has decided|committed|signed|confirmed|agreed|settled|fixed|booked|bought|ordered|chose|chosen|under construction|on board|convinced|congratulations|go-ahead|green light|signed off|given the nod|on the books|made up|final*|definite*|given|granted|passed',
    already: 'already',
    risen:
      'rise*|rose|risen|increas*|grew|grown|growing|grow|grows|climb*|went up|gone up|goes up|going up|jump*|soar*|up from',
    fallen:
      'fall|falls|fell|fallen|falling|decreas*|drop*|declin*|shrank|shrunk|slipped|slid|went down|gone down|goes down|going down|down from',
    opposites: [
      ['open*|reopen*', 'clos*|shut*'],
      [
        'rise*|rose|risen|up|increas*|grew|grow*|higher|climb*',
        'fall*|fell|fallen|down|decreas*|drop*|declin*|lower|shrank',
      ],
      ['before', 'after'],
      ['included|inclusive|including', 'excluded|excluding|extra'],
      ['in favour|likes|supports', 'against|dislikes|opposes|skeptical|sceptical'],
      ['first', 'last'],
      ['free', 'paid|charged'],
    ],
    unanswered:
      'voicemail|voice mail|no answer|not answered|no reply|did not pick up|didn’t pick up|no pick up|left a message|left message|not reached|could not reach|unreachable|line busy|no call back|no callback|nobody picked up|missed call|could not get through|rang out|no pickup|unavailable|engaged|hung up|not available|receptionist|gatekeeper|tried to call|tried calling|no luck',
  },
  de: {
    negations: 'nicht|kein*|nie|niemals|niemand|nichts|nirgends|weder|noch nicht|statt|fehlt|fehlen|fehlte*',
    without: 'ohne|außer',
    undenied:
      'nicht nur|nicht vor|nicht später als|nicht früher als|nicht mehr als|nicht weniger als|kein problem|keine sorge|keine frage|keine eile|nicht zuletzt|warum nicht|nicht wahr|nichts anderes als|ohne mwst|ohne mehrwertsteuer|ohne ust|wenn nicht',
    free: 'kostenlos*|kostenfrei*|gratis|umsonst|unentgeltlich*|kostet nichts|kosten nichts|kostet sie nichts|kostet dich nichts|nichts kosten|zahlen sie nichts|zahlst du nichts|zahlen * nichts|ohne kosten|ohne aufpreis|geschenkt|gar nichts|nichts berechne*|nicht berechne*',
    open: 'vielleicht|eventuell|könnte|könnten|möchte|möchten|erwäg*|erwogen|überleg*|geplant|plant|planen|prüf*|denkbar|möglich*|evtl|ggf|falls|wenn|noch offen|offen|soll|frühestens|skeptisch|wünscht|wunsch|angedacht|diskutiert|noch nicht|unentschieden|unsicher|später|vorerst|vorläufig|zurückgestellt|in prüfung|in der überlegung|zögert',
    decided:
      'beschlossen*|entschieden*|genehmigt*|zugesagt|zugestimmt|bestätigt*|unterschrieben*|freigegeben*|gebucht|gekauft|bestellt|steht fest|glückwunsch|gratuliere|festgelegt|abgesegnet*|grünes licht|unter dach und fach|durchgewinkt|verabschiedet|zusage|eingewilligt|endgültig*',
    already: 'bereits|schon|fest|fix',
    risen:
      'steig*|stieg*|gestiegen*|wächst|wachsen*|wuchs*|gewachsen*|zugenommen|zulegt*|zugelegt|zuwachs|kletter*|geklettert',
    fallen:
      'sink*|sank*|gesunken*|fällt|fiel|fielen|gefallen*|rückgang|rückläufig*|zurückgegangen|zurückgehen*|ging zurück|gingen zurück|abgenommen|schrumpf*|geschrumpft',
    opposites: [
      [
        'steig*|stieg*|gestiegen*|wächst|wuchs|gewachsen|plus|höher*|zugenommen|zulegt*',
        'sink*|sank*|gesunken*|fällt|fiel*|gefallen*|rückgang|rückläufig*|minus|niedriger*|abgenommen|schrumpf*',
      ],
      ['öffn*|eröffn*|offen|geöffnet*', 'schließ*|schloss|geschlossen*|zu'],
      ['vor', 'nach'],
      ['inklusive|inkl|enthalten|inbegriffen', 'exklusive|exkl|zuzüglich|zzgl'],
      ['skeptisch*|dagegen', 'begeistert*|dafür|überzeugt*'],
    ],
    unanswered:
      'mailbox|anrufbeantworter|nicht erreicht|nicht durchgekommen|keine antwort|niemand erreicht|nicht abgehoben|nicht rangegangen|besetzt|ab|nachricht hinterlassen|kein anschluss|erfolglos|nicht abgenommen|kein rückruf|auf band|aufs band|nicht erreichbar|vergeblich|ging nicht ran|geht nicht ran|besprochen|vorzimmer|in besprechung|rückruf erbeten|niemanden erreicht|nicht zu erreichen',
  },
  fr: {
    negations: "ne|n'|pas|aucun*|jamais|personne|rien|nulle part|ni|au lieu de|manque*|fait défaut",
    without: 'sans|hors|hormis|sauf',
    undenied:
      "pas seulement|pas avant|ne * pas avant|pas plus tard|pas plus de|pas moins de|pas de problème|pas de souci|pas uniquement|pourquoi pas|n'hésitez pas|ne manquerai pas|ne * que|hors taxes|hors taxe|sans tva|hors tva|si ce n'est",
    free: "gratuit*|offert*|sans frais|sans coût|ne coûte rien|ne vous coûte rien|ne coûtent rien|à nos frais|gracieu*|c'est pour nous|ne paie rien|ne payez rien",
    open: "peut-être|envisag*|pourrai*|pourraient|souhait*|projet*|prévu*|réfléchi*|éventuel*|hésit*|à l’étude|si|possible*|prudent*|discut*|attend*|sceptique|sous réserve|pas encore|examine|plus tard|pour l'instant|à l'étude|en réflexion|penche",
    decided:
      'décidé*|validé*|approuvé*|confirmé*|signé*|accepté*|acté*|félicitations|tranché*|feu vert|donné son accord|entériné*|arrêté*|adopté*|définitif*|voté*',
    already: 'déjà|acquis',
    risen: 'hausse|augment*|progress*|croît|croiss*|grimp*|bond*|monté|montée|montent|a grandi|en croissance',
    fallen: 'baiss*|recul*|diminu*|chut*|repli*|régress*|descend*',
    opposites: [
      ['hausse|augment*|progress*|croît|croiss*|monte*|grimp*|bond*', 'baiss*|recul*|diminu*|chut*|repli*'],
      ['ouvr*|ouvert*|rouvr*', 'ferm*'],
      ['avant', 'après'],
      ['compris*|inclus*', 'non compris|en sus|hors'],
      ['pour|favorable*', 'contre|défavorable*|sceptique*'],
    ],
    unanswered:
      "messagerie|répondeur|pas de réponse|sans réponse|n'a pas répondu|pas joignable|injoignable|message laissé|laissé un message|pas décroché|occupé|ne répond pas|pas joint|message vocal|boîte vocale|ne décroche pas|indisponible|pas disponible|occupée|absent*|en réunion|pas pu joindre|sonné dans le vide",
  },
  es: {
    negations: 'no|ningún|ninguna|ninguno|nunca|nadie|nada|tampoco|en vez de|falta|faltan|carece*',
    without: 'sin|salvo|excepto',
    undenied:
      'no solo|no sólo|no antes de|no * antes de|no antes del|no más de|no menos de|no más tarde|no hay problema|no hay prisa|no te preocupes|por qué no|no dudes|no dude|cómo no|sin iva|sin impuestos|nada más|nada menos',
    free: 'gratis|gratuit*|sin coste|sin costo|sin cargo|no cuesta nada|no cuestan nada|no os cuesta nada|no te cuesta nada|sin cobrar*|de regalo|regal*',
    open: 'quizá*|tal vez|podría*|pens*|valor*|estudi*|plane*|posible*|consider*|querría|quiere|quieren|le gustaría|proyect*|previst*|duda*|por decidir|si|evalu*|a lo mejor|todavía|aún|pendiente*|más adelante|después|se plantea*|tentativ*|por ahora|de momento',
    decided:
      'decidid*|aprob*|confirm*|firm*|acept*|acord*|contrat*|cerrad*|enhorabuena|felicid*|comprad*|visto bueno|luz verde|dado el sí|dio el sí|definitiv*|autoriz*|dado el ok',
    already: 'ya',
    risen: 'subió|subieron|subido|sube|suben|aument*|crec*|al alza|en alza|increment*|ha subido',
    fallen:
      'bajó|bajaron|bajado|baja|bajan|bajamos|disminu*|cayó|cayeron|cae|caen|caído|descen*|reduj*|reducido|a la baja|retroce*',
    opposites: [
      ['sub*|aument*|crec*|mejor*|alza|más', 'baj*|disminu*|cay*|cae*|descen*|reduj*|menos'],
      ['abr*|abiert*|reabr*', 'cerr*|cierr*'],
      ['antes', 'después'],
      ['incluid*|incluy*', 'aparte|no incluid*|excluid*'],
      ['a favor', 'en contra|escéptic*'],
    ],
    unanswered:
      'buzón|dejé recado|dejé mensaje|dejado mensaje|no contest*|no respond*|no cogió|no coge|sin respuesta|comunicaba|no localizad*|no atend*|recado|contestador|ocupado|no coge*|apagado|fuera de cobertura|comunica|ausente|mensaje de voz|sin éxito|no estaba|no disponible|nadie contest*|no hubo respuesta',
  },
  pt: {
    negations: 'não|nem|nenhum*|nunca|ninguém|nada|em vez de|falta|faltam|carece*',
    without: 'sem|exceto|salvo',
    undenied:
      'não só|não apenas|não antes de|não * antes de|não mais de|não menos de|nem precisa dizer|sem problema|porque não|por que não|não se preocupe|não hesite|sem iva|sem impostos|nada mais|nada menos',
    free: 'grátis|gratuit*|de graça|sem custo*|sem cobrar|não custa nada|não custam nada|por nossa conta|não tem custo*|oferecemos|sem cobrar|não paga nada|não cobramos',
    open: 'talvez|pod*|pensa*|consider*|plane*|possível|possivelmente|gostaria*|quer|querem|estud*|previst*|hipótese|se|avali*|dúvida*|ainda|pondera*|quem sabe|depende*|mais tarde|depois|por enquanto|para já|adiad*|por aprovar',
    decided:
      'decidi*|aprov*|confirm*|assin*|aceit*|acord*|fechad*|parabéns|definid*|comprad*|contratad*|luz verde|aval|bateu o martelo|definitiv*|autoriz*|deu o ok',
    already: 'já',
    risen: 'subiu|subiram|sobe|sobem|subido|aument*|cresc*|em alta|alta de|increment*',
    fallen: 'desceu|desceram|desce|descem|diminu*|caiu|caíram|caí*|em queda|queda|baixou|baixaram|reduzi*|recuou',
    opposites: [
      ['sub*|aument*|cresc*|alta|mais', 'desc*|diminu*|caí*|cai*|queda|baix*|reduzi*|menos'],
      ['abr*|abert*|reabr*', 'fech*|encerr*'],
      ['antes', 'depois'],
      ['incluíd*|incluso*', 'à parte|não incluíd*'],
      ['a favor', 'contra|cétic*'],
    ],
    unanswered:
      'correio de voz|caixa postal|caixa de voz|não atend*|sem resposta|deixei recado|deixei mensagem|não respond*|ocupado|voice mail|voicemail|recado|não consegui falar|gravador|não conseguiu|chamou até cair|cx postal|desligado|fora de área|indisponível|sem sucesso|ninguém atend*|não estava|não consegui',
  },
  it: {
    negations: 'non|nessun*|mai|niente|nulla|invece di|manca|mancano',
    without: 'senza|tranne|salvo|eccetto',
    undenied:
      'non solo|non soltanto|non prima di|non * prima di|non più di|non meno di|non oltre|non c’è problema|nessun problema|perché no|non si preoccupi|non esiti|come mai|senza iva|iva esclusa|nient’altro che',
    free: 'gratis|gratuit*|senza costi|senza spese|non costa nulla|non costa niente|non costano nulla|a nostre spese|omaggio|in regalo|rimbors*',
    open: 'forse|potrebb*|valut*|pens*|progett*|previst*|possibil*|ipotesi|vorrebb*|vorrei|stud*|magari|se|dubb*|indecis*|prudent*|consider*|ancora|eventual*|vuole|piacerebbe|discuss*|in fase di|più avanti|più tardi|per ora|in seguito|di massima|allo studio',
    decided:
      "decis*|approvat*|confermat*|firmat*|accettat*|deliberat*|stabilit*|complimenti|congratulazioni|acquistat*|via libera|dato l'ok|definitiv*|autorizzat*|dato il via",
    already: 'già|sicur*',
    risen: 'salit*|sale|salgono|aument*|cresc*|crebb*|in crescita|cresciut*|increment*',
    fallen: 'scende*|scendono|sces*|diminu*|calat*|cala|calano|in calo|calo|ridott*|ridur*',
    opposites: [
      ['sal*|aument*|cresc*|crebb*|in crescita|più', 'scend*|sces*|diminu*|cal*|in calo|ridott*|meno'],
      ['apr*|apert*|riapr*', 'chiud*|chius*'],
      ['prima', 'dopo'],
      ['inclus*|compres*', 'esclus*|a parte'],
      ['a favore|favorevol*', 'contrari*|scettic*'],
    ],
    unanswered:
      'segreteria|non risponde*|nessuna risposta|non ha risposto|lasciato messaggio|lasciato un messaggio|occupato|irraggiungibile|non raggiunt*|non raggiungibile|a vuoto|senza risposta|segreteria telefonica|squilla*|assente|non disponibile|non era|spento|staccato|nessuno ha risposto|senza esito',
  },
  nl: {
    negations: 'niet|geen|nooit|niemand|niets|nergens|noch|in plaats van|evenmin|ontbreekt|ontbreken|achterwege',
    without: 'zonder|behalve',
    undenied:
      'niet alleen|niet eerder dan|niet * eerder dan|niet * voor|niet voor|niet later dan|niet meer dan|niet minder dan|geen probleem|geen zorgen|geen haast|waarom niet|niet waar|aarzel niet|zonder btw|niets anders dan|niet te vergeten',
    free: 'gratis|kosteloos|kosteloze|kost niets|kosten niets|kost u niets|kost je niets|zonder kosten|zonder meerprijs|cadeau|geen kosten|betaalt u niets|betaal je niets',
    open: 'misschien|overweeg*|overwegen|overwoog|wellicht|zou|zouden|kan|mogelijk*|gepland*|plant|plan|plannen|willen|wil|denkt|denken|onderzoek*|als|twijfel*|onzeker*|eventueel|verwacht*|pas|nog|wacht*|bekijk*|sceptisch|later|voorlopig|aarzel*|in overweging',
    decided:
      'besloten|beslist|gekozen|goedgekeurd*|bevestigd*|getekend|akkoord|toegezegd|gefeliciteerd|vastgesteld|gekocht|besteld|groen licht|beklonken|vastgelegd|definitief|getekend heeft|toestemming',
    already: 'al|binnen',
    risen: 'stijg*|steeg|stegen|gestegen|opgelopen|oplopen|opliep*|groei*|gegroeid|toenam|toegenomen|klom',
    fallen: 'daal*|daling|gedaald|afnam|afgenomen|zakte|gezakt|terugliep|teruggelopen|kromp',
    opposites: [
      [
        'stijg*|steeg|stegen|gestegen|opgelopen|oplopen|opliep*|groei*|toenam|meer|hoger',
        'daal*|daling|gedaald|terug|minder|afnam|afgenomen|zakte|gezakt|lager',
      ],
      ['open*|geopend', 'dicht|sluit*|gesloten'],
      ['voor', 'na'],
      ['inclusief|inbegrepen', 'exclusief|niet inbegrepen'],
      ['voor', 'tegen'],
    ],
    unanswered:
      'voicemail|niet opgenomen|geen gehoor|geen antwoord|niet bereikt|niet bereikbaar|ingesproken|in gesprek|bericht achtergelaten|nam niet op|neemt niet op|geen contact|niemand|afwezig|niet te pakken|geen verbinding|niet te bereiken|nam niet aan|terugbelverzoek',
  },
  ro: {
    negations:
      'nu|n-am|n-a|n-au|n-ați|nu-l|nu-i|nu-și|niciun|nicio|niciodată|nimeni|nimic|nici|în loc de|lipsește|lipsesc',
    without: 'fără|în afară de|cu excepția',
    undenied:
      'nu doar|nu numai|nu înainte de|nu * înainte de|nu mai târziu de|nu mai mult de|nu mai puțin de|nicio problemă|de ce nu|nu ezitați|fără tva|nimic altceva decât',
    free: 'gratuit*|gratis|fără costuri|fără cost|nu costă nimic|nu vă costă nimic|cadou|pe cheltuiala noastră|fără să plătiți',
    open: 'poate|ar putea|posibil*|se gândește|ne gândim|gândesc|plănui*|planific*|analiz*|intenți*|vrea|vor|ar vrea|dacă|eventual*|discut*|ezit*|sceptic*|încă|dori*|evalu*|urmează|mai târziu|deocamdată|ulterior|neaprobat',
    decided:
      'hotărât*|decis*|aprobat*|confirmat*|semnat*|acceptat*|felicitări|stabilit*|vândut*|cumpărat*|contractat*|undă verde|dat acordul|bătut palma|definitiv*|autorizat*',
    already: 'deja',
    risen: 'cresc*|crescut*|crește|creștere*|urc*|mărit*|majorat*',
    fallen: 'scad*|scăzut*|scade|scădere*|coborât*|coborî*|redus*|diminuat*',
    opposites: [
      ['cresc*|crescut*|urc*|mărit*|mai mult*', 'scad*|scăzut*|scădere|cobor*|redus*|mai puțin*'],
      ['deschi*|redeschi*', 'închi*'],
      ['înainte', 'după'],
      ['inclus*', 'exclus*|separat'],
      ['pentru', 'împotriva'],
    ],
    unanswered:
      'mesagerie*|căsuța vocală|mesaj vocal|nu a răspuns|n-a răspuns|nu răspunde|fără răspuns|ocupat|am lăsat mesaj|lăsat mesaj|nu am dat de|indisponibil|căsuț*|mesageri*|nu răspund*|închis|robot*|sună ocupat|neprelua*|fără succes|indisponibil*|nu am reușit',
  },
  pl: {
    negations: 'nie|brak|brakuje|nigdy|nikt|nic|nigdzie|ani|żad*|zamiast',
    without: 'bez|oprócz|poza',
    undenied:
      'nie tylko|nie wcześniej niż|nie * wcześniej niż|nie * przed|nie później niż|nie więcej niż|nie mniej niż|nie ma problemu|nie ma sprawy|nie ma pośpiechu|czemu nie|dlaczego nie|nic innego jak|bez vat*|jak nic',
    free: 'za darmo|darmo*|bezpłat*|gratis|nic nie kosztuje|nie kosztuje nic|bez opłat|bez kosztów|bez dopłat*|bez dodatkowych|w prezencie|nic nie płaci*|nie płaci*',
    open: 'może|mogą|być może|rozważ*|zastanawia*|planuj*|planowan*|chciał*|chce|możliw*|gdyby|jeśli|ewentualn*|wstępnie|myśli*|waha*|jeszcze|raczej|dopiero|przymierza*|później|na razie|biorą pod uwagę|biorą * pod uwagę|bierze pod uwagę|pod uwagę|wolałby|wolałaby',
    decided:
      'zdecydow*|zatwierdz*|potwierdz*|podpisa*|uzgodni*|postanowi*|gratul*|zaakceptowa*|kupili*|zamówi*|zielone światło|wyraził* zgodę|dał* zgodę|zapadła|ostateczn*|przyjęt*',
    already: 'już|otwiera|ruszyła',
    risen: 'wzr*|rośnie|rosną|rosły|urosł*|zwiększ*|skoczył*|podskoczył*|poszł* w górę',
    fallen: 'spad*|maleje|maleją|malał*|zmalał*|zmniejsz*|obniż*|poszł* w dół',
    opposites: [
      ['wzr*|rośnie|rosną|zwiększ*|więcej|wyższ*', 'spad*|maleje|zmniejsz*|obniż*|mniej|niższ*'],
      ['otw*|czynn*', 'zamk*|zamyk*|nieczynn*'],
      ['przed', 'po'],
      ['wliczon*|w cenie', 'osobno|nie obejmuje'],
      ['za', 'przeciw'],
    ],
    unanswered:
      'poczta głosowa|poczcie głosowej|poczty głosowej|nie odebrał*|nie odbiera*|brak odpowiedzi|nie odpowiad*|zajęte|zostawiłem wiadomość|zostawiłam wiadomość|zostawiono wiadomość|nieodebran*|nie dodzwoni*|bez odpowiedzi|nie udało się|skrzynka|sekretark*|nikt nie|nieobecn*|zajęt*|bez skutku|nieosiągaln*|poczta|abonent',
  },
  sv: {
    negations: 'inte|ingen|inget|inga|aldrig|varken|ej|icke|i stället för|istället för|saknar|saknas|saknade|slipper',
    without: 'utan|förutom|utom',
    undenied:
      'inte bara|inte förrän|inte * förrän|inte * före|inte före|inte senare än|inte mer än|inte mindre än|inga problem|ingen brådska|ingen fara|varför inte|inte sant|utan vidare|utan moms|inget annat än',
    free: 'gratis|kostnadsfri*|avgiftsfri*|kostar ingenting|kostar inget|kostar inte|utan kostnad|utan avgift|bjuder vi|bjuds på|står vi för|betalar ingenting|på köpet',
    open: 'kanske|funderar|överväger|skulle|kan|möjligen|planerar|planerat|planerad|planeras|planer|vill|om|eventuellt|tveksam*|lutar|prövar|undersöker|preliminär*|först|ännu|senare|tills vidare|prat|avvakta*|ej beslutat',
    decided:
      'beslutat*|beslutade|bestämt|bestämda|klubbat|klubbad|godkänt|godkänd*|bekräftat|bekräftad|skrivit under|köpt|köpet|grattis|avgjort|bokat|grönt ljus|spikat|spikad|bestämt sig|bokad|slutgiltig*|sagt ja|sa ja',
    already: 'redan|klart|valt',
    risen: 'steg|stiger|stigit|ökar|ökade|ökat|växer|växte|vuxit|uppgång',
    fallen: 'sjönk|sjunker|sjunkit|minskar|minskade|minskat|föll|faller|fallit|nedgång|tappade',
    opposites: [
      [
        'steg|stiger|stigit|ökar|ökade|ökat|växer|växte|vuxit|upp|högre',
        'sjönk|sjunker|sjunkit|minskar|minskade|minskat|föll|ner|lägre',
      ],
      ['öppnar|öppnade|öppen|öppet', 'stänger|stängde|stängd|stängt'],
      ['före|innan', 'efter'],
      ['ingår|inkluderat|inklusive|inkl', 'ingår inte|tillkommer|exkl|exklusive'],
      ['arbetstid', 'fritid'],
    ],
    unanswered:
      'mobilsvar|röstbrevlåda|inget svar|svarade inte|svarar inte|ingen kontakt|telefonsvarare|lämnade meddelande|upptaget|inte anträffbar|fick inte tag|ej svar|ingen som svarade|röstmeddelande|svarar ej|svarade ej|upptagen|ej nådd|nådde inte|nås inte|svarade inte|inte svar',
  },
  ja: {
    negations: 'ない|なし|ません|ず、|ずに|不要|未|無し|差し控え|控えます|控えて|お控え|いらない|できない',
    without: '抜き|以外',
    undenied:
      'だけでなく|のみならず|少なくない|ほかならない|に違いない|しかない|かもしれない|かもしれません|ではないか|ませんか|にほかなりません|税抜き',
    free: '無料|無償|サービス|ただで|追加料金なし|料金はいただきません|いただきません',
    open: '検討|予定|かもしれ|可能性|見込|希望|未定|考えて|たい|次第|もし|調整中|これから|計画|相談|迷って|意向|たら|待ち|申請中|保留|当面|今のところ|後日',
    decided: '決ま|決定|承認|確定|契約済|ご契約|合意|おめでとう|完了|締結|受注|了承|ゴーサイン|内定|可決|確約',
    already: 'すでに|既に',
    risen: '増え|増加|伸び|上昇|上が|増収|拡大',
    fallen: '減っ|減少|下が|低下|落ち|減収|減り|縮小',
    opposites: [
      ['増え|増加|伸び|上昇|上が|増収', '減っ|減少|下が|低下|落ち|減収|減り'],
      ['開店|開業|開く|営業|再開', '閉店|閉業|閉め|休業|定休'],
      ['前に|までに|以前', '後に|以降|以後'],
      ['込み|含む|含み', '別途|含まない|除く|抜き'],
    ],
    unanswered:
      '留守番|留守電|不在|応答なし|つながら|繋がら|出られず|出ず|話し中|伝言|折り返し|お出になら|通じず|留守|不通|応答|電話に出|外出|席を外|会議中|取れず|折返|かけ直|出なかった|ご不在',
  },
  zh: {
    negations: '不|没|沒|未|无|無|别|非|莫',
    without: '除了|除外',
    undenied:
      '不仅|不只|不但|不过|不晚于|不早于|不超过|没问题|沒問題|不急|不妨|无论|非常|免费|免費|不错|差不多|不收钱|不收费|不另收费|不收|免收|没有问题|沒有問題|没关系|不含税',
    free: '免费|免費|不收费|不收钱|不另收费|不收|免收|赠送|白送|不要钱|送您|分文不取',
    open: '考虑|考慮|可能|也许|或许|计划|計劃|打算|预计|預計|想|希望|待定|还没|讨论|討論|如果|评估|再说|商量|有望|倾向|暂|以后|等|待|调研|推迟|备选',
    decided: '决定|決定|批准|确定|確定|签了|签署|通过|同意|定了|恭喜|拍板|敲定|点头|松口',
    already: '已经|已經|已',
    risen: '增长|增長|增加|上升|上涨|提高|多了|升了|涨',
    fallen: '下降|减少|減少|下跌|降低|降了|少了|掉了|减了',
    opposites: [
      ['增长|增長|增加|上升|上涨|提高|多了', '下降|减少|減少|下跌|降低|降了|少了'],
      ['开业|開業|营业|開放|开放|开', '关闭|關閉|停业|休业|打烊'],
      ['之前|以前|前', '之后|以后|后'],
      ['含|包含|包括', '不含|另计|另付|除外'],
      ['支持|赞成|赞同', '反对|不同意'],
    ],
    unanswered:
      '无人接听|無人接聽|未接|没接|沒接|留言|语音信箱|語音|占线|打不通|没人接|未接通|不在|关机|没通|没人|忙音|停机|没打通|拒接|挂断|未通|无应答|没有接|没接通|转语音',
  },
};
