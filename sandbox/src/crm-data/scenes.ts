import { z } from 'zod';
import texts from './scenes.json' with { type: 'json' };

const range = z.tuple([z.number(), z.number()]);

const stepSchema = z.strictObject({
  kind: z.enum(['note', 'email-out', 'email-in', 'call', 'meeting']),
  /** The minimum and maximum days since the previous step. */
  gap: range,
  title: z.string().optional(),
  text: z.array(z.string()),
  /** Who gets an email that we send; by default the contact. */
  to: z.literal('colleague').optional(),
  outcome: z.enum(['COMPLETED', 'SCHEDULED', 'RESCHEDULED', 'NO_SHOW', 'CANCELED']).optional(),
  seconds: range.optional(),
  direction: z.enum(['INBOUND', 'OUTBOUND']).optional(),
  status: z.enum(['SENT', 'BOUNCED', 'FAILED']).optional(),
});
export type Step = z.infer<typeof stepSchema>;

const sceneSchema = z.strictObject({ id: z.string(), steps: z.array(stepSchema) });
export type Scene = z.infer<typeof sceneSchema>;

/**
 * The building blocks of a sales history. A scene is one event in one to four steps. Its placeholders are filled from
 * the contact's story, so that all scenes are about the same people and the same project.
 */
export const { openings, middle, endings } = z
  .strictObject({ openings: z.array(sceneSchema), middle: z.array(sceneSchema), endings: z.array(sceneSchema) })
  .parse(texts);
