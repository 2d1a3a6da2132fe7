export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /** `server`: a request came in. `client`: a call to a vendor. `producer` and `consumer`: the two ends of the queue. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** By OpenTelemetry's semantic conventions. Never holds data of a person. */
  readonly attributes?: SpanAttributes;
  /** The `traceparent` (W3C Trace Context) of what this continues; by default what runs now. */
  readonly parent?: string | undefined;
}

/** Tells how long the steps of a request take, across processes. */
export abstract class Tracing {
  /** The `traceparent` of what runs now, for another process to continue; undefined where nothing is traced. */
  abstract current(): string | undefined;
  /** Runs `work` as a step. `add` adds what is known only at its end. An error of `work` marks the step and is thrown on. */
  abstract span<T>(
    name: string,
    options: SpanOptions,
    work: (add: (attributes: SpanAttributes) => void) => Promise<T>,
  ): Promise<T>;
  /** Sends what was not sent yet, for at most a few seconds. */
  abstract close(): Promise<void>;
}

/** Traces nothing. */
export class NoTracing extends Tracing {
  current(): undefined {
    return undefined;
  }

  span<T>(_name: string, _options: SpanOptions, work: (add: () => void) => Promise<T>): Promise<T> {
    return work(() => undefined);
  }

  async close(): Promise<void> {}
}
