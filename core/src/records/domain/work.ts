import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/** What hand-overs tell of a record's work. It is stored with the record, so that a list reads no hand-over. */
export const workSchema = z.object({
  /** The newest version of which a step is in the CRM or sent; 0 if there is none. */
  handedOver: z.number().int(),
  /** The day of the next step that the rep sends, `YYYY-MM-DD`, and its first moment in the domain's time zone. */
  dueOn: z.string().nullable(),
  dueAt: z.number().nullable(),
  /** When a person replied last. */
  repliedAt: z.number().nullable(),
  /** The reply that the rep has seen, by its `repliedAt`. */
  seenAt: z.number().nullable(),
  /** The number of changes. A change that is based on an older revision is refused. */
  revision: z.number().int(),
});
export type Work = Immutable<z.infer<typeof workSchema>>;

export const noWork: Work = {
  handedOver: 0,
  dueOn: null,
  dueAt: null,
  repliedAt: null,
  seenAt: null,
  revision: 0,
};
