import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import type { CheckGrounds } from '../../checks/contract/evidence.ts';
import { checkEvidence, runChecks, type LanguageDetector, type SourceIndex } from '../../checks/index.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';

export type ReviewedEmail = Pick<AnswerEmail, 'subject' | 'body' | 'claims'>;

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
): readonly EmailReview[] {
  return emails.map((email, position) => {
    const language = detect(email.body);
    const evidence = checkEvidence(email, email.claims, index, { today: grounds.today, language });
    const checks = runChecks(email, { ...grounds, language, evidence, sequence: emails, position });
    return { evidence, checks };
  });
}
