import texts from './service-lines.json' with { type: 'json' };

export type ServiceLine = (typeof texts.serviceLines)[number];

/**
 * What the sample agency sells, and what its prospects say about it. The phrases are nouns or gerunds without a
 * pronoun, so that they fit into a note ("Main concern is …") and into an email ("You raised …").
 */
export const { serviceLines, events, deadlines, roles } = texts;
