/** Phrases before or behind a number that say it is rounded, by language; written as in `Lexicon`. */
export const approximations: Readonly<Record<string, string>> = {
  en: 'about|around|roughly|nearly|almost|over|more than|less than|fewer than|under|some|approximately|circa|close to|at least|at most|up to|or so|a good|barely|upwards of|north of|in the region of|give or take|a touch over|a touch under|a shade|a bit over|a bit under|just over|just under|not quite|well over|well under|comfortably',
  de: 'rund|etwa|ca|circa|zirka|ungefähr|knapp*|gut|gute|guten|über|mehr als|weniger als|fast|beinahe|mindestens|höchstens|bis zu|unter|reichlich|gegen|nahezu|annähernd|an die|nicht ganz|guter|etwas über|etwas unter|kaum|gerundet|gerade noch|an|keine|deutlich über|gut und gern',
  fr: 'environ|près de|presque|plus de|moins de|à peu près|quelque|quelques|une bonne|un bon|au moins|autour de|à peine|quasi|dans les|pas loin de|un peu plus|un peu moins|tout juste|grosso modo|disons|bien plus|largement|frôl*',
  es: 'unos|unas|casi|más de|menos de|cerca de|alrededor de|aproximadamente|y pico|pasad*|al menos|poco más|poco menos|apenas|en torno a|como mucho|largos|algo más|algo menos|redondeando|rozando|unos pocos|y tantos|más o menos',
  pt: 'cerca de|quase|mais de|menos de|uns|umas|aproximadamente|por volta de|em torno de|à volta de|perto de|pouco mais|pouco menos|e pouco|pelo menos|e tal|rondando|a rondar|redond*|mais ou menos|bem mais|um pouco',
  it: "circa|quasi|oltre|più di|meno di|poco più|poco meno|intorno a|intorno ai|almeno|sui|sulle|più o meno|un totale di circa|un po' più|un po' meno|all'incirca|grosso modo|scars*|abbondant*|una * di",
  ro: 'circa|aproximativ|aproape|peste|vreo|cam|mai mult de|mai puțin de|în jur de|sub|cel puțin|și ceva|spre|puțin peste|puțin sub|bune|rotund|undeva la|mai bine de|trecut de',
  nl: "ongeveer|circa|ca|bijna|ruim|meer dan|minder dan|zo'n|krap|rond de|tegen de|een kleine|een goede|dik|minstens|hooguit|nagenoeg|rond|net geen|iets meer|iets minder|iets over|iets onder|pakweg|dikke|een dikke|kleine|richting",
  sv: 'ungefär|cirka|ca|drygt|knappt|nästan|omkring|runt|över|mer än|mindre än|närmare|minst|högst|snart|bortåt|en bit över|lite över|lite drygt|en dryg|dryga|en knapp|knappa|strax|gott och väl|i runda|uppåt|en bra bit',
  nb: 'omtrent|cirka|ca|drøyt|knapt|nesten|rundt|over|mer enn|mindre enn|nærmere|minst',
  da: 'omkring|cirka|ca|godt|knap|knapt|næsten|rundt regnet|over|mere end|mindre end|mindst|omtrent',
  fi: 'noin|lähes|melkein|yli|alle|reilu*|vajaa*|suunnilleen|vähintään',
  pl: 'około|ok|ponad|prawie|niemal|blisko|mniej więcej|co najmniej|przeszło|niecałe|niecały|jakieś|poniżej|z górą|mniej niż|więcej niż|nieco|trochę|z okładem|okrągł*|w przybliżeniu|blisko|lekko|grubo',
  cs: 'asi|přibližně|téměř|přes|více než|méně než|skoro|kolem|okolo|zhruba|nejméně',
  hu: 'körülbelül|kb|közel|majdnem|több mint|kevesebb mint|mintegy|legalább',
  ru: 'около|примерно|почти|более|свыше|больше|менее|порядка|не менее',
  uk: 'близько|приблизно|майже|понад|більше|менше|не менше',
  bg: 'около|приблизително|почти|над|повече от|близо',
  ja: '約|およそ|ほぼ|近く|強|弱|以上|ほど|余り|程度|前後|超|くらい|ぐらい|おおよそ|大体|だいたい|余|ちょうど|少々|ちょっと|超え|未満',
  ko: '약|거의|이상|넘는|정도|가량|남짓',
  zh: '约|約|大约|大約|近|左右|多|超过|超過|逾|上下|将近|將近|差不多|不到|接近|余|餘|至少|来|出头|几乎|不足|足足|约莫|不止|好几|开外',
};

/** The phrases that stand behind a number, in all languages. */
export const approximationsBehind =
  'or so|give or take|y pico|y tantos|e pouco|e tal|e rotti|și ceva|z okładem|左右|上下|多|余|餘|强|強|弱|以上|ほど|余り|程度|前後|超|くらい|ぐらい|近く|来|出头|开外|정도|가량|남짓|이상';
