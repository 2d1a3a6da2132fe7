import type { Timestamp } from '../../shared/clock.ts';

/** An email of the sequence that was found among those the contact got. */
export interface SentEmail {
  /** Of the step, from 0. */
  readonly index: number;
  readonly at: Timestamp;
  /** How much of the draft's text was changed: 0 nothing, 1 all; null where the sent text is not known. */
  readonly editDistance: number | null;
}

/** What became of a hand-over, as far as the CRM tells. */
export interface Outcome {
  readonly readAt: Timestamp;
  /** What the CRM said then about the contact's last change; empty where it says nothing of the kind. */
  readonly contactState: string;
  /** At most one for each step, the first time it was sent. */
  readonly sent: readonly SentEmail[];
  /** Positions of the steps whose task was completed in the CRM, from 0. */
  readonly done: readonly number[];
  /** The first time after the first email, null while it did not happen. */
  readonly repliedAt: Timestamp | null;
  readonly metAt: Timestamp | null;
  readonly bouncedAt: Timestamp | null;
  /** In the CRM, or by asking not to be written to again. */
  readonly optedOut: boolean;
}
