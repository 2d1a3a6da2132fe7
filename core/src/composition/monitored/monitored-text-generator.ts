import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { usageOf } from '../../models/domain/model-call.ts';
import type { PaidAnswer, TextGenerator } from '../../models/ports/text-generator.ts';
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
export function monitoredTextGenerator(
  inner: TextGenerator,
  monitor: ConnectionMonitor,
  tracing: Tracing,
): TextGenerator {
  const traced = <T extends PaidAnswer>({ model }: Call, call: () => Promise<T>): Promise<T> => {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': model,
    };
    return tracing.span(`chat ${model}`, { kind: 'client', attributes }, async (add) => {
      const answer = await call();
      add(attributesOf(answer));
      return answer;
    });
  };
  const watched = <T extends PaidAnswer>(request: Call, call: () => Promise<T>): Promise<T> =>
    traced(request, () => monitor.watch(request.credential, call, request.signal));
  return {
    writeSequence: (request) => watched(request, () => inner.writeSequence(request)),
    rewriteEmail: (request) => watched(request, () => inner.rewriteEmail(request)),
    summarise: (request) => watched(request, () => inner.summarise(request)),
    judgeSentences: (request) => watched(request, () => inner.judgeSentences(request)),
    // The test of a key records its own result.
    tryOut: (request) => traced(request, () => inner.tryOut(request)),
  };
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
