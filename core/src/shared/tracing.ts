export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /**
   * `server`: an incoming request. `client`: a call to a vendor. `producer` and `consumer`: the two ends of the queue.
   */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Named by OpenTelemetry's semantic conventions. Never holds personal data. */
  readonly attributes?: SpanAttributes;
  /** The `traceparent` (W3C Trace Context) of the span that this one continues; by default the current span. */
  readonly parent?: string | undefined;
}

/** Records how long the steps of a request take, across processes. */
export abstract class Tracing {
  /** The `traceparent` of the current span, for another process to continue; undefined where tracing is off. */
  abstract current(): string | undefined;
  /**
   * Runs `work` as a span. `add` adds attributes that are known only at its end. An error of `work` marks the span and
   * is thrown on.
   */
  abstract span<T>(
    name: string,
    options: SpanOptions,
    work: (add: (attributes: SpanAttributes) => void) => Promise<T>,
  ): Promise<T>;
  /** Sends what has not been sent yet; takes a few seconds at most. */
  abstract close(): Promise<void>;
}

/** Used where tracing is off. */
export class NoTracing extends Tracing {
  current(): undefined {
    return undefined;
  }

  span<T>(_name: string, _options: SpanOptions, work: (add: () => void) => Promise<T>): Promise<T> {
    return work(() => undefined);
  }

  async close(): Promise<void> {}
}
