import type { Check, Evidence } from '../../checks/contract/evidence.ts';

/**
 * The number of passages by status and of checks by level in a sequence. Lists show it. `contradicted` is `unsupported`;
 * what a person vouches for is not counted.
 */
export type FindingCounts = Record<Exclude<Evidence['status'], 'contradicted' | 'vouched'> | Check['level'], number>;

interface Reviewed {
  readonly evidence: readonly Evidence[] | null;
  readonly checks: readonly Check[];
}

/** Counts over all emails of a sequence; null where the sources of an email are unknown. */
export function countFindings(emails: readonly Reviewed[]): FindingCounts | null {
  const counts: FindingCounts = { verified: 0, unsupported: 0, fill: 0, block: 0, warn: 0, tip: 0 };
  if (emails.length === 0) return null;
  for (const { evidence, checks } of emails) {
    if (evidence === null) return null;
    for (const { status } of evidence)
      if (status !== 'vouched') counts[status === 'contradicted' ? 'unsupported' : status] += 1;
    for (const { level } of checks) counts[level] += 1;
  }
  return counts;
}
