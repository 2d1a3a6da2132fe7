import { sentencesOf } from '../../checks/index.ts';
import type { Check, Evidence, EvidenceTopic } from '../../checks/contract/evidence.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { Findings } from '../contract/risk.ts';
import type { EmailReview, SequenceReview } from './sequence-review.ts';

/** Shorter sentences are greetings and closings, in letters. */
const minSentence = 40;

/** Counts what the review of a version found; null in versions that were generated before sources were kept. */
export function findingsOf(emails: readonly EmailTexts[], review: SequenceReview | null): Findings | null {
  if (review === null) return null;
  // What must not be sent is counted as that alone.
  const evidence = review.emails.flatMap((email) => email.evidence.filter((piece) => !isBlocked(piece, email.checks)));
  const checks = review.emails.flatMap((email) => email.checks);
  const unsupported: Partial<Record<EvidenceTopic, number>> = {};
  for (const { status, about } of evidence) {
    if (status === 'unsupported') unsupported[about] = (unsupported[about] ?? 0) + 1;
  }
  const { names, company } = review.facts.sender;
  return {
    blocks: checks.filter(({ level }) => level === 'block').map(({ rule }) => rule),
    warn: checks.filter(({ level }) => level === 'warn').length,
    unsupported,
    contradicted: evidence.filter(({ status }) => status === 'contradicted').length,
    bridges: emails.reduce((sum, email, index) => sum + bridgesIn(email, review.emails[index]), 0),
    isProfileEmpty: names.length === 0 || company === null,
  };
}

/** Whether a check that blocks is about a piece of evidence. */
function isBlocked({ field, start, end }: Evidence, checks: readonly Check[]): boolean {
  return checks.some(
    (check) =>
      check.level === 'block' && check.field === field && (check.start ?? end) < end && start < (check.end ?? start),
  );
}

/** The number of statements in an email's body in which nothing is marked, whether supported or not. */
function bridgesIn({ body }: EmailTexts, review: EmailReview | undefined): number {
  const marks = (review?.evidence ?? []).filter(({ field }) => field === 'body');
  const isBridge = ({ start, end }: { readonly start: number; readonly end: number }): boolean => {
    const sentence = body.slice(start, end).trim();
    const isMarked = marks.some((mark) => mark.start < end && mark.end > start);
    return sentence.length >= minSentence && !sentence.endsWith('?') && !isMarked;
  };
  return sentencesOf(body).filter(isBridge).length;
}
