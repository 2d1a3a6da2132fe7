import { z } from 'zod';
import { idSchema } from '../../platform/contract/common.ts';

/** A message of the queue. It carries only an id, because the record is the job. */
export const jobMessageSchema = z.strictObject({ recordId: idSchema });
export type JobMessage = z.infer<typeof jobMessageSchema>;
