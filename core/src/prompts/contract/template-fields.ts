import { z } from 'zod';

/** Where a contact stands, by its history in the CRM. */
export const situations = ['openDeal', 'client', 'longSilence', 'inTouch', 'firstContact'] as const;
export type Situation = (typeof situations)[number];

/** The situations as people read them, in the order in which forms offer them. */
export const situationNames: Record<Situation, string> = {
  openDeal: 'An open deal',
  client: 'A client',
  longSilence: 'A long silence',
  inTouch: 'A conversation that is going on',
  firstContact: 'A first contact',
};

/** What describes a prompt template besides its text and domain: as it is sent, stored, kept in versions, and edited. */
export const templateFields = {
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(2_000).default(''),
  /** The contacts to whom the generator suggests the template; null: to none. */
  suits: z.enum(situations).nullable().default(null),
};

const templateFieldsSchema = z.object(templateFields);
export type TemplateFields = z.infer<typeof templateFieldsSchema>;

/** The fields as people read them; the compiler asks for a new one. */
export const templateFieldNames: Record<keyof TemplateFields, string> = {
  title: 'Title',
  description: 'Description',
  suits: 'Suggested for',
};

/** The fields' values as people read them, by name; empty where there is none. */
export function shownTemplateFields({
  title,
  description,
  suits,
}: TemplateFields): Record<keyof TemplateFields, string> {
  return { title, description, suits: suits === null ? '' : situationNames[suits] };
}
