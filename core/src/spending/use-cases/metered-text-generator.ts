import type { UsageKind } from '../../contract/index.ts';
import type { BilledTo } from '../../credentials/domain/billed-to.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { wastedBy } from '../../generation/domain/wasted-calls.ts';
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

interface Deps {
  inner: TextGenerator;
  usage: UsageRepository;
  modelPrices: Pick<ModelPrices, 'execute'>;
  clock: Clock;
  ids: IdGenerator;
  logger: Logger;
}

/** A call to be paid for. */
interface MeteredCall {
  readonly kind: UsageKind;
  readonly model: string;
  readonly billedTo: BilledTo;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tells what every call of the AI has used. A sequence that a record waits for is told by the record's own end, in the
 * same write as its result; here only what such a call has wasted.
 */
export class MeteredTextGenerator extends TextGenerator {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super();
    this.#deps = deps;
  }

  writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    return this.#metered({ ...request, kind: request.kind ?? 'generation' }, () =>
      this.#deps.inner.writeSequence(request),
    );
  }

  rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    return this.#metered({ ...request, kind: 'rewrite' }, () => this.#deps.inner.rewriteEmail(request));
  }

  summarise(request: Parameters<TextGenerator['summarise']>[0]): Promise<SummaryAnswer> {
    return this.#metered({ ...request, kind: 'summary' }, () => this.#deps.inner.summarise(request));
  }

  tryOut(request: TryOutRequest): Promise<CallUsage> {
    return this.#metered({ ...request, kind: 'test' }, () => this.#deps.inner.tryOut(request));
  }

  async #metered<T extends CallUsage>(call: MeteredCall, ask: () => Promise<T>): Promise<T> {
    call.signal?.throwIfAborted();
    try {
      const answer = await ask();
      if (call.kind !== 'generation') await this.#tell(call, 'ready', answer);
      return answer;
    } catch (error) {
      const paid = paidFor(error, call.signal);
      if (paid !== null) await this.#tell(call, call.kind === 'generation' ? 'wasted' : 'error', paid);
      throw error;
    }
  }

  /** Never rejects: the call is made and paid for, and its answer is worth more than its fact. */
  async #tell(call: MeteredCall, outcome: UsageFact['outcome'], { usage, serviceTier }: CallUsage): Promise<void> {
    const { usage: facts, modelPrices, clock, ids, logger } = this.#deps;
    const { kind, model, billedTo } = call;
    try {
      const { price } = await modelPrices.execute({ department: billedTo.department, aiModel: model });
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

/** The usage of a call that failed and is or may be paid for, also because nobody waited for its end; else null. */
function paidFor(error: unknown, signal: AbortSignal | undefined): CallUsage | null {
  return wastedBy(error) ?? (signal?.aborted === true ? { usage: null, serviceTier: 'default' } : null);
}
