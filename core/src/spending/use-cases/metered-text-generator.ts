import type { ModelPrice, UsageKind } from '../../contract/index.ts';
import type { BilledTo } from '../../credentials/domain/billed-to.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import type { PromptParts } from '../../generation/domain/prompt-parts.ts';
import { maxOutputTokens, maxSummaryTokens, tryOutTokens } from '../../generation/domain/unusable-answer.ts';
import { maxCalls, wastedBy } from '../../generation/domain/wasted-calls.ts';
import {
  TextGenerator,
  type CallUsage,
  type RewriteAnswer,
  type RewriteRequest,
  type SequenceAnswer,
  type SequenceRequest,
  type SummaryAnswer,
  type TryOutRequest,
} from '../../generation/ports/text-generator.ts';
import type { UsageRepository } from '../../generation/ports/usage-repository.ts';
import type { ModelPrices } from '../../models/use-cases/model-prices.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { Logger } from '../../shared/logger.ts';
import { maxCostUsd, type CallBounds } from '../domain/max-cost-usd.ts';
import type { Reservation, SpendGuard } from './spend-guard.ts';

interface Deps {
  inner: TextGenerator;
  usage: UsageRepository;
  modelPrices: Pick<ModelPrices, 'execute' | 'highestPrice'>;
  guard: Pick<SpendGuard, 'reserve'>;
  clock: Clock;
  ids: IdGenerator;
  logger: Logger;
}

/** A call that costs money. */
interface MeteredCall {
  readonly kind: UsageKind;
  readonly model: string;
  readonly billedTo: BilledTo;
  readonly signal?: AbortSignal | undefined;
  readonly onAnswered?: (() => void) | undefined;
  readonly bounds: CallBounds;
}

interface MadeCall extends MeteredCall {
  /** Null: the price is unknown. */
  readonly price: ModelPrice | null;
  /** The price at which the limits count it: the highest known price where its own is unknown. */
  readonly countedPrice: ModelPrice;
  readonly reservation: Reservation;
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
  test: 0,
};

/**
 * Keeps every call to the AI within the limits, and records what each has used. The usage of a record's sequence is
 * stored by the record's own end, in the same write as its result; here only what its failed calls have wasted.
 */
export class MeteredTextGenerator extends TextGenerator {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super();
    this.#deps = deps;
  }

  writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    return this.#metered(
      { ...request, kind: request.kind ?? 'generation', bounds: boundsOf(request.prompt, maxCalls) },
      () => this.#deps.inner.writeSequence(request),
    );
  }

  rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    return this.#metered({ ...request, kind: 'rewrite', bounds: boundsOf(request.prompt, 1) }, () =>
      this.#deps.inner.rewriteEmail(request),
    );
  }

  summarise(request: Parameters<TextGenerator['summarise']>[0]): Promise<SummaryAnswer> {
    const inputBytes = Buffer.byteLength(request.instructions) + Buffer.byteLength(request.text);
    const bounds = { inputBytes, outputTokens: maxSummaryTokens, calls: 1 };
    return this.#metered({ ...request, kind: 'summary', bounds }, () => this.#deps.inner.summarise(request));
  }

  tryOut(request: TryOutRequest): Promise<CallUsage> {
    const bounds = { inputBytes: 0, outputTokens: tryOutTokens, calls: 1 };
    return this.#metered({ ...request, kind: 'test', bounds }, () => this.#deps.inner.tryOut(request));
  }

  async #metered<T extends CallUsage>(call: MeteredCall, ask: () => Promise<T>): Promise<T> {
    const { guard, modelPrices } = this.#deps;
    const { kind, model, billedTo, bounds, signal } = call;
    signal?.throwIfAborted();
    const { price } = await modelPrices.execute({ department: billedTo.department, aiModel: model });
    const countedPrice = price ?? (await modelPrices.highestPrice());
    const patience = { patienceMs: patienceMs[kind], signal };
    const reservation = await guard.reserve(billedTo, maxCostUsd(countedPrice, bounds), patience);
    const made = { ...call, price, countedPrice, reservation };
    try {
      const answer = await ask();
      call.onAnswered?.();
      await this.#settle(made, answer, kind === 'generation' ? null : 'ready');
      return answer;
    } catch (error) {
      await this.#settle(made, paidFor(error, signal), kind === 'generation' ? 'wasted' : 'error');
      throw error;
    }
  }

  /**
   * `paid` null: certainly nothing has to be paid for. `outcome` null: the record stores the usage. It never rejects,
   * because the answer is already paid for and worth more than its bookkeeping.
   */
  async #settle(made: MadeCall, paid: CallUsage | null, outcome: UsageFact['outcome'] | null): Promise<void> {
    const { usage: facts, clock, ids, logger } = this.#deps;
    const { kind, model, billedTo, price, countedPrice, reservation } = made;
    try {
      if (paid === null) return await reservation.settle(0);
      const { usage, serviceTier } = paid;
      // Without reported usage, the call may have cost as much as was held.
      await reservation.settle(costUsd(countedPrice, usage, serviceTier) ?? reservation.maxCostUsd);
      if (outcome === null) return;
      await facts.add({
        id: ids.next(),
        kind,
        at: clock.now(),
        ...billedTo,
        promptId: null,
        promptVersion: null,
        aiModel: model,
        outcome,
        inputTokens: usage?.inputTokens ?? 0,
        outputTokens: usage?.outputTokens ?? 0,
        costUsd: costUsd(price, usage, serviceTier),
        msToReady: null,
      });
    } catch (error) {
      logger.warn({ err: error, kind, model }, 'what a call of the AI used could not be stored');
    }
  }
}

function boundsOf({ instructions, stablePrefix, contactData }: PromptParts, calls: number): CallBounds {
  const inputBytes = [instructions, stablePrefix, contactData].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { inputBytes, outputTokens: maxOutputTokens, calls };
}

/**
 * The usage of a call that failed but is or may have to be paid for, also because nobody waited for its end; else null.
 */
function paidFor(error: unknown, signal: AbortSignal | undefined): CallUsage | null {
  return wastedBy(error) ?? (signal?.aborted === true ? { usage: null, serviceTier: 'default' } : null);
}
