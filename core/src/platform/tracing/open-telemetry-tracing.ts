import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import { AppError } from '../app-error.ts';
import { Tracing, type EndSpan, type SpanAttributes, type SpanOptions } from '../tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Sends spans by OTLP over HTTP, in batches and in the background: without its collector, only spans are lost. The
 * exporter reads the standard OTEL_EXPORTER_OTLP_* variables itself.
 */
export class OpenTelemetryTracing extends Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #propagator = new W3CTraceContextPropagator();

  /** `service` is the name of this process, unless OTEL_SERVICE_NAME is set. */
  constructor(service: string, exporter: SpanExporter = new OTLPTraceExporter()) {
    super();
    this.#provider = new TracerProvider({
      resource: defaultResource().merge(
        resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || service }),
      ),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer('overture');
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(this.#propagator);
  }

  current(): string | undefined {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent;
  }

  async span<T>(
    name: string,
    { kind, attributes = {}, parent, isFailure = () => true }: SpanOptions,
    work: (add: (attributes: SpanAttributes) => void) => Promise<T>,
  ): Promise<T> {
    const within = parent === undefined ? context.active() : continued(parent);
    const span = this.#tracer.startSpan(name, { kind: kinds[kind], attributes }, within);
    try {
      return await context.with(trace.setSpan(within, span), () => work((more) => void span.setAttributes(more)));
    } catch (error) {
      // The message may quote personal data; the code never does.
      if (isFailure(error)) fail(span, { 'error.type': error instanceof AppError ? error.code : 'internal' });
      throw error;
    } finally {
      span.end();
    }
  }

  begin(describe: () => { name: string; attributes: SpanAttributes }): EndSpan | undefined {
    if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
    const { name, attributes } = describe();
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    return (failure) => {
      if (failure !== undefined) fail(span, failure);
      span.end();
    };
  }

  async close(): Promise<void> {
    await this.#provider.shutdown().catch(() => undefined);
  }
}

function fail(span: Span, attributes: SpanAttributes): void {
  span.setAttributes(attributes);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A `traceparent` that cannot be read begins a new trace. */
function continued(traceparent: string): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}
