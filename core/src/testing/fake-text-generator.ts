import type { AiAnswer } from '../models/contract/ai-result.ts';
import {
  TextGenerator,
  type PaidAnswer,
  type ReadingAnswer,
  type ReadingRequest,
  type RewriteAnswer,
  type RewriteRequest,
  type SequenceAnswer,
  type SequenceRequest,
  type SummaryAnswer,
  type TryOutRequest,
} from '../models/ports/text-generator.ts';
import type { ModelCall, OnCall } from '../models/domain/model-call.ts';
import type { GenerationUsage } from '../models/domain/prompt-parts.ts';
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
  readonly readingRequests: ReadingRequest[] = [];
  /** What a second reader answers to a request. */
  read: (request: ReadingRequest) => Promise<ReadingAnswer['verdicts']> | ReadingAnswer['verdicts'] = () => [];
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
  /** The same for `summarise`. */
  whileSummarising: () => Promise<void> | void = () => {};
  readonly #sequenceFailures = new PlannedFailures();
  readonly #summaryFailures = new PlannedFailures();
  readonly #paidBefore = new Map<unknown, readonly (GenerationUsage | null)[]>();

  /** `paid`: the usage of each call that has to be paid for although the error follows; null where nobody knows it. */
  failNextSequence(error: Error, times = 1, paid: readonly (GenerationUsage | null)[] = []): void {
    this.#sequenceFailures.add(error, times);
    this.#paidBefore.set(error, paid);
  }

  /** `paid`: as for `failNextSequence`. */
  failNextSummary(error: Error, times = 1, paid: readonly (GenerationUsage | null)[] = []): void {
    this.#summaryFailures.add(error, times);
    this.#paidBefore.set(error, paid);
  }

  async writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    this.requests.push(request);
    request.signal?.throwIfAborted();
    await this.whileWriting(request);
    const { model, serviceTier, signal, onCall } = request;
    if (signal?.aborted === true) onCall?.({ usage: null, serviceTier });
    signal?.throwIfAborted();
    this.#failAsPlanned(this.#sequenceFailures, onCall);
    return { answer: this.answer, model, calls: this.#paidCalls({ usage: this.usage, serviceTier }, onCall) };
  }

  async rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    this.rewriteRequests.push(request);
    request.signal?.throwIfAborted();
    this.#failAsPlanned(this.#sequenceFailures, request.onCall);
    return { email: this.rewritten, model: request.model, calls: this.#paidCalls(this.#usual, request.onCall) };
  }

  async tryOut({ model, signal, onCall }: TryOutRequest): Promise<PaidAnswer> {
    signal?.throwIfAborted();
    this.tried.push(model);
    this.#failAsPlanned(this.#sequenceFailures, onCall);
    return { calls: this.#paidCalls(this.#usual, onCall) };
  }

  async summarise(request: SummaryRequest): Promise<SummaryAnswer> {
    this.summaryRequests.push(request);
    request.signal?.throwIfAborted();
    await this.whileSummarising();
    this.#failAsPlanned(this.#summaryFailures, request.onCall);
    return { text: this.summary, calls: this.#paidCalls(this.#usual, request.onCall) };
  }

  async judgeSentences(request: ReadingRequest): Promise<ReadingAnswer> {
    this.readingRequests.push(request);
    request.signal?.throwIfAborted();
    return { verdicts: await this.read(request), calls: this.#paidCalls(this.#usual, request.onCall) };
  }

  get #usual(): ModelCall {
    return { usage: this.usage, serviceTier: 'default' };
  }

  #paidCalls(call: ModelCall, onCall: OnCall | undefined): readonly ModelCall[] {
    onCall?.(call);
    return [call];
  }

  #failAsPlanned(failures: PlannedFailures, onCall: OnCall | undefined): void {
    try {
      failures.throwNext();
    } catch (error) {
      for (const usage of this.#paidBefore.get(error) ?? []) onCall?.({ usage, serviceTier: 'default' });
      throw error;
    }
  }
}
