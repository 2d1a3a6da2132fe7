import { z } from 'zod';
import { engagementTypes } from './model.ts';
import texts from './special-contacts.json' with { type: 'json' };

/** The text in Unicode's tag characters, which no screen shows but a model reads. */
const inTags = (text: string): string =>
  text.replaceAll(/[\x20-\x7e]/g, (character) => String.fromCodePoint(0xe0000 + character.charCodeAt(0)));

/** What stands in ⟦⟧ is hidden in tag characters. */
const propertiesSchema = z.record(
  z.string(),
  z
    .string()
    .transform((text) => text.replaceAll(/⟦(.*?)⟧/g, (_, hidden: string) => inTags(hidden)))
    .nullable(),
);

const specialContactSchema = z.strictObject({
  hint: z.string(),
  properties: propertiesSchema,
  /** The index into SERVICE_LINES, and which of its projects. Absent if there is no story to tell. */
  story: z
    .strictObject({
      service: z.number().int(),
      project: z.number().int(),
      colleague: z.tuple([z.string(), z.string(), z.string()]),
      event: z.number().int(),
      city: z.string(),
    })
    .optional(),
  engagementCount: z.number().int(),
  lastTouchDays: z.number().int(),
  /** Read in place of the story. */
  scripted: z
    .array(z.strictObject({ type: z.enum(engagementTypes), daysAgo: z.number().int(), properties: propertiesSchema }))
    .optional(),
});
export type SpecialContact = z.infer<typeof specialContactSchema>;

/**
 * Contacts that were written by hand: the samples, and difficult cases for a reader of histories. The order matters: the
 * first four are offered as samples, and a start prints the first three.
 */
export const specialContacts: readonly SpecialContact[] = z.array(specialContactSchema).parse(texts);
