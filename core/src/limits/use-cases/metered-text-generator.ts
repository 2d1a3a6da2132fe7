import type { UsageKind } from '../contract/usage-kinds.ts';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import { maxCalls, maxSummaryTokens, tryOutTokens } from '../../models/domain/call-limits.ts';
import { costUsd } from '../../models/domain/cost.ts';
import type { ModelCall, OnCall } from '../../models/domain/model-call.ts';
import {
  boundsOfPrompt,
  boundsOfReading,
  boundsOfSequencePrompt,
  type PromptBounds,
} from '../../models/domain/prompt-bounds.ts';
import type { UsageFact } from '../domain/usage-fact.ts';
import { escapeText } from '../../platform/xml.ts';
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
} from '../../models/ports/text-generator.ts';
import type { UsageRepository } from '../ports/usage-repository.ts';
import type { ModelPrices } from '../../models/use-cases/model-prices.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdGenerator } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import { untilStored } from '../../platform/until-stored.ts';
import { maxCostUsd } from '../domain/max-cost-usd.ts';
import type { SpendGuard } from './spend-guard.ts';

interface Deps {
  inner: TextGenerator;
  usage: UsageRepository;
  modelPrices: Pick<ModelPrices, 'execute' | 'highestPrice'>;
  guard: Pick<SpendGuard, 'reserve'>;
  clock: Clock;
  ids: IdGenerator;
  logger: Logger;
}

/** A request that costs money. */
interface MeteredRequest {
  readonly kind: UsageKind;
  readonly model: string;
  readonly billedTo: BilledTo;
  readonly signal?: AbortSignal | undefined;
  readonly onAnswered?: (() => void) | undefined;
  readonly onCall?: OnCall | undefined;
  readonly bounds: PromptBounds;
}

/**
 * How long a call waits until others in flight release what they hold: as long as those take, or as long as a person
 * waits.
 */
const patienceMs: Readonly<Record<UsageKind, number>> = {
  generation: 5 * 60_000,
  trial: 5 * 60_000,
  rewrite: 5_000,
  summary: 5_000,
  // A finished sequence waits for it, and is worth showing without it.
  reading: 0,
  test: 0,
};

/** How long it is tried to store what calls have used while the store cannot be written. */
const storePatienceMs = 10_000;

/**
 * Keeps every call to the AI within the limits, and stores what each has used, as soon as it has ended and whatever
 * follows: an answer, an error, or a job that has lost its lease or its record.
 */
export class MeteredTextGenerator extends TextGenerator {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super();
    this.#deps = deps;
  }

  writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    return this.#metered(
      { ...request, kind: request.kind ?? 'generation', bounds: boundsOfSequencePrompt(request.prompt) },
      (onCall) => this.#deps.inner.writeSequence({ ...request, onCall }),
    );
  }

  rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    return this.#metered({ ...request, kind: 'rewrite', bounds: boundsOfPrompt(request.prompt) }, (onCall) =>
      this.#deps.inner.rewriteEmail({ ...request, onCall }),
    );
  }

  summarise(request: Parameters<TextGenerator['summarise']>[0]): Promise<SummaryAnswer> {
    const inputTokens = Buffer.byteLength(request.instructions) + Buffer.byteLength(escapeText(request.text));
    const bounds = { inputTokens, outputTokens: maxSummaryTokens, calls: maxCalls };
    return this.#metered({ ...request, kind: 'summary', bounds }, (onCall) =>
      this.#deps.inner.summarise({ ...request, onCall }),
    );
  }

  judgeSentences(request: ReadingRequest): Promise<ReadingAnswer> {
    return this.#metered({ ...request, kind: 'reading', bounds: boundsOfReading(request) }, (onCall) =>
      this.#deps.inner.judgeSentences({ ...request, onCall }),
    );
  }

  tryOut(request: TryOutRequest): Promise<PaidAnswer> {
    const bounds = { inputTokens: 0, outputTokens: tryOutTokens, calls: maxCalls };
    return this.#metered({ ...request, kind: 'test', bounds }, (onCall) =>
      this.#deps.inner.tryOut({ ...request, onCall }),
    );
  }

  async #metered<T>(request: MeteredRequest, ask: (onCall: OnCall) => Promise<T>): Promise<T> {
    const { guard, modelPrices } = this.#deps;
    const { kind, model, billedTo, bounds, signal } = request;
    signal?.throwIfAborted();
    const { price } = await modelPrices.execute({ department: billedTo.department, aiModel: model });
    // The limits count a model of unknown price at the highest known one.
    const countedPrice = price ?? (await modelPrices.highestPrice());
    const patience = { patienceMs: patienceMs[kind], signal };
    const reservation = await guard.reserve(billedTo, maxCostUsd(countedPrice, bounds), patience);
    let spentUsd = 0;
    const storing: Promise<void>[] = [];
    try {
      const answer = await ask((call) => {
        // A call whose usage nobody knows may have cost as much as was held for it.
        const countedUsd = costUsd(countedPrice, call.usage, call.serviceTier) ?? reservation.maxCostUsd / bounds.calls;
        spentUsd += countedUsd;
        storing.push(
          this.#storeFact(request, call, { costUsd: costUsd(price, call.usage, call.serviceTier), countedUsd }),
        );
        request.onCall?.(call);
      });
      request.onAnswered?.();
      return answer;
    } finally {
      const settling = reservation.settle(spentUsd).catch((error: unknown) => this.#warn(request, error));
      await Promise.all([...storing, settling]);
    }
  }

  /** Never rejects, because the answer is already paid for and worth more than its bookkeeping. */
  async #storeFact(
    request: MeteredRequest,
    { usage }: ModelCall,
    cost: Pick<UsageFact, 'costUsd' | 'countedUsd'>,
  ): Promise<void> {
    const { usage: facts, clock, ids } = this.#deps;
    const { kind, model, billedTo } = request;
    const fact: UsageFact = {
      id: ids.next(),
      kind,
      at: clock.now(),
      userId: billedTo.userId,
      department: billedTo.department,
      jobId: billedTo.jobId ?? null,
      promptId: null,
      promptVersion: null,
      aiModel: model,
      outcome: 'call',
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
      ...cost,
      msToReady: null,
    };
    const onTrouble = (error: unknown): void => this.#warn(request, error);
    const signal = AbortSignal.timeout(storePatienceMs);
    await untilStored(() => facts.add(fact), { signal, onTrouble }).catch(onTrouble);
  }

  #warn({ kind, model }: MeteredRequest, error: unknown): void {
    this.#deps.logger.warn({ err: error, kind, model }, 'what a call of the AI used could not be stored');
  }
}
