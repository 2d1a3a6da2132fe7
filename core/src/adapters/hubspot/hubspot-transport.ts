import { setTimeout as sleep } from 'node:timers/promises';
import type { Quota } from '../../credentials/domain/connection-health.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { failureOf, HubspotFailure, unavailable } from './hubspot-errors.ts';
import { readQuotas } from './read-quota.ts';
import type { HubspotLimiter } from './hubspot-limiter.ts';

export interface HubspotTimeouts {
  /** Of one request, in ms. */
  readonly call: number;
  /** Of a whole operation with its retries, in ms: somebody waits for a contact. */
  readonly overall: number;
  /** Of each step in reading many contacts, which nobody watches. */
  readonly bulkStep: number;
}

export const defaultTimeouts: HubspotTimeouts = { call: 10_000, overall: 30_000, bulkStep: 60_000 };

/** What one operation's requests share. */
export interface CallContext {
  /** The caller's and the operation's deadline together. */
  readonly signal: AbortSignal;
  /** Of the caller alone, to tell a caller who left from a CRM that is slow. */
  readonly callerSignal: AbortSignal | undefined;
  /** When the operation ends, on `performance.now()`'s scale. */
  readonly endsAt: number;
  readonly callMs: number;
}

export interface HubspotRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Sending it twice does what sending it once does. */
  readonly isIdempotent: boolean;
}

const maxAttempts = 5;
/** One slow answer may be chance; who is silent twice is down. */
const maxTimeouts = 2;
const largestAnswer = 64 * 1024 * 1024;

/** Starts an operation: its deadline runs from here, over all its requests. */
export function startCall(
  timeouts: Pick<HubspotTimeouts, 'call' | 'overall'>,
  callerSignal: AbortSignal | undefined,
): CallContext {
  const deadline = AbortSignal.timeout(timeouts.overall);
  return {
    signal: callerSignal === undefined ? deadline : AbortSignal.any([callerSignal, deadline]),
    callerSignal,
    endsAt: performance.now() + timeouts.overall,
    callMs: timeouts.call,
  };
}

/** The one place that sends, waits and resends. */
export class HubspotTransport {
  readonly #limiter: HubspotLimiter;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #onQuota: ((quotas: readonly Omit<Quota, 'at'>[]) => void) | undefined;

  constructor(deps: {
    limiter: HubspotLimiter;
    clock: Clock;
    logger: Logger;
    onQuota?: ((quotas: readonly Omit<Quota, 'at'>[]) => void) | undefined;
  }) {
    this.#limiter = deps.limiter;
    this.#clock = deps.clock;
    this.#logger = deps.logger;
    this.#onQuota = deps.onQuota;
  }

  /** The JSON of an answer with status 2xx, or throws HubspotFailure; rethrows the caller's abort as it is. */
  async send(request: HubspotRequest, call: CallContext): Promise<unknown> {
    let timeouts = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#sendOnce(request, call);
      } catch (error) {
        call.callerSignal?.throwIfAborted();
        const failure = error instanceof HubspotFailure ? error : networkFailure(error);
        if (failure.kind === 'timeout') timeouts += 1;
        const mayResend =
          failure.kind === 'refused' || (failure.kind !== 'final' && request.isIdempotent && timeouts < maxTimeouts);
        const wait = Math.max(failure.waitMs, 250 * 2 ** (attempt - 1) * (1 + Math.random() / 2));
        if (!mayResend || attempt >= maxAttempts || performance.now() + wait >= call.endsAt) throw failure;
        this.#logger.debug({ err: failure, attempt, wait }, 'a HubSpot request is sent again');
        await sleep(wait, undefined, { signal: call.signal }).catch(() => {
          call.callerSignal?.throwIfAborted();
          throw failure;
        });
      }
    }
  }

  async #sendOnce(request: HubspotRequest, call: CallContext): Promise<unknown> {
    const settle = await this.#limiter.acquire(call.signal);
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(request.body === undefined ? {} : { body: request.body }),
      // A key is sent nowhere but to where it belongs.
      redirect: 'manual',
      signal: AbortSignal.any([call.signal, AbortSignal.timeout(call.callMs)]),
    }).finally(settle);
    const { headers, status } = response;
    this.#limiter.learn(headers);
    const quotas = readQuotas(headers);
    if (quotas.length > 0) this.#onQuota?.(quotas);
    const text = await readBounded(response);
    if (!response.ok) {
      const retryAfterMs = this.#retryAfterMs(headers);
      const failure = failureOf(status, text, { retryAfterMs, location: headers.get('location') });
      if (status === 429) this.#limiter.pause(failure.waitMs);
      throw failure;
    }
    try {
      return JSON.parse(text);
    } catch {
      // A proxy's page with status 200 is no answer of HubSpot's.
      const cause = new Error('HubSpot answered something other than JSON');
      throw new HubspotFailure(unavailable(cause), 'ambiguous', status);
    }
  }

  #retryAfterMs(headers: Headers): number | null {
    const text = headers.get('retry-after');
    if (text === null) return null;
    const ms = /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - this.#clock.now();
    return Number.isFinite(ms) ? Math.max(0, ms) : null;
  }
}

/** Errors that happen before a byte of the request leaves. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function networkFailure(error: unknown): HubspotFailure {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new HubspotFailure(unavailable(error), 'timeout', 0);
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new HubspotFailure(unavailable(error), neverSent.has(code) ? 'refused' : 'ambiguous', 0);
}

async function readBounded(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
