import { z } from 'zod';
import { evidenceSchema } from '../../checks/contract/evidence.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { recordEmailSchema } from '../../records/contract/record.ts';
import { versionOf } from '../../records/contract/which-record.ts';

export const vouchForText = defineEndpoint('POST /email-sequence/vouch', {
  who: 'signed-in',
  summary:
    'Says that a marked text is right, or takes that back. It holds for this text in the email, wherever an edit moves it, and its findings no longer block.',
  body: z.strictObject({
    ...versionOf,
    index: z.number().int().min(0).max(99),
    ...evidenceSchema.pick({ field: true, start: true, end: true }).shape,
    /** What stands at these offsets; the answer is 409 if it is another text by now. */
    text: z.string().min(1).max(50_000),
    vouched: z.boolean(),
    /** Means the same marked text in every email of the sequence. */
    everywhere: z.boolean().default(false),
  }),
  response: recordEmailSchema.pick({ evidence: true, checks: true }),
  errors: ['not_found', 'forbidden', 'conflict', 'too_many_requests'],
});
