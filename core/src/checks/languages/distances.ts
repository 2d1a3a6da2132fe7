/** Phrases before or behind a time span that make it the time between two days; by language, as in `Lexicon`. */
export interface Distance {
  readonly before: string;
  readonly behind: string;
}

export const distances: Readonly<Record<string, Distance>> = {
  en: {
    before: 'another|still|leaves|only|in|within sight',
    behind: 'before|until|till|left|from now|from today|away|earlier|later|ahead of|after|to go|prior',
  },
  de: { before: 'noch|sind es|in|genau', behind: 'vor|nach|bis|später|früher|danach|davor|ab heute|hin' },
  fr: {
    before: "encore|plus que|reste|restent|dans|d'ici",
    behind: "avant|après|plus tard|plus tôt|d'ici|jusqu'au|jusqu'à",
  },
  es: { before: 'quedan|faltan|queda|falta|dentro de|en', behind: 'antes|después|hasta|para|más tarde|desde hoy' },
  pt: { before: 'faltam|falta|restam|são|daqui a|dentro de', behind: 'antes|depois|até|para|a partir de hoje' },
  it: { before: 'mancano|manca|restano|tra|fra|sono', behind: 'prima|dopo|fino|da oggi|più tardi' },
  nl: { before: 'nog|over|duurt', behind: 'voor|na|tot|later|eerder|vooraf|vanaf nu|vanaf vandaag' },
  ro: { before: 'mai sunt|mai e|mai avem|peste|au rămas', behind: 'înainte|după|până|mai târziu|de azi' },
  pl: {
    before: 'zostało|pozostało|jeszcze|za|mamy',
    behind: 'przed|po|do|później|wcześniej|od dziś|od dzisiaj',
  },
  sv: {
    before: 'om|är det|det är|återstår|har vi',
    behind: 'före|efter|till|kvar|dit|senare|tidigare|innan|från i dag|från idag',
  },
  da: { before: 'om|er det|der er', behind: 'før|efter|til|tilbage|senere' },
  nb: { before: 'om|er det|det er', behind: 'før|etter|til|igjen|senere' },
  ja: { before: 'あと|残り|本日で|から|まで', behind: '前|後|先' },
  zh: { before: '还有|离|距|剩|整整|再过', behind: '前|后|之前|之后' },
};
