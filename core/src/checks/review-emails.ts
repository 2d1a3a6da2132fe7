import type { Check, CheckGrounds, Evidence, ReviewedEmail } from './contract/evidence.ts';
import { checkEvidence } from './check-evidence.ts';
import type { SourceIndex } from './index-sources.ts';
import type { LanguageDetector } from './language.ts';
import { runChecks } from './rules/index.ts';

/** What every email rests on, and whether it may be sent; some rules look at the whole sequence. */
export function reviewEmails(
  emails: readonly ReviewedEmail[],
  {
    index,
    grounds,
    detect,
  }: {
    readonly index: SourceIndex;
    readonly grounds: Omit<CheckGrounds, 'language'>;
    readonly detect: LanguageDetector;
  },
): readonly { readonly evidence: readonly Evidence[]; readonly checks: readonly Check[] }[] {
  return emails.map((email, position) => {
    const language = detect(email.body);
    const evidence = checkEvidence(email, email.claims, index, { today: grounds.today, language });
    const checks = runChecks(email, { ...grounds, language, evidence, sequence: emails, position });
    return { evidence, checks };
  });
}
