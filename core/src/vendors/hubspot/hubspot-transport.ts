import { setTimeout as sleep } from 'node:timers/promises';
import type { Quota } from '../../connections/domain/connection-health.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { failureOf, HubspotFailure, unavailable } from './hubspot-errors.ts';
import { readQuotas } from './read-quota.ts';
import type { HubspotLimiter, Settle } from './hubspot-limiter.ts';
import type { HubspotAddress } from './hubspot-sdk.ts';
import { readRetryAfter } from '../../platform/retry-after.ts';

export interface HubspotTimeouts {
  /** For one request, in milliseconds. */
  readonly call: number;
  /** For a whole operation with its retries, in milliseconds, because somebody waits for a contact. */
  readonly overall: number;
  /** For each step of reading many contacts, in milliseconds; longer, because nobody watches it. */
  readonly bulkStep: number;
}

export const defaultTimeouts: HubspotTimeouts = { call: 10_000, overall: 30_000, bulkStep: 60_000 };

/** What all requests of one operation share. */
export interface CallContext {
  /** Aborts at the operation's deadline or when the caller does. */
  readonly signal: AbortSignal;
  /** The caller's own signal, which tells a caller's abort from a slow CRM. */
  readonly callerSignal: AbortSignal | undefined;
  /** When the operation ends, in the milliseconds of `performance.now()`. */
  readonly endsAt: number;
  readonly callMs: number;
}

export interface HubspotRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object | undefined;
  /** Whether sending it twice has the same effect as sending it once. */
  readonly isIdempotent: boolean;
  /** The limit that such requests have besides the account's. */
  readonly ownLimiter?: HubspotLimiter | undefined;
}

/** An answer with status 2xx. */
export interface HubspotAnswer {
  readonly status: number;
  /** Null where the answer has no body, as that of a deletion. */
  readonly json: unknown;
}

const maxAttempts = 5;
/** One slow answer may be chance; after two, the CRM counts as down. */
const maxTimeouts = 2;
const maxAnswerBytes = 64 * 1024 * 1024;
/** Starts an operation, whose deadline covers all its requests. */
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

interface TransportDeps {
  address: HubspotAddress;
  limiter: HubspotLimiter;
  clock: Clock;
  logger: Logger;
  onQuota?: ((quotas: readonly Omit<Quota, 'at'>[]) => void) | undefined;
}

/** Sends requests, waits, and sends them again. All requests to HubSpot go through it. */
export class HubspotTransport {
  readonly #deps: TransportDeps;

  constructor(deps: TransportDeps) {
    this.#deps = deps;
  }

  /** The answer, if its status is 2xx. Throws HubspotFailure; rethrows the caller's abort unchanged. */
  async send(request: HubspotRequest, call: CallContext): Promise<HubspotAnswer> {
    let timeouts = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#sendOnce(request, call);
      } catch (error) {
        call.callerSignal?.throwIfAborted();
        const failure = error instanceof HubspotFailure ? error : networkFailure(error);
        if (failure.kind === 'timeout') timeouts += 1;
        const mayResend =
          failure.kind === 'refused' ||
          (failure.kind !== 'pointless' && request.isIdempotent && timeouts < maxTimeouts);
        const wait = Math.max(failure.waitMs, backoffMs(attempt));
        if (!mayResend || attempt >= maxAttempts || performance.now() + wait >= call.endsAt) throw failure;
        this.#deps.logger.debug({ err: failure, attempt, wait }, 'a HubSpot request is sent again');
        await sleep(wait, undefined, { signal: call.signal }).catch(() => {
          call.callerSignal?.throwIfAborted();
          throw failure;
        });
      }
    }
  }

  async #sendOnce(request: HubspotRequest, call: CallContext): Promise<HubspotAnswer> {
    const { sendRequest } = await import('./hubspot-sdk.ts');
    const settle = await this.#acquire(request, call);
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.callMs)]);
    const { path, method, body } = request;
    const response = await sendRequest(this.#deps.address, { path, method, body }, signal).finally(settle);
    const { headers, status } = response;
    this.#deps.limiter.learn(headers);
    const quotas = readQuotas(headers);
    if (quotas.length > 0) this.#deps.onQuota?.(quotas);
    const text = await readBounded(response);
    if (!response.ok) {
      const retryAfterMs = readRetryAfter(headers, this.#deps.clock.now());
      const failure = failureOf(status, text, { retryAfterMs, location: headers.get('location') });
      this.#pause(request, failure);
      throw failure;
    }
    if (status === 204) return { status, json: null };
    try {
      return { status, json: JSON.parse(text) };
    } catch {
      // For example an HTML page of a proxy with status 200.
      const cause = new Error('HubSpot answered something other than JSON');
      throw new HubspotFailure(unavailable(cause), 'ambiguous', status);
    }
  }

  async #acquire({ ownLimiter }: HubspotRequest, call: CallContext): Promise<Settle> {
    const settleOwn = await ownLimiter?.acquire(call);
    try {
      const settle = await this.#deps.limiter.acquire(call);
      return () => {
        settle();
        settleOwn?.();
      };
    } catch (error) {
      settleOwn?.();
      throw error;
    }
  }

  /**
   * Holds back the requests that a limit concerns. A used-up day holds back none: nobody knows how long it lasts, so each
   * request finds out by itself.
   */
  #pause({ ownLimiter }: HubspotRequest, { code, limit, waitMs }: HubspotFailure): void {
    if (code !== 'crm_rate_limited') return;
    const limiter = limit === 'ten-seconds' ? this.#deps.limiter : (ownLimiter ?? this.#deps.limiter);
    limiter.pause(waitMs);
  }
}

/** The wait before the next attempt: 250 ms, 500 ms, 1 s …, with up to 50 % jitter. */
export function backoffMs(attempts: number): number {
  return 250 * 2 ** (attempts - 1) * (1 + Math.random() / 2);
}

/** The codes of errors that happen before a byte of the request is sent. */
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
    if (size > maxAnswerBytes) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
