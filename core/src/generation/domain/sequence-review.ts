import type { Check, CheckFacts, Evidence } from '../../contract/index.ts';

/** What one email rests on and what the send check says of it, for the text it was made of. */
export interface EmailReview {
  readonly evidence: readonly Evidence[];
  readonly checks: readonly Check[];
}

/** The review of one version. */
export interface SequenceReview {
  /** Hashes of the bundles that hold the sources; see `SourceBundle`. */
  readonly sources: readonly string[];
  /** As it was when the version was written. */
  readonly facts: CheckFacts;
  /** One an email. */
  readonly emails: readonly EmailReview[];
}
