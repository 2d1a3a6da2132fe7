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
  const blocks = review.emails.flatMap((email) => email.checks).filter(({ level }) => level === 'block');
  // What evidence tells is counted by what it is about.
  const warnings = review.emails.flatMap((email) =>
    email.checks.filter((check) => check.level === 'warn' && !email.evidence.some((piece) => isAbout(check, piece))),
  );
  const unsupported: Partial<Record<EvidenceTopic, number>> = {};
  for (const { status, about } of evidence) {
    if (status === 'unsupported') unsupported[about] = (unsupported[about] ?? 0) + 1;
  }
  const { names, company } = review.facts.sender;
  return {
    blocks: blocks.map(({ rule }) => rule),
    warn: warnings.length,
    warnings: [...new Set(warnings.map(({ rule }) => rule))],
    unsupported,
    contradicted: evidence.filter(({ status }) => status === 'contradicted').length,
    bridges: emails.reduce((sum, email, index) => sum + bridgesIn(email, review.emails[index]), 0),
    isProfileEmpty: names.length === 0 || company === null,
  };
}

/** Whether a check that blocks is about a piece of evidence. */
function isBlocked(piece: Evidence, checks: readonly Check[]): boolean {
  return checks.some((check) => check.level === 'block' && isAbout(check, piece));
}

/** Whether a check is about a piece of evidence that is wrong: it marks that, or a part of it, and not the whole email. */
function isAbout(check: Check, { field, start, end, status }: Evidence): boolean {
  if (status !== 'unsupported' && status !== 'contradicted') return false;
  return check.field === field && (check.start ?? -1) >= start && (check.end ?? end) <= end;
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
