/** The languages whose statements are compared. */
export type StatementLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ro' | 'pl' | 'sv' | 'ja' | 'zh';

/** What a sentence does to the things that it speaks of, by language; lists of phrases as in `Lexicon`. */
export interface StatementWords {
  /** "Not", "no", "never". */
  readonly negations: string;
  /** A "not" may stand behind what it denies: "das machen wir nicht". */
  readonly deniesBefore?: true;
  /** "Without", "instead of": what the email says with them is not said of the next words. */
  readonly without: string;
  /** Phrases in which a word of the other lists does not say what it usually does: "not only", "sit down". */
  readonly idioms: string;
  /** What is planned, considered, wished for or possible. */
  readonly open: string;
  /** What somebody has to do, and has not done yet. */
  readonly due: string;
  /** What is decided, agreed or done. */
  readonly decided: string;
  /** "If": what a sentence says with it, it says of a case that may not come. */
  readonly conditions: string;
  readonly already: string;
  /** By which the writer is glad of what was decided or done. */
  readonly congratulations: string;
  /** "No" before a thing, and "lacks"; each counts as a negation too. */
  readonly lacks: string;
  /** "You have", "you use". */
  readonly has: string;
  /** What rises and falls, opens and closes, is included and comes on top. */
  readonly opposites: readonly (readonly [string, string])[];
  /** "Before" and "after", which speak of the next word. */
  readonly order: readonly [string, string];
}

export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = {
  en: {
    negations:
      "not|no|never|none|nobody|no one|nothing|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|can't|cannot|couldn't|wouldn't|haven't|hasn't|neither|nor|said no|refused|declined|lacks|lacking|except",
    without: 'without|instead of|rather than',
    idioms:
      'not only|no later than|no doubt|no problem|no wonder|no need|not to mention|why not|no less than|no more than|not just|no matter|up to|set-up|sign-up|follow-up|start-up|back-up|line-up|wrap-up|set up|sign up|signed up|signing up|follow up|followed up|up and running|sit down|sat down|write down|wrote down|down payment|come up|came up|back up|up front|upfront|open to|open question|open rate|lower price list|signed off on|free to|if you like|if it helps|break down|start up|end up|pick up|picked up|speed up|wrap up|free up|catch up|caught up|line up|look up|looked up|drop me|drop you|drop us|drop by|drop in|cut out|growing season',
    open: 'might|could|perhaps|maybe|considering|considers|consider|thinking of|thinking about|planned|plans|plan to|planning|intend*|wants|want to|would like|hopes|hoping|possibly|undecided|discussed|discussing|unsure|not sure|pencilled|penciled|expected|skeptical|sceptical|not convinced|pending|in talks|looking at|looking into|proposed|weighing|exploring|toying|tbd|on hold|may|if|whether|leaning|depends|depending|subject to|wait for|waits for|waiting for|still open|draft|tentative*|provisional*|no decision|yet to|mulling|evaluating|would',
    due: 'must|has to|have to|needs to|need to',
    decided:
      'approved|has approved|decided|committed|signed|confirmed|agreed|settled|booked|bought|ordered|chose|chosen|opted for|green light|greenlit|go-ahead|signed off|given the nod|ratified|under construction|on board|convinced|has been hired|finalised|finalized|closed the deal|said yes|fixed|gave the ok|given the ok|gave the green light',
    conditions: 'if|unless|should you|in case|provided',
    already: 'already|by now',
    congratulations:
      'congratulations|congrats|good news|great news|delighted that|glad that|pleased that|great that|lovely news|wonderful news|happy that|great to hear|good to hear|lovely to hear|thrilled that|so glad|lovely that|wonderful that',
    lacks:
      "no|none|lack|lacks|lacking|not have|don't have|doesn't have|haven't got|not use|don't use|doesn't use|not using|not sell|don't sell|not offer|don't offer|without any",
    has: "you have|you've got|you do have|you use|you are using|you're using|you sell|you offer|you run|you keep|they have|they use|your existing|your current|in our hands",
    opposites: [
      [
        'rise*|rising|rose|risen|up|increas*|grew|grow|grows|growing|grown|growth|higher|climb*|jumped|soared|improv*|doubled|tripled|gained',
        'fall|falls|falling|fell|fallen|down|decreas*|drop|drops|dropped|dropping|declin*|lower|shrank|shrink*|shrunk|slipped|slid|sank|sunk|halved|dipped|plunged|lost',
      ],
      ['open|opens|opened|opening|reopen*', 'clos*|shut*'],
      [
        'included|inclusive|including|includes|covers|covered',
        'excluded|excluding|excludes|extra|on top|separately|not included',
      ],
      [
        'in favour|in favor|likes|liked|supports|keen on|welcomes',
        'against|dislikes|opposes|opposed|skeptical|sceptical|rejects',
      ],
      ['cheaper|less expensive', 'dearer|pricier|more expensive'],
      ['faster|quicker|shorter', 'slower|longer'],
      ['hired|hiring|recruiting', 'laid off|laying off|layoffs|let go'],
      ['earlier|ahead of schedule', 'later|behind schedule|delayed'],
      ['optional|voluntary', 'mandatory|compulsory|required|obligatory'],
    ],
    order: ['before|ahead of|prior to', 'after|following'],
  },
  de: {
    negations:
      'nicht|kein*|nie|niemals|niemand*|nichts|weder|noch nicht|nein|fehlt|fehlen|lehnt ab|lehnen ab|abgelehnt|verweigert|verzicht*|entfällt|entfallen|außer|ausgenommen',
    deniesBefore: true,
    without: 'ohne|statt|anstatt|anstelle',
    idioms:
      'nicht nur|nicht zuletzt|nicht mehr als|nicht weniger als|kein problem|kein wunder|keine sorge|warum nicht|wenn nicht|zu zweit|zu dritt|zu viert|vor ort|vor allem|vor kurzem|nach wie vor|nach hause|nach und nach|nach oben|offene stelle*|offene stellen|stelle offen|stellen offen|zu tun|zu hause|vor dem hintergrund|wenn sie mögen|wenn du magst|feste ansprechpartner*|festen ansprechpartner*|fester ansprechpartner*|festpreis*|schließlich|nach maß|meiner meinung nach',
    open: 'vielleicht|eventuell|könnte|könnten|möchte|möchten|erwäg*|erwogen|überleg*|geplant*|plant|planen|planung|prüf*|denkbar|möglich|möglicherweise|evtl|ggf|falls|wenn|noch offen|ob|soll|sollen|frühestens|skeptisch|wünscht|wunsch|angedacht|diskutiert|diskutieren|noch nicht|unentschieden|unsicher|zögert|zögern|vorgesehen|würde|würden|hätte|hätten|wäre|wären|abwarten|vorläufig|tendiert|liebäugelt|wollen|will|hofft|hoffen|abhängig|vorbehaltlich|unter vorbehalt|entwurf|im gespräch|in der schwebe|steht noch aus',
    due: 'muss|müssen|müsste|müssten',
    decided:
      'beschlossen*|entschieden*|genehmigt*|zugesagt|zugestimmt|bestätigt*|unterschrieben*|unterzeichnet*|freigegeben*|gebucht|gekauft|bestellt|beauftragt|steht fest|fest eingeplant|festgelegt|grünes licht|abgesegnet|bewilligt*|verabschiedet|unter dach und fach|abgeschlossen|vereinbart|fix|entschluss|zuschlag|freigabe|ja gesagt|ok gegeben|okay gegeben',
    conditions: 'falls|wenn|sofern|sollte|sollten',
    already: 'bereits|schon|inzwischen|mittlerweile',
    congratulations:
      'glückwunsch|glückwünsche|gratuliere|gratulieren|gratulation|freut mich|freue mich|schön, dass|toll, dass|freut es mich|schön zu hören|prima, dass|super, dass|mit freude|wie schön|toll, zu|glücklich, dass|klasse, dass|großartig, dass',
    lacks: 'kein*|fehlt|fehlen',
    has: 'sie haben|haben sie|habt ihr|ihr habt|du hast|hast du|nutzen sie|sie nutzen|ihr nutzt|verwenden sie|sie verwenden|sie betreiben|betreiben sie|sie bieten|bieten sie|sie verkaufen|verkaufen sie|bei ihnen gibt es|ihr bestehende*|ihren bestehende*|ihrem bestehende*',
    opposites: [
      [
        'steig*|stieg*|gestiegen*|anstieg|wächst|wuchs|wachsen|gewachsen*|wachstum|höher*|zugenommen|zunahme|zugelegt|zulegt*|erhöht*|mehr als im vorjahr|verdoppelt*|verbessert*|aufwärts|nach oben',
        'sink*|sank*|gesunken*|fällt|fiel|fielen|gefallen|rückgang|rückläufig*|niedriger*|abgenommen|abnahme|schrumpf*|zurückgegangen|ging zurück|gingen zurück|zurückgeht|verringert*|halbiert*|verschlechtert*|abwärts|einbruch|eingebrochen|verloren',
      ],
      ['öffnet|öffnen|eröffn*|geöffnet*|wiedereröffn*', 'schließt|schließen|schloss|schlossen|geschlossen*|schließung'],
      [
        'inklusive|inkl|enthalten|inbegriffen|einschließlich',
        'exklusive|exkl|zuzüglich|zzgl|nicht enthalten|extra berechnet|kommt hinzu|kommen hinzu',
      ],
      ['begeistert*|dafür|überzeugt*|befürwort*', 'skeptisch*|dagegen'],
      ['günstiger*|billiger*|preiswerter*', 'teurer*|kostspieliger*'],
      ['schneller*|kürzer*', 'langsamer*|länger*'],
      ['eingestellt|stellen ein|stellt ein', 'entlassen|entlässt|abgebaut|abbau'],
      ['freiwillig|optional', 'verpflichtend|pflicht|vorgeschrieben'],
    ],
    order: ['vor|bevor', 'nach|nachdem'],
  },
  fr: {
    negations: 'pas|aucun*|jamais|personne|rien|ni|non|refuse*|refusé*|manque|manquent|décliné*|sauf|hormis|excepté',
    without: 'sans|au lieu de|plutôt que',
    idioms:
      "pas seulement|pas de souci|pas de problème|pas mal|sans doute|n'hésitez pas|n'hésite pas|pourquoi pas|pas plus tard que|pas plus de|pas à pas|avant tout|avant-première|si besoin|si vous le souhaitez|si ça vous|après tout|une personne|la personne|cette personne|chaque personne|par personne|pas moins de|s'il vous plaît|sans frais|pour l'instant|sans engagement|en plus",
    open: 'peut-être|envisag*|pourrai*|pourraient|souhait*|projet de|en projet|projette*|prévu*|prévoi*|réfléchi*|éventuel*|hésit*|à l’étude|si|possible*|prudent*|discut*|attend*|sceptique|sous réserve|pas encore|examine*|étudi*|aimerai*|voudrai*|veut|veulent|espèr*|serait|seraient|devrait|devraient|pas décidé|pas tranché|en réflexion|en discussion|verra|à confirmer|à voir|dépend*|provisoire*|pense à|pensent à|songe*|au conditionnel|accord de principe|pas arbitré',
    due: 'doit|doivent|faut|faudra|faudrait',
    decided:
      'décidé*|validé*|approuvé*|confirmé*|signé*|accepté*|acté*|tranché*|acquis|feu vert|donné son accord|commandé*|acheté*|choisi*|retenu*|réservé*|voté*|bouclé*|entériné*|bon pour accord|convaincu*|engagé*|dit oui|accorde|accordé*|donné son aval',
    conditions: "si|s'il|s'ils|sauf si|à condition",
    already: 'déjà|désormais|à présent',
    congratulations:
      'félicitations|bravo|je me réjouis|réjoui*|ravi que|ravie que|quelle bonne nouvelle|bonne nouvelle|quelle joie|heureux que|heureuse que|content que|contente que|super que|ravi d|ravie d|heureux d|heureuse d',
    lacks: "pas de|pas d'|aucun*|manque|manquent",
    has: 'vous avez|tu as|vous utilisez|vous proposez|vous disposez|vous vendez|vous possédez|votre actuel*|vos actuel*',
    opposites: [
      [
        'hausse|augment*|progress*|croît|croiss*|monte|montent|monté*|grimp*|bond|bondi*|doubl*|améliora*|amélioré*|en plus forte',
        'baiss*|recul*|diminu*|chut*|repli|replié*|réduit*|régress*|divisé* par|perdu*|tombé*',
      ],
      ['ouvre|ouvrent|ouvrir|ouvrira*|ouvert*|rouvr*|ouverture', 'ferme|ferment|fermer|fermé*|fermera*|fermeture'],
      ['compris*|inclus*|comprend|offert*', 'non compris*|en sus|hors|facturé* à part|en supplément'],
      ['favorable*|enthousiaste*|partant*', 'défavorable*|sceptique*|opposé*|contre'],
      ['moins cher*|meilleur marché', 'plus cher*'],
      ['plus rapide*|plus vite|plus court*', 'plus lent*|plus lentement|plus long*'],
      ['embauch*|recrut*', 'licenci*'],
      ['facultati*|optionnel*', 'obligatoire*'],
    ],
    order: ['avant', 'après'],
  },
  es: {
    negations:
      'no|ningún|ninguna|ninguno|nunca|jamás|nadie|nada|ni|tampoco|falta|faltan|carece*|rechaz*|negó|se niega|salvo|excepto',
    without: 'sin|en vez de|en lugar de',
    idioms:
      'no solo|no sólo|sin duda|sin problema|no dudes|no dude|no duden|por qué no|no más de|no más que|no menos de|más adelante|antes que nada|ante todo|más o menos|si te parece|si le parece|si os parece|si quieres|si quiere|nada más|sin coste|sin costo|sin cargo|de nada|más bien|a más tardar|hace falta|ya sabes|ya sabe|ya sabéis|ya saben',
    open: 'quizá*|tal vez|podría*|pens*|valor*|estudi*|plane*|posible*|consider*|querría*|quiere|quieren|le gustaría|les gustaría|proyecta*|en proyecto|proyecto de|previst*|duda*|por decidir|si|evalu*|a lo mejor|todavía|aún|pendiente*|plantea*|se plantean|analiz*|espera que|esperan|sería|serían|depende*|falta que|en estudio|provisional*|intención|barajan|baraja|negocia*',
    due: 'tiene que|tienen que|debe|deben|hay que',
    decided:
      'decidid*|decidió|decidieron|aprob*|confirm*|firm*|acept*|acordad*|acordó|acordaron|contrat*|cerrad*|comprad*|compró|visto bueno|luz verde|dio el sí|dado el sí|autorizad*|autorizó|elegid*|eligió|encargad*|pedid*|comprometid*|definid*|adjudicad*|dicho que sí|dijo que sí|dado el ok|concedid*|concedió',
    conditions: 'si|a menos que|en caso de',
    already: 'ya',
    congratulations:
      'enhorabuena|felicidades|felicito|felicitaciones|me alegra|me alegro|qué bien que|qué buena noticia|buena noticia|qué alegría|qué bien|me alegró|celebro que|contento de que|contenta de que|encantado de que|encantada de que',
    lacks:
      'ningún|ninguna|ninguno|falta|faltan|no tenemos|no tienen|no tiene|no tenéis|no tengo|no usan|no usamos|no utiliz*|no hay|no dispon*|no cuentan con',
    has: 'tenéis|tienes|tienen|usan|usáis|usas|utilizan|utilizáis|trabajan con|trabajáis con|cuentan con|contáis con|venden|vendéis|ofrecen|ofrecéis|usted tiene|vuestro actual|su actual',
    opposites: [
      [
        'sube|suben|subi*|aument*|crec*|mejoró|mejora|mejoran|mejoraron|alza|dispar*|duplic*|al alza',
        'baja|bajan|bajó|bajaron|bajamos|bajado|bajada|disminu*|cay*|cae|caen|caída|descen*|reduj*|reduci*|empeor*|a la baja|retroce*|perdi*',
      ],
      ['abre|abren|abri*|abiert*|reabr*|apertura', 'cerr*|cierr*|cierre'],
      ['incluid*|incluy*|incluye*', 'aparte|no incluid*|excluid*|no incluye*|por separado'],
      ['a favor|entusiasm*|partidari*', 'en contra|escéptic*|se opone*|reaci*'],
      ['más barat*|más económic*', 'más car*'],
      ['más rápid*|más cort*', 'más lent*|más larg*'],
      ['contrata a|contratan|fich*', 'despid*|despidi*'],
      ['opcional*|voluntari*', 'obligatori*'],
    ],
    order: ['antes de|antes del|antes que', 'después de|después del|tras'],
  },
  pt: {
    negations: 'não|nenhum*|nunca|jamais|ninguém|nada|nem|tampouco|falta|faltam|recus*|carece*|exceto|excepto|salvo',
    without: 'sem|em vez de|ao invés de',
    idioms:
      'não só|não apenas|sem dúvida|sem problema|não hesite|por que não|não mais de|não mais que|mais ou menos|mais à frente|antes de mais|se quiser|se preferir|se lhe|se concordar|de nada|sem custo|sem custos|sem compromisso|mais tarde',
    open: 'talvez|poderia*|pensa*|consider*|plane*|possível|possivelmente|gostaria*|quer|querem|queria*|estud*|previst*|hipótese|se|avali*|dúvida*|ainda|pondera*|quem sabe|depende*|seria|seriam|analis*|espera*|pretend*|intenção|negocia*|provisóri*|a definir|por definir|em cima da mesa|prefer*',
    due: 'tem de|tem que|têm de|têm que|deve|devem|precisa|precisam',
    decided:
      'decidi*|decidiu|decidiram|aprov*|confirm*|assin*|aceit*|acordad*|fechou|fecharam|fechad*|definid*|comprad*|comprou|contratad*|contratou|luz verde|aval|autoriz*|escolh*|encomend*|adjudic*|sim definitivo|bateu o martelo|bateram o martelo|disse que sim|disse sim|dito que sim|deu o ok|deu o sim',
    conditions: 'se|caso|a não ser',
    already: 'já',
    congratulations:
      'parabéns|que bom que|fico feliz|fiquei feliz|boa notícia|que alegria|com gosto que|com agrado|ainda bem que|que ótimo|folgo em|feliz por|fico contente|que maravilha|ótima notícia|contente por',
    lacks:
      'nenhum*|falta|faltam|não temos|não tem|não têm|não tenho|não usam|não usamos|não há|não existe*|não dispõe*',
    has: 'vocês têm|você tem|têm|usam|utilizam|trabalham com|contam com|vendem|oferecem|o vosso atual|o seu atual',
    opposites: [
      [
        'sobe|sobem|subi*|aument*|cresc*|alta|melhorou|melhoraram|melhoria|dispar*|duplic*|em alta',
        'desce|descem|desceu|desceram|diminu*|caem|caiu|caíram|caindo|queda|baixa|baixou|baixaram|reduzi*|piorou|pioraram|recuou|recuaram|recuo|em baixa|perd*',
      ],
      ['abre|abrem|abri*|abert*|reabr*|abertura', 'fecha|fecham|fechamento|encerr*|encerrament*'],
      ['incluíd*|incluso*|inclui|incluem', 'à parte|não incluíd*|não inclui|excluíd*'],
      ['a favor|entusiasm*', 'contra|cétic*|céptic*|se opõe*'],
      ['mais barat*|mais em conta', 'mais car*'],
      ['mais rápid*|mais curt*', 'mais lent*|mais long*|mais demorad*'],
      ['contrata|contratam|contratações', 'despede*|despediu|demitiu|demiss*'],
      ['opciona*|facultativ*', 'obrigatóri*'],
    ],
    order: [
      'antes de|antes da|antes do|antes dos|antes das',
      'depois de|depois da|depois do|depois dos|depois das|após',
    ],
  },
  it: {
    negations: 'non|nessun*|mai|niente|nulla|né|neppure|nemmeno|manca|mancano|rifiut*|no|tranne|eccetto|fuorché',
    without: 'senza|invece di|anziché',
    idioms:
      'non solo|non soltanto|senza dubbio|senza problemi|non esiti|non esitare|perché no|non più di|prima di tutto|più o meno|se vuole|se vuoi|se volete|se preferisce|se le va|se ti va|mai come|non oltre|senza impegno|senza costi|a meno che',
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
    opposites: [
      [
        'sale|salgono|salit*|aument*|cresc*|crebb*|in crescita|migliora*|raddoppi*|rialzo|in aumento',
        'scende|scendono|sces*|diminu*|cala|calano|calat*|in calo|ridott*|riduce|peggiora*|dimezz*|ribasso|perd*|perso|in diminuzione',
      ],
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
  nl: {
    negations:
      'niet|geen|nooit|niemand|niets|noch|evenmin|nee|ontbreekt|ontbreken|geweigerd|weigert|afgewezen|vervalt|behalve|uitgezonderd',
    deniesBefore: true,
    without: 'zonder|in plaats van',
    idioms:
      'niet alleen|niet meer dan|niet minder dan|geen probleem|geen zorgen|geen wonder|waarom niet|als je wilt|als u wilt|voor de zekerheid|zo niet|na afloop|open dag|voor elkaar|terug te vinden|kom ik terug|kom ik graag terug|meer informatie|niet later dan|of niet',
    open: 'misschien|overweeg*|overwegen|overwoog|wellicht|zou|zouden|mogelijk*|gepland*|plant|plan|plannen|willen|wil|wilt|denkt|denken|onderzoek*|als|twijfel*|onzeker*|eventueel|verwacht*|nog|wacht*|bekijk*|sceptisch|of|hoopt|hopen|mits|afhankelijk|voorlopig|bespreken|besproken|hangt af|moet nog|concept|aarzel*|neigt',
    due: 'moet|moeten|moest|moesten',
    decided:
      'besloten|beslist|gekozen|goedgekeurd*|bevestigd*|getekend|ondertekend|akkoord|toegezegd|vastgesteld|vastgelegd|gekocht|besteld|groen licht|goedkeuring|geboekt|rond|vergund|verleend|binnen is|is binnen|definitief|ja gezegd|akkoord gegaan|ingestemd',
    conditions: 'als|indien|mocht|mochten|tenzij',
    already: 'al|reeds|inmiddels',
    congratulations:
      'gefeliciteerd|proficiat|felicitaties|wat mooi dat|fijn dat|wat leuk dat|goed nieuws|blij dat|geweldig dat|mooi dat|leuk dat|wat fijn dat|super dat|top dat|geweldig nieuws|mooi nieuws|heerlijk dat',
    lacks: 'geen|ontbreekt|ontbreken',
    has: 'jullie hebben|hebben jullie|u heeft|heeft u|je hebt|heb je|gebruiken jullie|jullie gebruiken|u gebruikt|jullie verkopen|verkopen jullie|jullie bieden|jullie huidige|uw huidige',
    opposites: [
      [
        'stijg*|steeg|stegen|gestegen|opgelopen|oplopen|opliep*|groei*|gegroeid|toenam|toegenomen|toename|hoger*|omhoog|verbeter*|verdubbel*|meer dan het jaar|meer dan vorig jaar|meer dan in',
        'daal*|daling|gedaald|afnam|afgenomen|afname|zakte|gezakt|lager*|omlaag|verslechter*|gehalveerd|kromp|krimp*|teruggelopen|terugliep*|minder dan het jaar|minder dan vorig jaar|minder dan in|verloren',
      ],
      ['opent|openen|opende|geopend|opening|heropen*', 'dicht|sluit|sluiten|sloot|gesloten|sluiting'],
      ['inclusief|inbegrepen|incl', 'exclusief|niet inbegrepen|excl|apart berekend|komt erbij'],
      ['enthousiast|voorstander', 'sceptisch|tegenstander'],
      ['goedkoper*|voordeliger*', 'duurder*'],
      ['sneller*|korter*', 'langzamer*|langer*|trager*'],
      ['aangenomen|neemt aan|werft', 'ontslagen|ontslaat'],
      ['optioneel|vrijwillig|facultatief', 'verplicht*'],
    ],
    order: ['voordat|voorafgaand aan', 'nadat'],
  },
  ro: {
    negations:
      'nu|n-am|n-a|n-ai|n-au|n-ați|niciun|nicio|nici un|nici o|niciodată|nimeni|nimic|nici|refuz*|lipsește|lipsesc|neaprobat*|nesemnat*|neconfirmat*|nedecis*|nehotărât*|cu excepția',
    without: 'fără|în loc de',
    idioms:
      'nu doar|nu numai|fără îndoială|nicio problemă|nici o problemă|de ce nu|nu mai mult de|nu ezitați|nu ezita|înainte de toate|mai mult sau mai puțin|dacă doriți|dacă vreți|dacă vrei|până la urmă|fără costuri|fără obligații|cu drag',
    open: 'poate|ar putea|posibil*|se gândește|se gândesc|ne gândim|gândesc|plănui*|planific*|plan|analiz*|intenți*|vrea|vreau|vor|ar vrea|dacă|eventual*|discut*|ezit*|sceptic*|încă|dori*|evalu*|urmează|după ce|dupa ce|ar fi|speră|aștept*|depinde*|de stabilit|provizori*|negocia*|ia în calcul|iau în calcul|neaprobat*|nedecis*|nehotărât*',
    due: 'trebuie|ar trebui|să aprobe|să decidă',
    decided:
      'hotărât*|decis*|aprobat*|confirmat*|semnat*|acceptat*|stabilit*|vândut*|cumpărat*|contractat*|comandat*|undă verde|dat acordul|acordul|ales|rezervat*|convins*|bătut palma|autorizat|spus da|a zis da|zis da|acordat*',
    conditions: 'dacă|de nu|în caz că',
    already: 'deja',
    congratulations:
      'felicitări|felicitari|mă bucur|ma bucur|ce veste|veste bună|bravo|ce bine|încântat că|încântată că|veste minunată|bucuros că|bucuroasă că|ce bucurie',
    lacks:
      'niciun|nicio|nici un|nici o|lipsește|lipsesc|nu avem|nu au|nu are|nu am un|nu am o|nu folosi*|nu există|n-avem|n-au|n-are',
    has: 'aveți|aveti|folosiți|folositi|vindeți|vindeti|oferiți|oferiti|dispuneți|dispuneti|actualul dumneavoastră',
    opposites: [
      [
        'crește|cresc|crescut*|creștere|urcă|urcat*|urcă|mărit*|majorat*|îmbunătăți*|dublat*|sporit*',
        'scade|scad|scăzut*|scădere|coboară|coborât*|redus*|diminuat*|înjumătăți*|înrăutăți*|pierdut*',
      ],
      ['deschide|deschid|deschis*|deschidere*|redeschi*', 'închide|închid|închis*|închidere*'],
      ['inclus*|include', 'exclus*|separat|nu include|neinclus*'],
      ['de acord|susține|entuziasm*', 'împotriva|se opune|sceptic*'],
      ['mai ieftin*|mai avantajos*', 'mai scump*'],
      ['mai rapid*|mai repede|mai scurt*', 'mai lent*|mai încet|mai lung*'],
      ['angajează|angajat noi', 'concedia*'],
      ['opțional*|facultativ*', 'obligatori*'],
    ],
    order: ['înainte de|inainte de|înaintea', 'după|dupa'],
  },
  pl: {
    negations:
      'nie|brak|brakuje|nigdy|nikt|nikogo|nic|ani|żad*|odmówi*|odrzuci*|niepodpisan*|niezatwierdzon*|niezamówion*|oprócz|z wyjątkiem',
    without: 'bez|zamiast',
    idioms:
      'nie tylko|bez wątpienia|nie ma problemu|nie ma sprawy|dlaczego nie|czemu nie|nie więcej niż|nie mniej niż|nie później niż|nie wcześniej niż|przede wszystkim|mniej więcej|jeśli państwo|jeśli pan|jeśli pani|po prostu|po polsku|po pierwsze|po drugie|bez zobowiązań|co nie co|tak czy nie|nie lada|nic dziwnego',
    open: 'może|mógłby|mogłaby|być może|rozważ*|zastanawia*|planuj*|planowan*|plan|plany|chciał*|chce|chcą|możliw*|gdyby|jeśli|jeżeli|ewentualn*|wstępnie|myśl*|waha*|jeszcze|raczej|dopiero|przymierza*|pod uwagę|zależy|czeka*|byłby|byłaby|byłoby|zamierza*|liczą na|negocj*|czy|analiz*|wstępn*|niepewn*|szacuj*|przewidu*',
    due: 'musi|muszą|musiałby|musiałaby|trzeba',
    decided:
      'zdecydow*|zatwierdz*|potwierdził*|potwierdzon*|podpisał*|podpisan*|uzgodni*|postanowi*|zaakceptowa*|ruszył*|kupił*|kupion*|zamówił*|zamówion*|zielone światło|zgodził*|przyklepa*|wybrał*|wybran*|zarezerwowa*|przesądzon*|uchwali*|zapadła decyzja|dogada*|zlecił*|powiedział* tak|zgodzili',
    conditions: 'jeśli|jeżeli|gdyby|o ile|chyba że',
    already: 'już',
    congratulations:
      'gratul*|cieszy mnie|cieszę się|dobrze, że|świetnie, że|dobra wiadomość|super, że|miło mi|cieszymy się|znakomicie, że|wspaniale, że|wspaniała wiadomość|świetna wiadomość|radość',
    lacks: 'brak|brakuje|żad*|nie mamy|nie ma|nie mają|nie mam|nie posiada*|nie korzysta*|nie używa*|nie prowadz*',
    has: 'macie|mają państwo|państwo mają|ma pan|ma pani|używają państwo|używacie|korzystają państwo|sprzedają państwo|sprzedajecie|oferują państwo|w ofercie|prowadzą państwo|wykonują państwo',
    opposites: [
      [
        'wzrost*|wzrosł*|wzrós*|wzrast*|rośnie|rosną|urosł*|urósł|zwiększ*|wyższ*|skoczył*|poprawi*|podwoi*|podniósł|podniosł*|podniesion*|w górę',
        'spad*|maleje|maleją|zmalał*|zmniejsz*|obniż*|niższ*|pogorsz*|stracił*|skurczy*|w dół',
      ],
      ['otwier*|otwar*|otworz*|czynn*', 'zamkn*|zamyk*|nieczynn*'],
      ['wliczon*|w cenie|obejmuje', 'osobno|nie obejmuje|dodatkowo płatn*|poza ceną'],
      ['popiera*|entuzjast*|przychyln*', 'przeciwn*|sceptyczn*|sprzeciwia*'],
      ['tańsz*|taniej', 'droższ*|drożej'],
      ['szybsz*|szybciej|krótsz*|krócej', 'wolniejsz*|wolniej|dłuższ*|dłużej'],
      ['zatrudni*', 'zwolni*|zwalnia*'],
      ['opcjonaln*|dobrowoln*|nieobowiązkow*', 'obowiązkow*'],
    ],
    order: ['przed', 'po'],
  },
  sv: {
    negations: 'inte|ingen|inget|inga|aldrig|varken|ej|icke|nej|saknas|saknar|avböjt|avböjde|nekat|undantaget|utom',
    deniesBefore: true,
    without: 'utan|i stället för|istället för',
    idioms:
      'inte bara|inte minst|inget problem|inga problem|varför inte|inte mer än|inte mindre än|om du vill|om ni vill|upp till|ställa upp|sätta upp|satte upp|följa upp|dyker upp|slå upp|lägga upp|ta upp|tog upp|skriva ner|slå ner|efter hand|först och främst|före allt|utan kostnad|utan tvekan|om ni har|om du har|eller inte',
    open: 'kanske|funderar|överväger|skulle|möjligen|möjligt|planerar|planerat|planerad|planeras|planer|vill|om|eventuellt|tveksam*|lutar|prövar|undersöker|preliminär*|först|ännu|hoppas|diskuterar|diskuteras|beror|väntar|avvaktar|utreder|tänker|borde|utkast|osäkert|osäker|villkorat|troligen',
    due: 'måste|behöver',
    decided:
      'beslutat*|beslutad*|beslutats|bestämt|bestämde|bestämda|klubbat|klubbad|klubbats|godkänt|godkänd*|godkände|bekräftat|bekräftad*|skrivit under|skrev under|undertecknat|köpt|köpet|köpte|avgjort|bokat|bokad|beställt|beställd*|klart|valt|valde|grönt ljus|tackat ja|enats|spikat|spikad|sagt ja|sa ja|godkän*',
    conditions: 'om|ifall|skulle',
    already: 'redan|numera',
    congratulations:
      'grattis|gratulerar|roligt att|kul att|glädjande att|goda nyheter|så bra att|härligt att|vad bra att|glad att|glad över|kul nyhet|fina nyheter|underbart att|skönt att|så roligt',
    lacks: 'ingen|inget|inga|saknas|saknar|inte någon|inte något|inte några',
    has: 'ni har|har ni|du har|har du|ni använder|använder ni|ni säljer|säljer ni|ni erbjuder|ert nuvarande|er nuvarande',
    opposites: [
      [
        'steg|stiger|stigit|ökar|ökade|ökat|ökning|växer|växte|vuxit|tillväxt|upp|högre|förbättra*|fördubbla*|uppgång|klättra*',
        'sjönk|sjunker|sjunkit|minskar|minskade|minskat|minskning|föll|faller|fallit|ner|ned|lägre|försämra*|halvera*|nedgång|tappa*',
      ],
      ['öppnar|öppnade|öppnat|öppen|öppet|öppna|öppning', 'stänger|stängde|stängd|stängt|stänga|stängning|lagt ner'],
      ['ingår|inkluderat|inklusive|inkl|inräknat', 'tillkommer|exkl|exklusive|oräknat'],
      ['positiv|positiva|entusiastisk*', 'emot|negativ|negativa|skeptisk*'],
      ['billigare', 'dyrare'],
      ['snabbare|kortare', 'långsammare|längre'],
      ['anställt|anställer|anställde', 'sagt upp|säger upp|varslat|varslar'],
      ['frivillig*|valfri*', 'obligatorisk*'],
      ['arbetstid', 'fritid'],
    ],
    order: ['före|innan', 'efter'],
  },
  ja: {
    negations:
      'ない|なし|ません|ませんでした|なかった|ず、|ずに|不要|不可|未定|無し|控え|いらない|できない|対象外|見送|断り|断っ|反対',
    deniesBefore: true,
    without: '以外|抜きで|除き|ではなく|でなく',
    idioms:
      'しかない|だけでなく|ではないか|かもしれない|かもしれません|問題ない|問題ありません|すみません|差し支えない|間違いない|もったいない|ないでしょうか|ませんか|のみならず|少なくない|ほかない|欠かせない|かけがえのない|申し訳ない|申し訳ありません|申し訳ございません|よろしければ|よければ|落ち着|落ち合|前後|前向き|何でもない|に限らず|遠慮なく|変わらず|絶えず|必ず|思わず|まず',
    open: '検討|予定|かもしれ|可能性|見込|希望|未定|考えて|たい|次第|もし|調整中|これから|計画|相談|迷って|意向|たら|見通し|構想|候補|仮に|仮の|思案|様子見|待ち|決まって|決まりません|決めて|わからない|どうか',
    due: '必要|なければ',
    decided:
      '決まり|決まった|決まっ|決定|決めた|承認|確定|契約済|ご契約|合意|完了|締結|受注|了承|可決|ご成約|発注済|お決め|内定|ご決断|お墨付き|ゴーサイン|ご発注いただき|採用が決|ご承認',
    conditions: 'もし|場合|たら|れば|なら',
    already: 'すでに|既に|もう',
    congratulations: 'おめでとう|お慶び|お喜び|何よりです|嬉しく|喜ば|うれしく|慶賀|喜ばしい',
    lacks: 'なし|無し|ございません|ありません|持っていない|持っておりません',
    has: 'お持ち|お使い|ご利用|導入されて|ございます|あること',
    opposites: [
      [
        '増え|増加|増で|増と|増。|%増|伸び|上昇|上がっ|上がり|増収|増やし|改善|倍増',
        '減っ|減少|減り|減で|減と|減。|%減|下がっ|下がり|低下|落ち込|落ちた|減収|減らし|悪化|半減',
      ],
      ['開店|開業|開く|開き|営業|再開', '閉店|閉業|閉め|休業|定休|休み'],
      ['込み|含む|含み|含まれ', '別途|含まない|含まれない|含まれません|除く|抜き'],
      ['賛成|賛同|乗り気|前向き', '反対|慎重|難色|消極'],
      ['安い|安く|安価|割安', '高い|高く|高価|割高'],
      ['任意', '必須|義務|必要'],
    ],
    order: ['前に|までに|以前', '後に|以降|以後'],
  },
  zh: {
    negations: '不|没|沒|未|无|無|别|勿|拒绝|谢绝|取消|算了|免了',
    without: '除了|除外|而不是|而非|代替',
    idioms:
      '不过|不過|不满意|不满|不错|不錯|不少|不断|不斷|不仅|不僅|不但|不管|不论|不同|不好意思|差不多|不妨|不久|不得不|不如|不知|不超过|不低于|不少于|不多于|不到|不止|不远|没问题|沒問題|没关系|未来|未必|无论|無論|无疑|别人|特别|特別|级别|类别|分别|区别|个别|对不起|了不起|是不是|能不能|有没有|可不可以|好不好|不一定|不愧|想法|理想|感想|思想|联想|想必|不必客气|可能的话|不变|没想到|前后',
    open: '考虑|考慮|可能|也许|或许|计划|計劃|打算|预计|預計|想|希望|待定|还没|讨论|討論|如果|评估|再说|商量|有望|倾向|暂|尚未|拟于|拟在|准备|犹豫|得等|等到|争取|要看|再定|选址|洽谈|意向|初步|未定',
    due: '必须|须|要等|才能',
    decided:
      '决定了|决定|決定|批准|确定|確定|签了|签约|签署|签好|通过|通過|同意|定了|定下|拍板|敲定|点头|批了|谈妥|谈成|成交|落实|认可|选定|拿下',
    conditions: '如果|若|要是|假如|除非',
    already: '已经|已經|已',
    congratulations: '恭喜|祝贺|祝賀|太好了|可喜|真高兴|高兴|振奋|欣喜|替您高兴|真好|太棒了',
    lacks: '没有|没|沒|无',
    has: '贵司有|你们有|您有|您用|在用|已有|您在用',
    opposites: [
      [
        '增长|增長|增加|上升|上涨|提高|多了|涨了|升了|改善|翻番|翻倍|回升',
        '下降|减少|減少|下跌|降低|降了|少了|跌了|下滑|萎缩|减半|恶化|比上年少|比去年少',
      ],
      ['开业|開業|营业|開放|开放|开张', '关闭|關閉|关店|停业|休业|打烊|歇业'],
      ['已含|包含|含在|全包|包括在', '不含|另计|另付|另收|除外|不包'],
      ['支持|赞成|赞同|看好|认可', '反对|不同意|不赞成|不支持|不看好|有顾虑'],
      ['便宜|更低', '更贵|贵了|更高'],
      ['自愿|可选|选配', '必须|强制|必选'],
    ],
    order: ['之前|以前', '之后|以后'],
  },
};
