import type { Check, CheckGrounds, Evidence, ReviewedEmail, SecondReading } from './contract/evidence.ts';
import { checkEvidence } from './check-evidence.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { LanguageDetector } from './language.ts';
import { runChecks } from './rules/index.ts';
import { withReading } from './with-reading.ts';
import { withVouched } from './with-vouched.ts';

interface Review {
  readonly evidence: readonly Evidence[];
  readonly checks: readonly Check[];
}

/** What emails are reviewed by. */
export interface ReviewGrounds {
  readonly index: SourceIndex;
  readonly grounds: Omit<CheckGrounds, 'language'>;
  readonly detect: LanguageDetector;
  /** What was found in emails by the same grounds, so that the same text is not read twice. */
  readonly known?: Map<string, Found>;
  /** What a second reader said of the sequence; nothing by default. */
  readonly reading?: SecondReading | null;
}

type Found = Pick<CheckGrounds, 'language'> & { readonly evidence: readonly Evidence[] };

/** What every email rests on, and whether it may be sent; some rules look at the whole sequence. */
export function reviewEmails(emails: readonly ReviewedEmail[], by: ReviewGrounds): readonly Review[] {
  return emails.map((email, position) => reviewEmail(email, { sequence: emails, position }, by));
}

/** The same for one email at its place in the sequence, which may not be whole yet. */
export function reviewEmail(
  email: ReviewedEmail,
  place: { readonly sequence: readonly ReviewedEmail[]; readonly position: number },
  by: ReviewGrounds,
): Review {
  const { language, evidence: found } = foundIn(email, by);
  const read = withReading(email, found, by.reading ?? null, by.index);
  const evidence = withVouched(read, email.vouched ?? []);
  return { evidence, checks: runChecks(email, { ...by.grounds, ...place, language, evidence }) };
}

function foundIn(email: ReviewedEmail, { index, grounds, detect, known }: ReviewGrounds): Found {
  const key = JSON.stringify([email.subject, email.body, email.claims]);
  const before = known?.get(key);
  if (before !== undefined) return before;
  const language = detect(email.body);
  const found = { language, evidence: checkEvidence(email, email.claims, index, { today: grounds.today, language }) };
  known?.set(key, found);
  return found;
}
