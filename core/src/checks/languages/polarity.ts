/** What turns a statement around or weakens it, by language; lists of phrases as in `Lexicon`. */
export interface Polarity {
  /** "Not", "no", "without". */
  readonly negations: string;
  /** What is planned, considered or possible. */
  readonly open: string;
  /** What is decided, done or certain. */
  readonly settled: string;
  readonly opposites: readonly (readonly [string, string])[];
  /** A call that reached nobody. */
  readonly unanswered: string;
}

export const polarities: Readonly<Record<string, Polarity>> = {
  en: {
    negations:
      "not|no|never|none|nobody|nothing|without|n't|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't|cannot|haven't|hasn't|neither|nor|instead of",
    open: 'may|might|could|perhaps|maybe|considering|considers|thinking of|thinking about|planned|plans|plan to|planning|wants|would like|hopes|possibly|not decided|if|undecided|discussed|unsure|pencilled|expected|skeptical|sceptical|not convinced|later|pending|in talks|looking at|proposed|wait',
    settled:
      'approved|has approved|decided|has decided|committed|signed|confirmed|agreed|already|settled|fixed|booked|bought|ordered|chose|chosen|under construction|on board|convinced|congratulations',
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
    negations: 'nicht|kein*|nie|niemals|niemand|nichts|ohne|weder|noch nicht|statt',
    open: 'vielleicht|eventuell|könnte|könnten|möchte|möchten|erwäg*|erwogen|überleg*|geplant|plant|planen|prüf*|denkbar|möglich*|evtl|ggf|falls|wenn|noch offen|offen|soll|frühestens|skeptisch|wünscht|wunsch|angedacht|diskutiert|noch nicht|unentschieden|unsicher',
    settled:
      'beschlossen*|entschieden*|genehmigt*|zugesagt|zugestimmt|bestätigt*|unterschrieben*|freigegeben*|fix|bereits|schon|gebucht|gekauft|bestellt|fest|steht fest|glückwunsch|gratuliere',
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
    negations: "ne|n'|pas|aucun*|jamais|personne|rien|sans|ni|au lieu de",
    open: 'peut-être|envisag*|pourrai*|pourraient|souhait*|projet*|prévu*|réfléchi*|éventuel*|hésit*|à l’étude|si|possible*|prudent*|discut*|attend*|sceptique|sous réserve|pas encore|examine',
    settled: 'décidé*|validé*|approuvé*|confirmé*|signé*|accepté*|acté*|déjà|félicitations|tranché*|acquis',
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
    negations: 'no|ningún|ninguna|ninguno|nunca|nadie|nada|sin|ni|tampoco|en vez de',
    open: 'quizá*|tal vez|podría*|pens*|valor*|estudi*|plane*|posible*|consider*|querría|quiere|quieren|le gustaría|proyect*|previst*|duda*|por decidir|si|evalu*|a lo mejor|todavía|aún|pendiente*',
    settled: 'decidid*|aprob*|confirm*|firm*|acept*|acord*|ya|contrat*|cerrad*|enhorabuena|felicid*|comprad*',
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
    negations: 'não|nenhum*|nunca|ninguém|nada|sem|nem|em vez de',
    open: 'talvez|pod*|pensa*|consider*|plane*|possível|possivelmente|gostaria*|quer|querem|estud*|previst*|hipótese|se|avali*|dúvida*|ainda|pondera*|quem sabe|depende*',
    settled: 'decidi*|aprov*|confirm*|assin*|aceit*|acord*|já|fechad*|parabéns|definid*|comprad*|contratad*',
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
    negations: 'non|nessun*|mai|niente|nulla|senza|né|invece di',
    open: 'forse|potrebb*|valut*|pens*|progett*|previst*|possibil*|ipotesi|vorrebb*|vorrei|stud*|magari|se|dubb*|indecis*|prudent*|consider*|ancora|eventual*|vuole|piacerebbe|discuss*|in fase di',
    settled:
      'decis*|approvat*|confermat*|firmat*|accettat*|già|deliberat*|stabilit*|complimenti|congratulazioni|acquistat*|sicur*',
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
    negations: 'niet|geen|nooit|niemand|niets|zonder|noch|in plaats van|evenmin',
    open: 'misschien|overweeg*|overwegen|overwoog|wellicht|zou|zouden|kan|mogelijk*|gepland*|plant|plan|plannen|willen|wil|denkt|denken|onderzoek*|als|twijfel*|onzeker*|eventueel|verwacht*|pas|nog|wacht*|bekijk*|sceptisch',
    settled:
      'besloten|beslist|gekozen|goedgekeurd*|bevestigd*|getekend|akkoord|al|toegezegd|gefeliciteerd|vastgesteld|gekocht|besteld|binnen',
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
    negations: 'nu|n-am|n-a|n-au|niciun|nicio|niciodată|nimeni|nimic|fără|nici|în loc de',
    open: 'poate|ar putea|posibil*|se gândește|ne gândim|gândesc|plănui*|planific*|analiz*|intenți*|vrea|vor|ar vrea|dacă|eventual*|discut*|ezit*|sceptic*|încă|dori*|evalu*|urmează',
    settled:
      'hotărât*|decis*|aprobat*|confirmat*|semnat*|acceptat*|deja|felicitări|stabilit*|vândut*|cumpărat*|contractat*',
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
    negations: 'nie|brak|nigdy|nikt|nic|bez|ani|żad*|zamiast',
    open: 'może|mogą|być może|rozważ*|zastanawia*|planuj*|planowan*|chciał*|chce|możliw*|gdyby|jeśli|ewentualn*|wstępnie|myśli*|waha*|jeszcze|raczej|dopiero|przymierza*',
    settled:
      'zdecydow*|zatwierdz*|potwierdz*|podpisa*|uzgodni*|już|postanowi*|gratul*|zaakceptowa*|ruszyła|kupili*|zamówi*|otwiera',
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
    negations: 'inte|ingen|inget|inga|aldrig|utan|varken|ej|icke|i stället för|istället för',
    open: 'kanske|funderar|överväger|skulle|kan|möjligen|planerar|planerat|planerad|planeras|planer|vill|om|eventuellt|tveksam*|lutar|prövar|undersöker|preliminär*|först|ännu',
    settled:
      'beslutat*|beslutade|bestämt|bestämda|klubbat|klubbad|godkänt|godkänd*|bekräftat|bekräftad|skrivit under|redan|köpt|köpet|grattis|avgjort|bokat|klart|valt',
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
    negations: 'ない|なし|ません|ず、|ずに|不要|未|無し|控え|いらない|できない',
    open: '検討|予定|かもしれ|可能性|見込|希望|未定|考えて|たい|次第|もし|調整中|これから|計画|相談|迷って|意向|たら',
    settled: '決ま|決定|承認|確定|契約済|ご契約|合意|すでに|既に|おめでとう|完了|締結|受注|了承',
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
    negations: '不|没|沒|未|无|無|别|免|非|莫',
    open: '考虑|考慮|可能|也许|或许|计划|計劃|打算|预计|預計|想|希望|待定|还没|讨论|討論|如果|评估|再说|商量|有望|倾向|暂',
    settled: '决定|決定|批准|已经|已經|已|确定|確定|签了|签约|签署|通过|同意|定了|恭喜|拍板|敲定|投产',
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
