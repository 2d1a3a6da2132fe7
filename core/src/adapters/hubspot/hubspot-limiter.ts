import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** HubSpot's smaller tier; the answers say what it really is. */
const defaultCeiling = 100;
const defaultWindowMs = 10_000;

/** Tells the limiter that a request was answered or given up; calling it again changes nothing. */
export type Settle = () => void;

/**
 * Keeps one HubSpot account's requests under its ceiling per rolling window, first come, first served. It learns the
 * ceiling, and what other processes use of it, from the headers of every answer. One per account in a process.
 *
 * When HubSpot counted a request is known only to lie between its sending and its answer. A place is therefore taken
 * from the one and given back a whole window after the other, so that no difference in latency can end in a 429.
 */
export class HubspotLimiter {
  #ceiling: number;
  #windowMs: number;
  /** Requests without an answer yet. */
  #open = 0;
  /** When the requests of the current window were answered, oldest first. */
  #answered: number[] = [];
  /** Requests of others that the account said were used, and until when that counts. */
  #others = { count: 0, until: 0 };
  #pausedUntil = 0;
  #queue: Promise<void> = Promise.resolve();
  /** Wakes whoever waits for an answer to come in. */
  #wake = new AbortController();

  constructor(ceiling = defaultCeiling, windowMs = defaultWindowMs) {
    this.#ceiling = ceiling;
    this.#windowMs = windowMs;
  }

  /** Resolved when a request may be sent; its end must be told. Rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<Settle> {
    const turn = this.#queue.then(() => this.#wait(signal));
    this.#queue = turn.then(
      () => {},
      () => {},
    );
    return turn;
  }

  async #wait(signal: AbortSignal): Promise<Settle> {
    for (;;) {
      signal.throwIfAborted();
      const wait = this.#waitMs(performance.now());
      if (wait <= 0) break;
      await sleep(wait, undefined, { signal: AbortSignal.any([signal, this.#wake.signal]) }).catch(() => {});
    }
    this.#open += 1;
    let settled = false;
    return () => {
      if (settled) return;
      settled = true;
      this.#open -= 1;
      this.#answered.push(performance.now());
      this.#wake.abort();
      this.#wake = new AbortController();
    };
  }

  #waitMs(now: number): number {
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    const others = now < this.#others.until ? this.#others.count : 0;
    if (this.#used(now) + others < this.#ceiling) return 0;
    const [oldest] = this.#answered;
    // With nothing to expire only an answer makes room, and that wakes us.
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

  /** No request before this many milliseconds have passed: the vendor said so. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + ms);
  }

  /** Reads the account's own count from an answer. */
  learn(headers: Headers): void {
    const ceiling = readCount(headers, 'x-hubspot-ratelimit-max');
    const remaining = readCount(headers, 'x-hubspot-ratelimit-remaining');
    const windowMs = readCount(headers, 'x-hubspot-ratelimit-interval-milliseconds');
    if (ceiling === null || ceiling < 1) return;
    this.#ceiling = ceiling;
    if (windowMs !== null && windowMs >= 100) this.#windowMs = windowMs;
    if (remaining === null) return;
    const now = performance.now();
    this.#others = { count: Math.max(0, ceiling - remaining - this.#used(now)), until: now + this.#windowMs };
  }
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** By account, so that all adapters of a process share them. */
const limiters = new LRUCache<string, HubspotLimiter>({ max: 500, memoMethod: () => new HubspotLimiter() });

/** The process's limiter of an account. */
export function limiterOf(fingerprint: string): HubspotLimiter {
  return limiters.memo(fingerprint);
}

/** Searches have a limit of their own, five a second for an account, of which no answer tells what is left. */
const searchLimiters = new LRUCache<string, HubspotLimiter>({
  max: 500,
  memoMethod: () => new HubspotLimiter(5, 1_000),
});

/** The process's limiter of an account's searches. */
export function searchLimiterOf(fingerprint: string): HubspotLimiter {
  return searchLimiters.memo(fingerprint);
}
