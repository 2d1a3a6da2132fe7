import { z } from 'zod';
import { departmentKeySchema } from '../../../platform/contract/departments.ts';

/** The text and the model with which the emails of a column are written. */
export const trialColumnSchema = z
  .object({
    /** The version of the text; null for an unsaved text. */
    version: z.number().nullable(),
    title: z.string(),
    aiModel: z.string(),
    aiModelLabel: z.string(),
  })
  .readonly();
export type TrialColumn = z.infer<typeof trialColumnSchema>;

/** One comparison of texts or models on samples. It never changes; its results are in its cells. */
export const trialSchema = z
  .object({
    id: z.string(),
    promptId: z.string(),
    department: departmentKeySchema,
    /** `gate` if publishing started it. */
    purpose: z.enum(['trial', 'gate']),
    /** The tried column, and the one to compare with. */
    columns: z.array(trialColumnSchema).readonly(),
    cells: z
      .array(
        z
          .object({
            sampleId: z.string(),
            column: z.number().int(),
            cellId: z.string(),
            /** Whether it was written for an earlier trial. */
            reused: z.boolean(),
          })
          .readonly(),
      )
      .readonly(),
    /** The expected cost in US dollars; null if a price is unknown. */
    expectedUsd: z.number().nullable(),
    /** The time in ms since 1970, as `Timestamp`. */
    createdAt: z.number(),
    /** An email address or `cli:<name>`; null after the person was erased. */
    createdBy: z.string().nullable(),
  })
  .readonly();
export type Trial = z.infer<typeof trialSchema>;
