import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { OpenTelemetryTracing } from '../platform/tracing/open-telemetry-tracing.ts';
import type { Tracing } from '../platform/tracing.ts';

export interface CollectedSpan {
  readonly name: string;
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
  readonly traceId: string;
  /** The name of the span in which it began; undefined for the first of its trace. */
  readonly parent: string | undefined;
}

/** Tracing by OpenTelemetry's own library, whose spans a test reads. */
export async function collectSpans(): Promise<{
  readonly tracing: Tracing;
  /** Ends the tracing and returns its spans in the order of their ends. */
  readonly finish: () => Promise<readonly CollectedSpan[]>;
}> {
  // Few tests trace, so only they load the library.
  const adapter = await import('../platform/tracing/open-telemetry-tracing.ts');
  const ended: Parameters<Exporter['export']>[0] = [];
  const tracing = new adapter.OpenTelemetryTracing('test', {
    export: (spans, done) => {
      ended.push(...spans);
      done({ code: 0 });
    },
    shutdown: async () => {},
  });
  const finish = async () => {
    await tracing.close();
    const names = new Map(ended.map((span) => [span.spanContext().spanId, span.name]));
    return ended.map((span) => ({
      name: span.name,
      kind: SpanKind[span.kind],
      attributes: span.attributes,
      isFailed: span.status.code === SpanStatusCode.ERROR,
      traceId: span.spanContext().traceId,
      parent: names.get(span.parentSpanContext?.spanId ?? ''),
    }));
  };
  return { tracing, finish };
}

type Exporter = NonNullable<ConstructorParameters<typeof OpenTelemetryTracing>[1]>;
