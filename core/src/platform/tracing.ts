export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /**
   * `server`: an incoming request. `client`: a call to a vendor or a store. `producer` and `consumer`: the two ends of
   * the queue. `internal`: work within the process.
   */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** Named by OpenTelemetry's semantic conventions. Never holds personal data. */
  readonly attributes?: SpanAttributes;
  /** The `traceparent` (W3C Trace Context) of the span that this one continues; by default the current span. */
  readonly parent?: string | undefined;
  /** Whether an error of the work means that it failed; by default every error does. */
  readonly isFailure?: (error: unknown) => boolean;
}

/** Ends a span. With attributes of a failure, such as `error.type`, the span is marked as failed. */
export type EndSpan = (failure?: SpanAttributes) => void;

/**
 * The options of a span for work that another process has left, with the `traceparent` of that process. If the queue's
 * own span already continues that trace, the work is a part of it.
 */
export function continuing(left: string | undefined, tracing: Tracing): Pick<SpanOptions, 'kind' | 'parent'> {
  const isContinued = left === undefined || traceOf(tracing.current()) === traceOf(left);
  return isContinued ? { kind: 'internal' } : { kind: 'consumer', parent: left };
}

/** The id of the trace in a `traceparent`. */
function traceOf(traceparent: string | undefined): string | undefined {
  return traceparent?.split('-')[1];
}

/** Records how long the steps of a request take, across processes. */
export abstract class Tracing {
  /** The `traceparent` of the current span, for another process to continue; undefined where tracing is off. */
  abstract current(): string | undefined;
  /**
   * Runs `work` as a span. `add` adds attributes that are known only at its end. A failure of `work` marks the span; every
   * error is thrown on.
   */
  abstract span<T>(
    name: string,
    options: SpanOptions,
    work: (add: (attributes: SpanAttributes) => void) => Promise<T>,
  ): Promise<T>;
  /**
   * Begins the span of a call to a store, which `describe` names. Undefined outside of any other span, so that the store
   * queue and the sweeps, which ask every second, begin no traces.
   */
  abstract begin(describe: () => { readonly name: string; readonly attributes: SpanAttributes }): EndSpan | undefined;
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

  begin(): undefined {
    return undefined;
  }

  async close(): Promise<void> {}
}
