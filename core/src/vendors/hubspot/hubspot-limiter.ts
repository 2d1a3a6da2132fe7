import { LRUCache } from 'lru-cache';
import { rateLimited } from './hubspot-errors.ts';

/** The limit of HubSpot's smaller tier, until an answer reports the account's own. */
const defaultCeiling = 100;
const defaultWindowMs = 10_000;
/** The shortest wait that is told to a request without a turn. */
const minWaitMs = 1_000;

/** Reports that a request was answered or given up. Further calls change nothing. */
export type Settle = () => void;

/** A request that waits for its turn. */
interface Waiting {
  /** When its operation ends, in the milliseconds of `performance.now()`. */
  readonly endsAt: number;
  readonly admit: () => void;
  readonly refuse: (waitMs: number) => void;
}

/**
 * Keeps the requests to one HubSpot account below its limit per rolling window, in the order of their arrival. It
 * learns the limit, and how much of it other processes use, from the headers of every answer. A process has one limiter
 * for each account.
 *
 * HubSpot counts a request at an unknown moment between its sending and its answer. A request therefore takes a place
 * from its sending until a whole window after its answer, so that no difference in latency can lead to a 429.
 */
export class HubspotLimiter {
  #ceiling: number;
  #windowMs: number;
  /** The number of requests without an answer yet. */
  #open = 0;
  /** When the requests of the current window were answered, oldest first. */
  #answered: number[] = [];
  /** The requests of other processes that the account reported, and until when they count. */
  #others = { count: 0, until: 0 };
  #pausedUntil = 0;
  /** In the order of their arrival. */
  #waiting: readonly Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(ceiling = defaultCeiling, windowMs = defaultWindowMs) {
    this.#ceiling = ceiling;
    this.#windowMs = windowMs;
  }

  /**
   * Resolves when a request may be sent; the caller must call the returned function at its end. `signal` is aborted at
   * `endsAt`, the end of the operation, or earlier. Rejects with `crm_rate_limited` at once when a pause lasts longer
   * than the operation, and when the signal is aborted while the request waits.
   */
  acquire({ signal, endsAt }: { readonly signal: AbortSignal; readonly endsAt: number }): Promise<Settle> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Settle>();
    const leave = (): void => waiting.refuse(this.#waitMs(performance.now()));
    const waiting: Waiting = {
      endsAt,
      admit: () => {
        signal.removeEventListener('abort', leave);
        resolve(this.#take());
      },
      refuse: (waitMs) => {
        signal.removeEventListener('abort', leave);
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(rateLimited(Math.max(waitMs, minWaitMs)));
      },
    };
    this.#waiting = [...this.#waiting, waiting];
    signal.addEventListener('abort', leave);
    this.#advance();
    return promise;
  }

  /** Admits waiting requests while there is room, and refuses those whose operation ends before a pause does. */
  #advance(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const now = performance.now();
      const wait = this.#waitMs(now);
      if (wait > 0) {
        for (const { endsAt, refuse } of this.#waiting) if (endsAt <= this.#pausedUntil) refuse(wait);
        if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#advance(), wait);
        return;
      }
      this.#waiting = this.#waiting.slice(1);
      first.admit();
    }
  }

  #take(): Settle {
    this.#open += 1;
    let settled = false;
    return () => {
      if (settled) return;
      settled = true;
      this.#open -= 1;
      this.#answered.push(performance.now());
      this.#advance();
    };
  }

  #waitMs(now: number): number {
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    const others = now < this.#others.until ? this.#others.count : 0;
    if (this.#used(now) + others < this.#ceiling) return 0;
    const [oldest] = this.#answered;
    // If nothing expires, only an answer makes room, and it wakes the waiting request.
    const expiries = [
      ...(oldest === undefined ? [] : [oldest + this.#windowMs]),
      ...(others > 0 ? [this.#others.until] : []),
    ];
    return Math.max(1, Math.min(now + this.#windowMs, ...expiries) - now);
  }

  /** Our own requests that HubSpot may still count. */
  #used(now: number): number {
    const expired = this.#answered.findIndex((at) => at > now - this.#windowMs);
    this.#answered.splice(0, expired === -1 ? this.#answered.length : expired);
    return this.#open + this.#answered.length;
  }

  /** Sends no request for this many milliseconds, because the vendor asked for it. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + ms);
    this.#advance();
  }

  /** Reads the account's own count from an answer. */
  learn(headers: Headers): void {
    const ceiling = readCount(headers, 'x-hubspot-ratelimit-max');
    const remaining = readCount(headers, 'x-hubspot-ratelimit-remaining');
    const windowMs = readCount(headers, 'x-hubspot-ratelimit-interval-milliseconds');
    if (ceiling === null || ceiling < 1) return;
    this.#ceiling = ceiling;
    if (windowMs !== null && windowMs >= 100) this.#windowMs = windowMs;
    if (remaining !== null) {
      const now = performance.now();
      this.#others = { count: Math.max(0, ceiling - remaining - this.#used(now)), until: now + this.#windowMs };
    }
    this.#advance();
  }
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Limiters by account, so that all adapters of a process share them. */
const limiters = new LRUCache<string, HubspotLimiter>({ max: 500, memoMethod: () => new HubspotLimiter() });

/** The limiter that this process uses for an account. */
export function limiterOf(fingerprint: string): HubspotLimiter {
  return limiters.memo(fingerprint);
}

/** Searches have a limit of their own, five per second for an account. No answer reports how much of it is left. */
const searchLimiters = new LRUCache<string, HubspotLimiter>({
  max: 500,
  memoMethod: () => new HubspotLimiter(5, 1_000),
});

/** The limiter that this process uses for an account's searches. */
export function searchLimiterOf(fingerprint: string): HubspotLimiter {
  return searchLimiters.memo(fingerprint);
}
