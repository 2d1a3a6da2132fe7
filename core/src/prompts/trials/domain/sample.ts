import { contactNameOf } from '../../../contacts/domain/contact-name.ts';
import { z } from 'zod';
import type { Immutable } from '../../../platform/contract/immutable.ts';
import { contactSnapshotSchema, contextTextsSchema, emptyContext } from '../../../contacts/domain/contact.ts';
import { departmentKeySchema } from '../../../platform/contract/departments.ts';
import { expectationsSchema } from '../contract/samples.ts';
import { httpUrlSchema } from '../../../platform/contract/common.ts';

/** A sample (frozen contact) without its material, as lists read it. */
export const sampleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    department: departmentKeySchema,
    hubspotId: z.string(),
    /** The ids and addresses of the contact, see `knownAs`; of a disguised one the ids alone. */
    knownAs: z.array(z.string()).readonly().default([]),
    disguised: z.boolean(),
    golden: z.boolean(),
    expectations: expectationsSchema,
    /** The time in ms since 1970, as `Timestamp`. */
    createdAt: z.number(),
    /** Null after the person was erased. */
    createdBy: z.string().nullable(),
  })
  .readonly();
export type Sample = z.infer<typeof sampleSchema>;

/** Everything that a sequence for the sample is written from. It is large, and only the writer reads it. */
export const sampleMaterialSchema = z
  .object({
    snapshot: contactSnapshotSchema,
    context: contextTextsSchema.default(emptyContext),
    pdf: z.object({ name: z.string(), pages: z.number(), text: z.string() }).nullable().default(null),
  })
  .readonly();
export type SampleMaterial = Immutable<z.infer<typeof sampleMaterialSchema>>;

/**
 * Reads a sample that somebody sends as a file. The contact's id must be HubSpot's own, a number: a file could otherwise
 * name a user or anything else as the contact.
 */
export const sampleFileSchema = sampleMaterialSchema
  .refine(({ snapshot }) => /^\d{1,20}$/.test(snapshot.contact.id), {
    path: ['snapshot', 'contact', 'id'],
    error: 'Is not a CRM id',
  })
  .refine(({ snapshot: { prospectUrl } }) => prospectUrl === '' || httpUrlSchema.safeParse(prospectUrl).success, {
    path: ['snapshot', 'prospectUrl'],
    error: 'Must be an http or https address',
  });

/** The name of the contact; its id if it has no name. */
export function nameOf({ snapshot }: SampleMaterial): string {
  const { properties, id } = snapshot.contact;
  return [contactNameOf(properties), properties.company].filter(Boolean).join(', ') || id;
}
