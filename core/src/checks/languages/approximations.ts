/** Phrases beside a number that say it is rounded, and to which side where they tell; written as in `Lexicon`. */
export interface Approximation {
  readonly about: string;
  /** The exact number is a little more. */
  readonly above: string;
  /** The exact number is a little less. */
  readonly below: string;
}

/** Phrases before a number, by language. */
export const approximations: Readonly<Record<string, Approximation>> = {
  en: {
    about:
      'about|around|roughly|some|approximately|circa|in the region of|give or take|comfortably|on the order of|a shade|call it|something like',
    above:
      'over|more than|at least|upwards of|north of|a touch over|a good|a bit over|just over|well over|a shade over|above|no fewer than|no less than|a little over|slightly over|slightly more than',
    below:
      'nearly|almost|less than|fewer than|under|close to|at most|up to|barely|a touch under|a bit under|just under|not quite|well under|a shade under|below|a little under|slightly under',
  },
  de: {
    about: 'rund|etwa|ca|circa|zirka|ungefähr|annähernd|gerundet|um die|grob',
    above:
      'gut|gute|guten|guter|über|mehr als|mindestens|reichlich|etwas über|deutlich über|gut und gern|gerade noch|etwas mehr als|wenigstens',
    below:
      'knapp*|weniger als|fast|beinahe|höchstens|bis zu|unter|gegen|nahezu|an die|an|nicht ganz|etwas unter|kaum|keine|etwas weniger als|maximal|bald',
  },
  fr: {
    about:
      'environ|à peu près|quelque|quelques|autour de|dans les|grosso modo|disons|aux alentours de|de l’ordre de|vers les',
    above: 'plus de|au moins|une bonne|un bon|un peu plus|bien plus|largement|minimum|au-delà de|tout juste',
    below: "près de|presque|moins de|à peine|quasi|pas loin de|un peu moins|frôl*|tout juste|jusqu'à|au plus|maximum",
  },
  es: {
    about:
      'unos|unas|cerca de|alrededor de|aproximadamente|en torno a|redondeando|unos pocos|más o menos|aprox|como|sobre|entorno a',
    above: 'más de|y pico|pasad*|al menos|poco más|largos|algo más|y tantos|por lo menos|por encima de',
    below: 'casi|menos de|poco menos|apenas|como mucho|algo menos|rozando|hasta|por debajo de|no llega*',
  },
  pt: {
    about:
      'cerca de|uns|umas|aproximadamente|por volta de|em torno de|à volta de|rondando|a rondar|redond*|mais ou menos|um pouco|na casa d*',
    above: 'mais de|pouco mais|e pouco|pelo menos|e tal|bem mais|no mínimo|acima de',
    below: 'quase|menos de|perto de|pouco menos|até|no máximo|abaixo de',
  },
  it: {
    about:
      "circa|intorno a|intorno ai|sui|sulle|più o meno|un totale di circa|all'incirca|grosso modo|una * di|attorno a|attorno ai",
    above: "oltre|più di|poco più|almeno|un po' più|abbondant*|più di|passa|ben",
    below: "quasi|meno di|poco meno|un po' meno|scars*|al massimo|fino a|appena",
  },
  ro: {
    about: 'circa|aproximativ|vreo|cam|în jur de|rotund|undeva la',
    above: 'peste|mai mult de|cel puțin|și ceva|puțin peste|bune|mai bine de|trecut de|minimum',
    below: 'aproape|mai puțin de|sub|spre|puțin sub|până la|cel mult|maximum',
  },
  nl: {
    about: "ongeveer|circa|ca|zo'n|rond de|rond|pakweg|een stuk of|grofweg",
    above:
      'ruim|meer dan|een goede|dik|minstens|iets meer|iets over|dikke|een dikke|ten minste|boven de|een ruime|ruime',
    below:
      'bijna|minder dan|krap|tegen de|een kleine|hooguit|nagenoeg|net geen|iets minder|iets onder|kleine|richting|tot|onder de|maximaal|nog geen',
  },
  sv: {
    about: 'ungefär|cirka|ca|omkring|runt|i runda|sådär|ett|någon',
    above:
      'drygt|över|mer än|minst|en bit över|lite över|lite drygt|en dryg|dryga|strax över|gott och väl|en bra bit|åtminstone|fler än',
    below: 'knappt|nästan|mindre än|närmare|högst|snart|bortåt|en knapp|knappa|strax|uppåt|upp till|under|max|färre än',
  },
  nb: {
    about: 'omtrent|cirka|ca|rundt|omkring',
    above: 'drøyt|over|mer enn|minst|godt over',
    below: 'knapt|nesten|mindre enn|nærmere|under|opptil',
  },
  da: {
    about: 'omkring|cirka|ca|rundt regnet|omtrent',
    above: 'godt|over|mere end|mindst',
    below: 'knap|knapt|næsten|mindre end|under|op til',
  },
  fi: { about: 'noin|suunnilleen', above: 'yli|reilu*|vähintään', below: 'lähes|melkein|alle|vajaa*' },
  pl: {
    about: 'około|ok|mniej więcej|jakieś|okrągł*|w przybliżeniu|circa|coś koło|koło',
    above: 'ponad|co najmniej|przeszło|z górą|więcej niż|z okładem|nieco ponad|powyżej|grubo ponad|grubo|lekko ponad',
    below: 'prawie|niemal|blisko|niecał*|poniżej|mniej niż|nieco poniżej|najwyżej|nieco|trochę|lekko|do|maksymalnie',
  },
  cs: { about: 'asi|přibližně|kolem|okolo|zhruba', above: 'přes|více než|nejméně', below: 'téměř|méně než|skoro' },
  hu: { about: 'körülbelül|kb|mintegy', above: 'több mint|legalább', below: 'közel|majdnem|kevesebb mint' },
  ru: { about: 'около|примерно|порядка', above: 'более|свыше|больше|не менее', below: 'почти|менее' },
  uk: { about: 'близько|приблизно', above: 'понад|більше|не менше', below: 'майже|менше' },
  bg: { about: 'около|приблизително', above: 'над|повече от', below: 'почти|близо' },
  ja: {
    about: '約|およそ|ほど|程度|前後|くらい|ぐらい|おおよそ|大体|だいたい|ちょうど',
    above: '以上|強|余り|超|余|超え|少なくとも',
    below: 'ほぼ|近く|弱|未満|少々|ちょっと|以内|最大',
  },
  ko: { about: '약|정도|가량|남짓', above: '이상|넘는', below: '거의' },
  zh: {
    about: '约|約|大约|大約|左右|上下|来|约莫|差不多',
    above: '多|超过|超過|逾|余|餘|至少|出头|不止|好几|开外|足足',
    below: '近|将近|將近|不到|接近|几乎|不足|最多',
  },
};

/** Phrases behind a number, in all languages. */
export const approximationsBehind: Approximation = {
  about: 'or so|give or take|左右|上下|ほど|程度|前後|くらい|ぐらい|来|정도|가량|남짓|ish|ungefär|environ|circa',
  above:
    'y pico|y tantos|e pouco|e tal|e rotti|și ceva|z okładem|et quelques|and counting|多|余|餘|强|強|以上|余り|超|出头|开外|이상',
  below: '弱|近く|不到|未満|以内|max',
};
