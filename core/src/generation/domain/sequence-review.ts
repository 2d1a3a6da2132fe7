import type { Check, Evidence } from '../../contract/index.ts';
import type { CheckContext } from '../../evidence/index.ts';

/** What the rules ask of the contact, the sender and the template, as it was when the version was written. */
export type CheckFacts = Pick<CheckContext, 'contact' | 'sender' | 'words' | 'lastGeneratedAt'>;

/** What one email rests on and what the send check says of it, for the text it was made of. */
export interface EmailReview {
  readonly evidence: readonly Evidence[];
  readonly checks: readonly Check[];
}

/** The review of one version. */
export interface SequenceReview {
  /** Hashes of the bundles that hold the sources; see `SourceBundle`. */
  readonly sources: readonly string[];
  readonly facts: CheckFacts;
  /** One an email. */
  readonly emails: readonly EmailReview[];
}
