import type { DraftEmail } from '../../checks/contract/evidence.ts';
import { rules, runChecks, type CheckContext } from '../../checks/index.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';

/** A finding of the send check that prevents an email from being handed over. */
export interface BlockingCheck {
  /** The position of the email, from 0. */
  readonly index: number;
  readonly rule: string;
  readonly message: string;
}

/**
 * The findings that block a sequence. Without reviews, as in versions that were generated before sources were kept,
 * only the texts are checked. An overridden rule does not block, unless it is locked.
 */
export function blockingChecks(
  emails: readonly DraftEmail[],
  reviews: readonly EmailReview[] | null,
  overrides: readonly string[],
): { readonly blocking: readonly BlockingCheck[]; readonly overridden: readonly string[] } {
  const checks = emails.flatMap((email, index) =>
    (reviews?.[index]?.checks ?? runChecks(email, contextOf(emails, index)))
      .filter(({ level }) => level === 'block')
      .map(({ rule, message }) => ({ index, rule, message })),
  );
  const given = new Set(overrides.filter((rule) => !locked.has(rule)));
  return {
    blocking: checks.filter(({ rule }) => !given.has(rule)),
    overridden: [...new Set(checks.map(({ rule }) => rule).filter((rule) => given.has(rule)))],
  };
}

const locked: ReadonlySet<string> = new Set(rules.filter(({ isLocked }) => isLocked === true).map(({ id }) => id));

/** The check context of an email about which nothing but its sequence is known. */
const contextOf = (sequence: readonly DraftEmail[], position: number): CheckContext => ({
  today: '',
  language: null,
  evidence: null,
  sequence,
  position,
  contact: {
    names: [],
    company: null,
    isOptedOut: false,
    hasBounced: false,
    language: null,
    lastInboundAt: null,
    threadSubjects: [],
    openQuestions: [],
  },
  sender: { names: [], company: null },
  words: null,
  lastGeneratedAt: null,
  policy: { levels: {}, isOptOutRequired: false, optOutLine: null, postalAddress: null },
});
