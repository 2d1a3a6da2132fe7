import type { CheckGrounds } from '../../checks/contract/evidence.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';
import { vouchesOf, type Vouch } from '../../records/domain/vouch.ts';
import { AppError } from '../../platform/app-error.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { VersionReviewer } from './version-reviewer.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * A text's review, and the facts that the rules used; both null for a version that was generated before sources were
 * kept.
 */
export interface CheckedEmail {
  readonly review: EmailReview | null;
  readonly grounds: CheckGrounds | null;
  readonly vouches: readonly Vouch[];
}

/**
 * Reviews a text in place of a stored email, and stores nothing. Users may open their own records, superadmins any.
 * Errors: `not_found` for record, version or index.
 */
export class CheckEmail extends UseCase({ getRecord: GetRecord, reviewer: VersionReviewer }) {
  async execute({
    index,
    subject,
    body,
    ...which
  }: Parameters<GetRecord['execute']>[0] & EmailTexts & { readonly index: number }): Promise<CheckedEmail> {
    const { record, shown } = await this.deps.getRecord.execute(which);
    if (shown?.answer.emails[index] === undefined) throw new AppError('not_found', 'This email is no longer there.');
    const [reviews, grounds] = await Promise.all([
      this.deps.reviewer.review({ recordId: record.id, userId: which.actor.userId }, shown, { index, subject, body }),
      this.deps.reviewer.groundsOf(shown, { body }),
    ]);
    return { review: reviews?.[index] ?? null, grounds, vouches: vouchesOf(shown.review?.vouched ?? [], index) };
  }
}
