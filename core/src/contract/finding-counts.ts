import type { Check, Evidence } from './evidence.ts';

/** How much a sequence rests on, and how much of it is to be mended; for lists and lines. */
export type FindingCounts = Record<Evidence['status'] | Check['level'], number>;

interface Reviewed {
  readonly evidence: readonly Evidence[] | null;
  readonly checks: readonly Check[];
}

/** Counts over all emails of a sequence; null where nobody knows what it was written from. */
export function countFindings(emails: readonly Reviewed[]): FindingCounts | null {
  const counts: FindingCounts = { verified: 0, unsupported: 0, fill: 0, block: 0, warn: 0, tip: 0 };
  if (emails.length === 0) return null;
  for (const { evidence, checks } of emails) {
    if (evidence === null) return null;
    for (const { status } of evidence) counts[status] += 1;
    for (const { level } of checks) counts[level] += 1;
  }
  return counts;
}
