import type { CheckGrounds } from '../../contract/index.ts';
import type { EmailTexts } from '../../generation/domain/email-texts.ts';
import type { GenerationVersion } from '../../generation/domain/generation-record.ts';
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
    const { history, reviewer } = this.#deps;
    const emails = answer.emails.map((email, at) => (at === index ? { ...email, subject, body } : email));
    const sources = await unpackSources(await history.readSources(recordId, review.sources));
    return reviewer.review({ emails, sources, facts: review.facts, department: request.department });
  }

  /**
   * The links and addresses of a text that no source of the version contains; all of them where no sources were kept.
   */
  async unknownLinks(
    recordId: string,
    { request, review }: Pick<GenerationVersion, 'request' | 'review'>,
    text: string,
  ): Promise<ReadonlySet<string>> {
    const { history, reviewer } = this.#deps;
    const sources = await unpackSources(await history.readSources(recordId, review?.sources ?? []));
    return reviewer.unknownLinks(text, { sources, department: request.department });
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
