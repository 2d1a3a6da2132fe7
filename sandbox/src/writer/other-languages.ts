import texts from './other-languages.json' with { type: 'json' };

export type Phrases = (typeof texts)[keyof typeof texts];

/** A short email in each language, by its English name in small letters: a sample writer translates nothing. */
export const otherLanguages: ReadonlyMap<string, Phrases> = new Map(Object.entries(texts));
