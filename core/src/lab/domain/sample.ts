import { z } from 'zod';
import { contactSnapshotSchema, contextTextsSchema } from '../../contacts/domain/contact-schema.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { departmentKeySchema, expectationsSchema } from '../../contract/index.ts';

/** A sample (frozen contact) without its material, as lists read it. */
export const sampleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    department: departmentKeySchema,
    hubspotId: z.string(),
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
export type SampleMaterial = z.infer<typeof sampleMaterialSchema>;

/** The name of the contact; its id if it has no name. */
export function nameOf({ snapshot }: SampleMaterial): string {
  const { firstname, lastname, company } = snapshot.contact.properties;
  const person = [firstname, lastname].filter(Boolean).join(' ');
  return [person, company].filter(Boolean).join(', ') || snapshot.contact.id;
}
