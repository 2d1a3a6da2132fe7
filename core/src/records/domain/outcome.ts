import type { Timestamp } from '../../platform/clock.ts';

/** An email of the sequence that was found among the emails to the contact. */
export interface SentEmail {
  /** The position of the step, from 0. */
  readonly index: number;
  readonly at: Timestamp;
  /** How much of the draft's text was changed, from 0 (nothing) to 1 (all); null where the sent text is unknown. */
  readonly editDistance: number | null;
}

/** What became of a hand-over, as far as the CRM shows it. */
export interface Outcome {
  readonly readAt: Timestamp;
  /** The CRM's own values for the contact's last change when it was read; empty where the CRM has none. */
  readonly contactState: string;
  /** For each step the first time it was sent, if it was. */
  readonly sent: readonly SentEmail[];
  /** The positions of the steps whose task was completed in the CRM, from 0. */
  readonly done: readonly number[];
  /** The first reply, meeting and bounce after the first email; null if there was none. */
  readonly repliedAt: Timestamp | null;
  readonly metAt: Timestamp | null;
  readonly bouncedAt: Timestamp | null;
  /** When a mail first said that the contact has left their company; null if none did. */
  readonly leftAt: Timestamp | null;
  /** Whether the contact opted out in the CRM, or asked not to be written to again. */
  readonly optedOut: boolean;
}
