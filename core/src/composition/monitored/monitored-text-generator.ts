import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { usageOf } from '../../models/domain/model-call.ts';
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
import type { SpanAttributes, Tracing } from '../../platform/tracing.ts';

interface Call {
  readonly model: string;
  readonly credential: Credential;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Records the success or failure of every call to the AI, and traces it by OpenTelemetry's conventions for generative
 * AI.
 */
export class MonitoredTextGenerator extends TextGenerator {
  readonly #inner: TextGenerator;
  readonly #monitor: ConnectionMonitor;
  readonly #tracing: Tracing;

  constructor(inner: TextGenerator, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
    this.#tracing = tracing;
  }

  writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    return this.#watched(request, () => this.#inner.writeSequence(request));
  }

  rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer> {
    return this.#watched(request, () => this.#inner.rewriteEmail(request));
  }

  /** The test of a key records its own result. */
  tryOut(request: TryOutRequest): Promise<PaidAnswer> {
    return this.#traced(request.model, () => this.#inner.tryOut(request));
  }

  summarise(request: Parameters<TextGenerator['summarise']>[0]): Promise<SummaryAnswer> {
    return this.#watched(request, () => this.#inner.summarise(request));
  }

  judgeSentences(request: ReadingRequest): Promise<ReadingAnswer> {
    return this.#watched(request, () => this.#inner.judgeSentences(request));
  }

  #watched<T extends PaidAnswer>({ model, credential, signal }: Call, call: () => Promise<T>): Promise<T> {
    return this.#traced(model, () => this.#monitor.watch(credential, call, signal));
  }

  #traced<T extends PaidAnswer>(model: string, call: () => Promise<T>): Promise<T> {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': model,
    };
    return this.#tracing.span(`chat ${model}`, { kind: 'client', attributes }, async (add) => {
      const answer = await call();
      add(attributesOf(answer));
      return answer;
    });
  }
}

function attributesOf({ model, calls }: PaidAnswer & { readonly model?: string }): SpanAttributes {
  const usage = usageOf(calls);
  return {
    'gen_ai.response.model': model,
    'gen_ai.usage.input_tokens': usage?.inputTokens,
    'gen_ai.usage.cache_read.input_tokens': usage?.cachedTokens,
    'gen_ai.usage.output_tokens': usage?.outputTokens,
  };
}
