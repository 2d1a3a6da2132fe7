import type { Vouch } from './vouch.ts';
import type { Check, CheckFacts, Evidence } from '../../checks/contract/evidence.ts';

/** The evidence and the findings of one email, for the text that was reviewed. */
export interface EmailReview {
  readonly evidence: readonly Evidence[];
  readonly checks: readonly Check[];
}

/** The review of one version. */
export interface SequenceReview {
  /** Hashes of the bundles that hold the sources; see `SourceBundle`. */
  readonly sources: readonly string[];
  /** The version of the rule by which links were judged, in the emails and in the playbook; see `linkRule`. */
  readonly linkRule: number;
  /** The facts at the time when the version was written. */
  readonly facts: CheckFacts;
  /** What people say that they know, in all emails; part of the review of each. */
  readonly vouched: readonly Vouch[];
  /** The review of each email. */
  readonly emails: readonly EmailReview[];
}
