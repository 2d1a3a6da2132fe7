/** How a text ascribes a statement to somebody; lists of phrases as in `Lexicon`. */
export interface Attribution {
  /** Verbs and nouns by which somebody is said to have said, thought, wished or feared something. */
  readonly says: string;
  /** Those by which it is said to be written. */
  readonly writes: string;
  /** Forms by which the reader is addressed, as the subject of such a verb or as a verb that contains it. */
  readonly you: string;
  /** The speaker of a statement, in the first person. */
  readonly first: string;
}

export const attributions: Readonly<Record<string, Attribution>> = {
  en: {
    says: 'said|say|says|saying|told|tells|mentioned|mentions|asked|asks|thinks|think|thought|finds|find|found|believes|believe|wants|want|wanted|wish|wishes|prefers|prefer|preferred|worries|worried|worry|likes|like|liked|pointed|reminded|reminds|suggested|suggests|suggest|proposes|proposed|feels|felt|complained|explained|insists|insisted|noted|put it|according to|words|word|phrase|line|remark|quote|comment|view|opinion|point|idea|named',
    writes: 'wrote|write|writes|written|post|posted|email|mail|message|commented|comment|letter',
    you: 'you|yours|your words|your line|your phrase|your point|your own words',
    first: "i|me|my|i'm|i'd|i've|i'll|we|our|us",
  },
  de: {
    says: 'sagte|sagt|sagen|sagten|sagst|gesagt|erwähnte|erwähnt|meinte|meint|meinst|meinen|meinten|fragte|fragt|gefragt|findet|finden|findest|fand|fanden|denkt|glaubt|will|wollen|wollte|möchte|möchten|wünscht|wünschen|wünschte|bevorzugt|befürchtet|fürchtet|sorgt|schlug|schlägt|vorgeschlagen|betonte|betont|erzählte|erzählt|erklärte|angemerkt|bemerkt|gebracht|verlangt|worte|worten|wort|satz|ausspruch|laut|ansicht|meinung|zufolge',
    writes:
      'schrieb|schreibt|schreiben|schriebst|schrieben|geschrieben|beitrag|mail|e-mail|nachricht|kommentar|kommentierte|post|antwort',
    you: 'sie|ihnen|du|dir|dich|ihr|ihre worte|ihren worten|ihr satz|deine worte|deinen worten|dein satz',
    first: 'ich|mir|mich|mein|meine|wir|uns|unser|unsere',
  },
  fr: {
    says: 'dit|dites|dis|disait|disiez|disais|expliqué|mentionné|demandé|demande|demandait|trouve|trouvez|trouves|trouvait|pense|pensez|penses|pensait|croit|souhaite|souhaitez|souhaitait|veut|voulait|voulez|préfère|préférez|préférait|craint|craignez|inquiète|inquiétez|propose|proposait|suggère|suggérait|rappelé|rappelait|souligné|estime|mot|mots|phrase|formule|selon|avis|remarque|idée',
    writes: 'écrit|écrivez|écrivait|écriviez|publication|publié|message|mail|courriel|commentaire|post|billet',
    you: 'vous|tu|toi|vos mots|votre phrase|votre formule|tes mots|ta phrase',
    first: "je|j'|me|m'|mon|ma|mes|nous|notre|nos|on",
  },
  es: {
    says: 'dijo|dice|dices|decía|decías|dijiste|dijeron|ha dicho|comentó|comentaste|comentaba|mencionó|mencionaste|pidió|pediste|pide|piden|cree|crees|piensa|opina|quiere|quieres|quería|querías|prefiere|prefieres|preocupa|teme|propone|propuso|propusiste|sugiere|sugirió|recordó|contó|contaste|explicó|frase|palabras|palabra|según|opinión|idea|encuentra|parece|gusta',
    writes:
      'escribió|escribiste|escribe|escribes|escrito|publicación|publicó|publicaste|mensaje|correo|mail|comentario|post',
    you: 'te|ti|usted|ustedes|vosotros|os|tus palabras|tu frase|dijiste|decías|comentaste|mencionaste|pediste|escribiste|querías|contaste|propusiste|prefieres|quieres|crees',
    first: 'yo|me|mi|mí|mis|nosotros|nos|nuestro|nuestra',
  },
  pt: {
    says: 'disse|diz|dizia|disseram|falou|fala|mencionou|pediu|pede|perguntou|acha|achou|achava|pensa|quer|queria|prefere|preferiu|preferia|receia|teme|preocupa|propôs|propõe|sugeriu|sugere|lembrou|explicou|contou|frase|palavras|palavra|segundo|opinião|ideia|comentou|gosta|faria|cobraria',
    writes: 'escreveu|escreve|escrito|publicação|publicou|mensagem|e-mail|mail|comentário|post',
    you: 'você|vocês|tu|te|ti|a senhora|o senhor|suas palavras|sua frase',
    first: 'eu|me|mim|meu|minha|nós|nos|nosso|nossa|a gente',
  },
  it: {
    says: 'ha detto|hai detto|detto|disse|dice|dici|diceva|dicevi|dicevamo|menzionato|chiesto|chiede|chiedeva|pensa|pensi|crede|vuole|vuoi|vorrebbe|vorresti|voleva|preferisce|preferisci|preferirebbe|teme|temi|preoccupa|propone|proposto|suggerisce|suggerito|notare|notato|ricordato|spiegato|raccontato|confidato|frase|parole|parola|secondo|sentire|parere|opinione|idea|trova|trovi|piace',
    writes: 'scritto|scrive|scrivi|scriveva|scrivevi|post|pubblicato|mail|email|messaggio|commento',
    you: 'lei|tu|ti|te|voi|vi|le sue parole|le tue parole|la sua frase|hai detto|dicevi|scrivevi|preferisci|vuoi',
    first: 'io|mi|me|mio|mia|noi|ci|nostro|nostra',
  },
  nl: {
    says: 'aldus|zei|zegt|zeg|zeiden|gezegd|noemde|noemt|vertelde|vroeg|vraagt|vindt|vind|vond|denkt|dacht|wil|wilde|wilt|wou|graag|wenst|liever|twijfelt|twijfel|vreest|maakt zich zorgen|stelde|stelt|bracht|merkte|woorden|woord|zin|uitspraak|volgens|mening|idee|gezien|ziet|zien',
    writes: 'schreef|schrijft|schrijf|geschreven|bericht|post|mail|e-mail|reactie|opmerking',
    you: 'je|jij|jou|jullie|u|uw woorden|jouw woorden|je woorden',
    first: 'ik|ikzelf|me|mij|mijn|wij|we|ons|onze',
  },
  ro: {
    says: 'spus|spune|spunea|spuneați|spuneai|zis|zice|ziceați|ziceai|zicea|menționat|cerut|cere|întrebat|crede|credeți|gândește|vrea|vreți|voia|voiați|dorește|doriți|preferă|preferați|preferat|teme|temeți|propune|propus|sugerat|reamintit|explicat|povestea|povesteați|frază|vorba|vorbe|cuvinte|potrivit|părerea|părere|ideea|rostit|găsește|pare|plac*',
    writes: 'scris|scrie|scriați|scriai|postare|postat|mesaj|mail|e-mail|comentariu',
    you: 'dumneavoastră|dvs|tu|vă|ați spus|ați zis|ați scris|ați cerut|ai spus|ai zis|ai scris|spuneați|spuneai|ziceați|ziceai|vreți|doriți|credeți|scriați',
    first: 'eu|mă|mie|îmi|mi|meu|mea|noi|ne|nostru|noastră',
  },
  pl: {
    says: 'powiedział*|mówi|mówił*|mówią|wspomniał*|wspomina*|prosił*|prosi|pytał*|pyta|uważa|uważał*|myśli|sądzi|chce|chciał*|woli|wolał*|wolałby|wolałaby|obawia|martwi|proponuje|proponował*|zaproponował*|sugeruje|przypomniał*|ujął|ujęła|słowa|słów|zdanie|zdaniem|według|opinii|pomysł|podoba|podobał*|widzi',
    writes: 'pisał*|napisał*|pisze|post|wpis|wiadomoś*|mail*|komentarz*',
    you: 'pan|pani|panu|państwo|ty|ci|pana słowa|pani słowa',
    first: 'ja|mi|mnie|mój|moja|my|nam|nas|nasz|nasza',
  },
  sv: {
    says: 'sa|säger|sagt|nämnde|nämner|berättade|frågade|undrade|tycker|tyckte|tänker|tror|vill|ville|önskar|önskan|föredrar|lutar|lutade|oroar|oroade|befarar|föreslog|föreslår|påpekade|påminde|förklarade|tydlig|ord|rad|mening|enligt|åsikt|idé|röstar|gillar',
    writes: 'skrev|skriver|skrivit|inlägg|mejl|mejlet|mail|meddelande|kommentar',
    you: 'du|dig|ni|er|dina ord|era ord|din rad',
    first: 'jag|mig|min|mitt|mina|vi|oss|vår|vårt|våra',
  },
  ja: {
    says: '「|『|とのこと|お話|おっしゃ|仰|と言|という|とのお言葉|お言葉|一言|ご意見|ご希望|ご要望|と伺|コメント|述べ|意見|希望|心配|懸念',
    writes: '投稿|コメント|メール|書いて|書かれ|お書き',
    you: '御社|貴社|貴方|あなた|ご自身',
    first: '私|弊社|当社|小職|我々|自分',
  },
  zh: {
    says: '说|讲|提醒|提到|提出|认为|觉得|希望|想要|建议|担心|要求|表示|原话|这句话|意思|留言|喜欢|主张|指出|反映',
    writes: '写|留言|评论|邮件|动态|来信|信中',
    you: '您|你',
    first: '我|我们|咱们',
  },
};
