import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/** An email of the sequence that was found among the emails to the contact. */
const sentEmailSchema = z.object({
  /** The position of the step, from 0. */
  index: z.number().int(),
  at: z.number(),
  /** How much of the draft's text was changed, from 0 (nothing) to 1 (all); null where the sent text is unknown. */
  editDistance: z.number().nullable(),
});
export type SentEmail = Immutable<z.infer<typeof sentEmailSchema>>;

/** What became of a hand-over, as far as the CRM shows it. */
export const outcomeSchema = z.object({
  readAt: z.number(),
  /** The CRM's own values for the contact's last change when it was read; empty where the CRM has none. */
  contactState: z.string(),
  /** For each step the first time it was sent, if it was. */
  sent: z.array(sentEmailSchema),
  /** The positions of the steps whose task was completed in the CRM, from 0. */
  done: z.array(z.number().int()).default([]),
  /** The first reply, meeting and bounce after the first email; null if there was none. */
  repliedAt: z.number().nullable(),
  metAt: z.number().nullable(),
  bouncedAt: z.number().nullable(),
  /** To which the last email that came back was sent, in lower case; null where none did, or the CRM does not know it. */
  bouncedAddress: z.string().nullable().default(null),
  /** The beginning of that reply; empty where there was none, or its text is unknown. */
  replyText: z.string().default(''),
  /** When a mail first said that the contact has left their company; null if none did. */
  leftAt: z.number().nullable().default(null),
  /** The beginning of that mail, which may name who to write to instead; empty where there is none, or nobody kept it. */
  leftText: z.string().default(''),
  /** Whether the contact opted out in the CRM, or asked not to be written to again. */
  optedOut: z.boolean(),
  /** The beginning of the mail that asked for it; empty where the CRM says it, or nobody kept the words. */
  optOutText: z.string().default(''),
});
export type Outcome = Immutable<z.infer<typeof outcomeSchema>>;
