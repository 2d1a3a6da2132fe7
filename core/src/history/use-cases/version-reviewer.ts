import type { CheckGrounds, Source } from '../../contract/index.ts';
import { indexSources, linkRule } from '../../evidence/index.ts';
import type { EmailTexts } from '../../generation/domain/email-texts.ts';
import type { GenerationVersion } from '../../generation/domain/generation-record.ts';
import { markLinks } from '../../generation/domain/mark-links.ts';
import type { EmailReview } from '../../generation/domain/sequence-review.ts';
import { unpackSources } from '../../generation/domain/source-bundles.ts';
import type { SequenceReviewer } from '../../generation/use-cases/sequence-reviewer.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

/** Reviews a stored version again, with a new text for one of its emails. */
export class VersionReviewer {
  readonly #deps: { history: HistoryRepository; reviewer: SequenceReviewer };

  constructor(deps: { history: HistoryRepository; reviewer: SequenceReviewer }) {
    this.#deps = deps;
  }

  /** The reviews of all emails; null for a version that was generated before sources were kept. */
  async review(
    recordId: string,
    { answer, request, review }: Pick<GenerationVersion, 'answer' | 'request' | 'review'>,
    { index, subject, body }: EmailTexts & { readonly index: number },
  ): Promise<readonly EmailReview[] | null> {
    if (review === null) return null;
    const emails = answer.emails.map((email, at) => (at === index ? { ...email, subject, body } : email));
    const sources = await this.#sourcesOf(recordId, review);
    return this.#deps.reviewer.review({ emails, sources, facts: review.facts, department: request.department });
  }

  /**
   * Sanitised HTML with the links and addresses marked that no source of the version contains; all of them where no
   * sources were kept.
   */
  async markLinks(recordId: string, { review }: Pick<GenerationVersion, 'review'>, html: string): Promise<string> {
    return markLinks(html, indexSources(await this.#sourcesOf(recordId, review)));
  }

  /** The version as it is shown: an older Overture judged its links by another rule, so they are judged again. */
  async current(recordId: string, version: GenerationVersion): Promise<GenerationVersion> {
    const { answer, playbook, review, request, readyAt } = version;
    if (review?.linkRule === linkRule) return version;
    const sources = await this.#sourcesOf(recordId, review);
    const index = indexSources(sources);
    const mark = (html: string): string => markLinks(html, index);
    const emails =
      review &&
      (await this.#deps.reviewer.review({
        emails: answer.emails,
        sources,
        facts: review.facts,
        department: request.department,
        at: readyAt,
      }));
    return {
      ...version,
      answer: { ...answer, sales_playbook_html: mark(answer.sales_playbook_html) },
      playbook: {
        keyInsights: playbook.keyInsights.map(mark),
        recommendedStrategy: playbook.recommendedStrategy.map(mark),
        ...(playbook.html !== undefined && { html: mark(playbook.html) }),
      },
      review: review && emails && { ...review, emails, linkRule },
    };
  }

  async #sourcesOf(recordId: string, review: GenerationVersion['review']): Promise<readonly Source[]> {
    return unpackSources(await this.#deps.history.readSources(recordId, review?.sources ?? []));
  }

  /**
   * What the rules need to know today about a text of the version; null for a version that was generated before sources
   * were kept.
   */
  async groundsOf(
    { request, review }: Pick<GenerationVersion, 'request' | 'review'>,
    { body }: Pick<EmailTexts, 'body'>,
  ): Promise<CheckGrounds | null> {
    return review && this.#deps.reviewer.groundsOf({ facts: review.facts, department: request.department, body });
  }
}
