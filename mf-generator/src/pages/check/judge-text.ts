/* Loaded when a contact was read: the rules, with the words of every language. */
import { indexSources, loadLanguageDetector, reviewEmails } from '@overture/core/checks';
import type { Check, DraftEmail, Evidence } from '@overture/core/contract';
import type { Basis } from './check.queries.ts';

export interface Judgement {
  readonly evidence: readonly Evidence[];
  readonly checks: readonly Check[];
}

export type Judge = (email: DraftEmail) => Judgement;

/** A judge of texts to a contact, who says what the server would say. It takes a few milliseconds for each. */
export async function judgeOf({ sources, timeZone, grounds }: Basis): Promise<Judge> {
  const detect = await loadLanguageDetector();
  const index = indexSources(sources, { timeZone });
  return (email) => {
    const [review] = reviewEmails([{ ...email, claims: [] }], { index, grounds, detect });
    return review ?? { evidence: [], checks: [] };
  };
}
