import { z } from 'zod';
import { idSchema } from './common.ts';

/** The queue carries an id and nothing else: the record is the job. */
export const jobMessageSchema = z.strictObject({ recordId: idSchema });
export type JobMessage = z.infer<typeof jobMessageSchema>;
