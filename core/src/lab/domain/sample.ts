import { z } from 'zod';
import { contactSnapshotSchema, contextTextsSchema } from '../../contacts/domain/contact-schema.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { departmentKeySchema, expectationsSchema } from '../../contract/index.ts';

/** A frozen contact as it is listed. */
export const sampleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    department: departmentKeySchema,
    hubspotId: z.string(),
    disguised: z.boolean(),
    golden: z.boolean(),
    expectations: expectationsSchema,
    /** Milliseconds since 1970, as `Timestamp`. */
    createdAt: z.number(),
    /** Null once the person was erased. */
    createdBy: z.string().nullable(),
  })
  .readonly();
export type Sample = z.infer<typeof sampleSchema>;

/** Everything that a sequence is written from. It is large, and only who writes reads it. */
export const sampleMaterialSchema = z
  .object({
    snapshot: contactSnapshotSchema,
    context: contextTextsSchema.default(emptyContext),
    pdf: z.object({ name: z.string(), pages: z.number(), text: z.string() }).nullable().default(null),
  })
  .readonly();
export type SampleMaterial = z.infer<typeof sampleMaterialSchema>;

/** The name by which people know the contact; the id of one without a name. */
export function nameOf({ snapshot }: SampleMaterial): string {
  const { firstname, lastname, company } = snapshot.contact.properties;
  const person = [firstname, lastname].filter(Boolean).join(' ');
  return [person, company].filter(Boolean).join(', ') || snapshot.contact.id;
}
