import { z } from 'zod';
import { requestedDateSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';

/** What the compared groups have in common. */
export const outcomesBy = ['prompt', 'model', 'user', 'domain', 'voice'] as const;
export type OutcomesBy = (typeof outcomesBy)[number];

const contacts = z.number().int().nonnegative();
const share = z.number().min(0).max(1);

/** What became of some hand-overs. Counts are contacts. */
const outcomeFigures = {
  /** Without those whose hand-over was withdrawn before an email of it was sent, and before any reply. */
  handedOver: contacts,
  /** Contacts to whom at least one email was sent. */
  sent: contacts,
  /**
   * Contacts who replied after the hand-over, or whose colleague did, also before an email of it was sent, and also if they
   * asked not to be written to again. Automatic replies do not count.
   */
  replied: contacts,
  met: contacts,
  bounced: contacts,
  /** Contacts who opted out in the CRM, or asked not to be written to again. */
  optedOut: contacts,
  /**
   * How much of their drafts reps change before they send them, from 0 (nothing) to 1 (all); null where no sent text is
   * known.
   */
  editDistance: z.object({ median: share.nullable(), p90: share.nullable() }),
  /** The share of `sent` that replied, with its 95 % Wilson interval; null below 30 sent. */
  replyRate: z.object({ value: share, low: share, high: share }).nullable(),
};
export const outcomeFiguresSchema = z.object(outcomeFigures);
export type OutcomeFiguresWire = z.infer<typeof outcomeFiguresSchema>;

export const outcomeRowSchema = z.object({
  /** `<prompt id>@<version>`, the model, the user's id, the domain's name, or `on` and `off` for the voice of the sender. */
  key: z.string(),
  label: z.string(),
  ...outcomeFigures,
});
export type OutcomeRowWire = z.infer<typeof outcomeRowSchema>;

export const getOutcomes = defineEndpoint('GET /outcomes', {
  who: 'superadmin',
  summary:
    'What became of the sequences handed over on some days in UTC, by prompt version unless `by` says otherwise; the last 30 days unless `from` and `to` do, 400 at most.',
  query: z.strictObject({
    from: requestedDateSchema.optional(),
    to: requestedDateSchema.optional(),
    department: z.string().optional(),
    by: z.enum(outcomesBy).default('prompt'),
  }),
  response: z.object({
    rows: z.array(outcomeRowSchema),
    /** Of all rows together, and of as many days before. */
    total: outcomeFiguresSchema,
    before: outcomeFiguresSchema,
  }),
});
