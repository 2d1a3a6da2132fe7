import type { AiAnswer } from '../contract/index.ts';
import { TextGenerator } from '../generation/ports/text-generator.ts';
import type { GenerationUsage } from '../generation/domain/prompt-parts.ts';
import type {
  CallUsage,
  RewriteAnswer,
  RewriteRequest,
  SequenceAnswer,
  SequenceRequest,
  SummaryAnswer,
  TryOutRequest,
} from '../generation/ports/text-generator.ts';
import { PlannedFailures } from './planned-failures.ts';

type SummaryRequest = Parameters<TextGenerator['summarise']>[0];

/** Writes a fixed answer, or the one set, and remembers what it was asked. */
export class FakeTextGenerator extends TextGenerator {
  readonly requests: SequenceRequest[] = [];
  /** Models that were tried out. */
  readonly tried: string[] = [];
  readonly rewriteRequests: RewriteRequest[] = [];
  /** What a rewrite answers. */
  rewritten = { subject: 'Rewritten', body: 'Hello, in short.' };
  readonly summaryRequests: SummaryRequest[] = [];
  answer: AiAnswer = {
    detected_service: 'Web development',
    sales_playbook_html:
      '<h3>Key Insights</h3><ul><li>They grow.</li></ul><h3>Recommended Strategy</h3><ul><li>Call early.</li></ul>',
    emails: [
      { subject: 'First', body: 'Hello.', send_after_days: 0, purpose: 'Open the conversation', claims: [] },
      { subject: 'Second', body: 'Hello again.', send_after_days: 3, purpose: 'Ask again', claims: [] },
    ],
  };
  /** Null: the vendor did not tell it. */
  usage: GenerationUsage | null = { inputTokens: 1200, cachedTokens: 1000, cacheWriteTokens: 0, outputTokens: 300 };
  summary = 'A short summary.';
  /** Runs inside `writeSequence` before it answers: a place to let time pass or to wait. */
  whileWriting: (request: SequenceRequest) => Promise<void> | void = () => {};
  readonly #sequenceFailures = new PlannedFailures();
  readonly #summaryFailures = new PlannedFailures();

  failNextSequence(error: Error, times = 1): void {
    this.#sequenceFailures.add(error, times);
  }

  failNextSummary(error: Error, times = 1): void {
    this.#summaryFailures.add(error, times);
  }

  async writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    this.requests.push(request);
    request.signal?.throwIfAborted();
    await this.whileWriting(request);
    request.signal?.throwIfAborted();
    this.#sequenceFailures.throwNext();
    const { answer, usage } = this;
    const { model, serviceTier } = request;
    return { answer, usage, model, serviceTier };
  }

  async rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    this.rewriteRequests.push(request);
    request.signal?.throwIfAborted();
    this.#sequenceFailures.throwNext();
    return { email: this.rewritten, usage: this.usage, model: request.model, serviceTier: 'default' };
  }

  async tryOut({ model, signal }: TryOutRequest): Promise<CallUsage> {
    signal?.throwIfAborted();
    this.tried.push(model);
    this.#sequenceFailures.throwNext();
    return { usage: this.usage, serviceTier: 'default' };
  }

  async summarise(request: SummaryRequest): Promise<SummaryAnswer> {
    this.summaryRequests.push(request);
    request.signal?.throwIfAborted();
    this.#summaryFailures.throwNext();
    return { text: this.summary, usage: this.usage, serviceTier: 'default' };
  }
}
