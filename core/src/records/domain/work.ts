import type { Timestamp } from '../../platform/clock.ts';

/** What hand-overs tell of a record's work. It is stored with the record, so that a list reads no hand-over. */
export interface Work {
  /** The newest version of which a step is in the CRM or sent; 0 if there is none. */
  readonly handedOver: number;
  /** The day of the next step that the rep sends, `YYYY-MM-DD`, and its first moment in the domain's time zone. */
  readonly dueOn: string | null;
  readonly dueAt: Timestamp | null;
  /** When a person replied last. */
  readonly repliedAt: Timestamp | null;
  /** The reply that the rep has seen, by its `repliedAt`. */
  readonly seenAt: Timestamp | null;
  /** The number of changes. A change that is based on an older revision is refused. */
  readonly revision: number;
}

export const noWork: Work = {
  handedOver: 0,
  dueOn: null,
  dueAt: null,
  repliedAt: null,
  seenAt: null,
  revision: 0,
};
