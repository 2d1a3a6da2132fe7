import { z } from 'zod';
import { hubspotIdSchema, idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { responseStatusSchema } from './record.ts';
import { partialSequenceSchema } from './partial-sequence.ts';
import { stageSchema } from './stage.ts';

export const statusEventSchema = z.object({
  type: z.literal('status'),
  _id: idSchema,
  hubspotId: hubspotIdSchema,
  /** `deleted` makes other tabs remove the row. */
  responseStatus: z.union([responseStatusSchema, z.literal('deleted')]),
  updatedAt: timestampSchema,
  /** Sent from time to time while the status is `processing`. */
  stage: stageSchema.optional(),
  /** As in the record: what is written so far, not only what is new. Absent in events of a process of an older version. */
  partial: partialSequenceSchema.nullable().optional(),
});
export type StatusEventWire = z.infer<typeof statusEventSchema>;

export const recordEvents = defineEndpoint('GET /email-sequence/events', {
  who: 'signed-in',
  summary: "Server-sent events of the caller's records; a comment line every 15 s keeps the connection open.",
  events: statusEventSchema,
});
