import type { DraftEmail } from '../../checks/contract/evidence.ts';
import { rules, runChecks, unknownContact, type CheckContext } from '../../checks/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { EmailReview } from './sequence-review.ts';

/** A finding of the send check that prevents an email from being approved and handed over. */
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

/** The error `checks_block`, whose issues name each finding. */
export function blocked(blocking: readonly BlockingCheck[]): AppError {
  const count = new Set(blocking.map(({ index }) => index)).size;
  const which = count === 1 ? 'One email' : `${count} emails`;
  return new AppError('checks_block', `${which} of this sequence must not be sent as it is: look at what is marked.`, {
    issues: blocking.map(({ index, rule, message }) => ({ path: `emails.${index}.${rule}`, message })),
  });
}

const locked: ReadonlySet<string> = new Set(rules.filter(({ isLocked }) => isLocked === true).map(({ id }) => id));

/** The check context of an email about which nothing but its sequence is known. */
const contextOf = (sequence: readonly DraftEmail[], position: number): CheckContext => ({
  today: '',
  language: null,
  evidence: null,
  sequence,
  position,
  contact: unknownContact,
  sender: { names: [], company: null },
  words: null,
  lastGeneratedAt: null,
  policy: { levels: {}, isOptOutRequired: false, optOutLine: null, postalAddress: null },
});
