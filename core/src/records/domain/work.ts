import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/** A contact who opted out, whose address returned an email, or who has left their company. */
const lossSchema = z.object({
  because: z.enum(['opted_out', 'bounced', 'left']),
  at: z.number(),
  /** The beginning of the mail that says so; empty where the CRM itself does, or nobody kept the words. */
  words: z.string(),
  /** Until when the CRM may go on sending a sequence that only a person can end there; null where it sends none. */
  sentUntil: z.number().nullable().default(null),
});
export type Loss = Immutable<z.infer<typeof lossSchema>>;

/** A task of one email of a version. */
const openTaskSchema = z.object({
  version: z.number().int(),
  /** The position of the email, from 0. */
  index: z.number().int(),
  /** The `emailHash` that the CRM holds; null while another text or day is on its way. */
  holds: z.string().nullable(),
});

/** What hand-overs tell of a record's work. It is stored with the record, so that a list reads no hand-over. */
export const workSchema = z.object({
  /** The newest version of which a step is in the CRM or sent; 0 if there is none. */
  handedOver: z.number().int(),
  /** The day of the next step that the rep sends, `YYYY-MM-DD`, and its first moment in the domain's time zone. */
  dueOn: z.string().nullable(),
  dueAt: z.number().nullable(),
  /** When a person replied last. */
  repliedAt: z.number().nullable(),
  /** The beginning of that reply; empty where its text is unknown. */
  reply: z.string().default(''),
  /** Why the contact cannot be written to any more, as the newest of its hand-overs tells; null if nothing says so. */
  lost: lossSchema.nullable().default(null),
  /** The reply that the rep has seen, by its `repliedAt`. */
  seenAt: z.number().nullable(),
  tasks: z.array(openTaskSchema).readonly().default([]),
  /** The number of changes. A change that is based on an older revision is refused. */
  revision: z.number().int(),
});
export type Work = Immutable<z.infer<typeof workSchema>>;

export const noWork: Work = {
  handedOver: 0,
  dueOn: null,
  dueAt: null,
  repliedAt: null,
  reply: '',
  lost: null,
  seenAt: null,
  tasks: [],
  revision: 0,
};
