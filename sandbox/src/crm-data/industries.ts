import texts from './industries.json' with { type: 'json' };

/** The industry of a sample company, with words for its properties and its name. */
export type Industry = (typeof texts.industries)[number];

export const { companyHeads, industries } = texts;
