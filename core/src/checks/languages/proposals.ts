/** What a proposal of a time says, by language; lists of phrases as in `Lexicon`. */
export interface Proposal {
  /** Phrases by which a sentence that is no question proposes a time. */
  readonly proposes: string;
  /** A last word by which a question asks for no answer: "right?". */
  readonly tags: string;
}

export const proposals: Readonly<Record<string, Proposal>> = {
  en: {
    proposes:
      "i propose|we propose|i suggest|we suggest|i would suggest|i'd suggest|how about|what about|would suit|suits|would work|works for me|suits me|could do|can do|can also do|could also do|can offer|could offer|i am free|i'm free|we are free|we're free|i am available|i'm available|we are available|shall we|let's|let us",
    tags: "right|correct|yes|no|isn't it|isn't that so|is that right",
  },
  de: {
    proposes:
      'schlage|schlagen|vorschlagen|mein vorschlag ist|mein vorschlag wäre|mein vorschlag wären|mein vorschlag:|wie wäre|wie wär’s|würde passen|würde mir passen|würde uns passen|würde gut passen|passen würde|passt ihnen|passt dir|passt euch|passt mir|passt uns|passen|kann ich anbieten|kann ich ihnen anbieten|könnte ich anbieten|hätte ich zeit|habe ich zeit|hätten wir zeit|haben wir zeit|bin ich frei|ginge auch|lassen sie uns|lass uns',
    tags: 'ja|oder|nein|nicht wahr|richtig|stimmt’s|korrekt|nicht|gell',
  },
  fr: {
    proposes:
      'propose|proposons|proposerais|proposer|suggère|suggérons|conviendrait|conviendraient|irait|iraient|que diriez|je suis libre|je suis disponible|nous sommes disponibles|peux vous proposer|pouvons vous proposer|disons',
    tags: "n'est-ce pas|non|oui|correct|exact|c'est bien ça",
  },
  es: {
    proposes:
      'propongo|proponemos|propondría|sugiero|sugerimos|qué tal|qué le parece|qué te parece|vendría bien|le viene|te viene|les viene|estoy libre|estoy disponible|estamos disponibles|tengo libre|tengo hueco|podríamos',
    tags: 'verdad|no|sí|cierto|correcto|no es así',
  },
  pt: {
    proposes:
      'proponho|propomos|sugiro|sugerimos|que tal|convém|conviria|fica bem|ficaria bem|dá jeito|daria jeito|dava jeito|pode ser|estou livre|estou disponível|estamos disponíveis|tenho disponibilidade|poderíamos',
    tags: 'certo|não|sim|né|não é|correto|verdade',
  },
  it: {
    proposes:
      'propongo|proponiamo|proporrei|suggerisco|che ne dice|che ne dici|che ne dite|le va bene|ti va bene|vi va bene|andrebbe bene|può andar bene|potremmo|sono libero|sono libera|sono disponibile|siamo disponibili|vediamoci|sentiamoci',
    tags: 'vero|giusto|no|sì|corretto|esatto|non è vero',
  },
  nl: {
    proposes:
      'stel voor|stel ik voor|stellen voor|stellen we voor|wat dacht|schikt|past u|past je|past het|zullen we|laten we|heb ik tijd|hebben we tijd|ben ik vrij|ben ik beschikbaar|kan ik ook',
    tags: 'toch|niet|ja|nee|klopt|niet waar|nietwaar|hè',
  },
  pl: {
    proposes:
      'proponuję|proponujemy|proponowałbym|proponowałabym|sugeruję|pasowałby|pasowałoby|pasowałaby|odpowiadałby|odpowiadałoby|co powie|co powiesz|umówmy|spotkajmy|mam czas|mamy czas|jestem dostępn*|mogę zaproponować|możemy zaproponować',
    tags: 'prawda|tak|nie|zgadza się|nieprawdaż',
  },
  ro: {
    proposes:
      'propun|propunem|aș propune|am propune|sugerez|v-ar conveni|ți-ar conveni|ar conveni|v-ar potrivi|s-ar potrivi|ce ziceți|ce zici|ce spuneți|sunt liber*|sunt disponibil*|suntem disponibili|pot propune|vă pot oferi',
    tags: 'nu|da|corect|nu-i așa|adevărat|așa e',
  },
  sv: {
    proposes:
      'föreslår|skulle föreslå|skulle passa|vad sägs|vad säger|ska vi|låt oss|passar det|har jag tid|har vi tid|är jag ledig|kan jag erbjuda|kan vi erbjuda',
    tags: 'eller hur|ja|nej|visst|inte sant|stämmer det|väl',
  },
  ja: {
    proposes:
      'いかが|ご提案いた|ご提案し|ご提案です|ご都合|よろしいでしょうか|どうでしょう|空いております|空いています',
    tags: 'ですね|ますね|ですよね|ましたね',
  },
  zh: {
    proposes:
      '您看|你看|打给您|打给你|给您打电话|给你打电话|建议|建議|怎么样|怎麼樣|可以吗|可以嗎|方便吗|方便嗎|好吗|好嗎|行吗|行嗎|合适吗|合適嗎|我有空|我都有空|我们有空',
    tags: '对吧|對吧|是吧|没错吧|沒錯吧',
  },
};
