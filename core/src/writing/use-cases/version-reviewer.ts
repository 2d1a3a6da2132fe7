import type { CheckGrounds, ReviewedEmail, Source } from '../../checks/contract/evidence.ts';
import { linkRule } from '../../checks/index.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';
import { vouchesOf } from '../../records/domain/vouch.ts';
import { unpackSources } from '../../records/domain/source-bundles.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { UseCase } from '../../platform/needs.ts';

interface ReviewedFor {
  readonly recordId: string;
  /** Who asks for it. */
  readonly userId: string;
}

/** Reviews a stored version again, with a new text for one of its emails. */
export class VersionReviewer extends UseCase({ history: HistoryRepository, reviewer: SequenceReviewer }) {
  /**
   * The reviews of all emails, with a new text for one of them where that is given; null for a version that was
   * generated before sources were kept.
   */
  async review(
    { recordId, userId }: ReviewedFor,
    { answer, request, review }: Pick<GenerationVersion, 'answer' | 'request' | 'review'>,
    replaced?: EmailTexts & { readonly index: number },
  ): Promise<readonly EmailReview[] | null> {
    if (review === null) return null;
    const emails = reviewedEmails(answer, review).map((email, at) =>
      at === replaced?.index ? { ...email, subject: replaced.subject, body: replaced.body } : email,
    );
    const sources = await this.#sourcesOf(recordId, review);
    const { facts, reading } = review;
    return this.deps.reviewer.review({ userId, emails, sources, facts, reading, department: request.department });
  }

  /**
   * Sanitised HTML with the links and addresses marked that no source of the version contains; all of them where no
   * sources were kept.
   */
  async markLinks(
    { recordId, userId }: ReviewedFor,
    { request, review }: Pick<GenerationVersion, 'request' | 'review'>,
    html: string,
  ): Promise<string> {
    const sources = await this.#sourcesOf(recordId, review);
    const [marked = ''] = await this.deps.reviewer.markLinks([html], {
      userId,
      sources,
      department: request.department,
    });
    return marked;
  }

  /** The version as it is shown: an older Overture judged its links by another rule, so they are judged again. */
  async current({ recordId, userId }: ReviewedFor, version: GenerationVersion): Promise<GenerationVersion> {
    const { answer, playbook, review, request, readyAt } = version;
    if (review?.linkRule === linkRule) return version;
    const { reviewer } = this.deps;
    const basis = { userId, sources: await this.#sourcesOf(recordId, review), department: request.department };
    const { keyInsights, recommendedStrategy } = playbook;
    const [whole = '', html = '', ...lines] = await reviewer.markLinks(
      [answer.sales_playbook_html, playbook.html ?? '', ...keyInsights, ...recommendedStrategy],
      basis,
    );
    const emails =
      review &&
      (await reviewer.review({
        ...basis,
        emails: reviewedEmails(answer, review),
        facts: review.facts,
        reading: review.reading,
        at: readyAt,
      }));
    return {
      ...version,
      answer: { ...answer, sales_playbook_html: whole },
      playbook: {
        keyInsights: lines.slice(0, keyInsights.length),
        recommendedStrategy: lines.slice(keyInsights.length),
        ...(playbook.html !== undefined && { html }),
      },
      review: review && emails && { ...review, emails, linkRule },
    };
  }

  async #sourcesOf(recordId: string, review: GenerationVersion['review']): Promise<readonly Source[]> {
    return unpackSources(await this.deps.history.readSources(recordId, review?.sources ?? []));
  }

  /**
   * What the rules need to know today about a text of the version; null for a version that was generated before sources
   * were kept.
   */
  async groundsOf(
    { request, review }: Pick<GenerationVersion, 'request' | 'review'>,
    { body }: Pick<EmailTexts, 'body'>,
  ): Promise<CheckGrounds | null> {
    return review && this.deps.reviewer.groundsOf({ facts: review.facts, department: request.department, body });
  }
}

function reviewedEmails(
  { emails }: GenerationVersion['answer'],
  { vouched }: NonNullable<GenerationVersion['review']>,
): readonly ReviewedEmail[] {
  return emails.map((email, index) => ({ ...email, vouched: vouchesOf(vouched, index) }));
}
