import { z } from 'zod';
import { departmentKeySchema } from '../../contract/index.ts';

/** What writes the emails of a column. */
export const trialColumnSchema = z
  .object({
    /** Null for a text that was given with the trial. */
    version: z.number().nullable(),
    title: z.string(),
    aiModel: z.string(),
    aiModelLabel: z.string(),
  })
  .readonly();
export type TrialColumn = z.infer<typeof trialColumnSchema>;

/** One comparison of texts or models on samples. It never changes; what becomes of it is in its cells. */
export const trialSchema = z
  .object({
    id: z.string(),
    promptId: z.string(),
    department: departmentKeySchema,
    /** `gate`: begun by publishing. */
    purpose: z.enum(['trial', 'gate']),
    /** What is tried, and what it is compared with. */
    columns: z.array(trialColumnSchema).readonly(),
    cells: z
      .array(
        z
          .object({
            sampleId: z.string(),
            column: z.number().int(),
            cellId: z.string(),
            /** It was written for an earlier trial. */
            reused: z.boolean(),
          })
          .readonly(),
      )
      .readonly(),
    /** US dollars; null where a price is unknown. */
    expectedUsd: z.number().nullable(),
    /** Milliseconds since 1970, as `Timestamp`. */
    createdAt: z.number(),
    /** An email address or `cli:<name>`; null once the person was erased. */
    createdBy: z.string().nullable(),
  })
  .readonly();
export type Trial = z.infer<typeof trialSchema>;
