import { setTimeout as sleep } from 'node:timers/promises';

/** HubSpot's smaller tier; the answers say what it really is. */
const defaultCeiling = 100;
const defaultWindowMs = 10_000;

/**
 * Keeps one HubSpot account's requests under its ceiling per rolling window, first come, first served. It learns the
 * ceiling, and what other processes use of it, from the headers of every answer. One per account in a process.
 */
export class HubspotLimiter {
  #ceiling = defaultCeiling;
  #windowMs = defaultWindowMs;
  /** When our requests of the current window were sent. */
  #sent: number[] = [];
  /** Requests of others that the account said were used, and until when that counts. */
  #others = { count: 0, until: 0 };
  #pausedUntil = 0;
  #queue: Promise<void> = Promise.resolve();

  /** Resolved when a request may be sent. Rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<void> {
    const turn = this.#queue.then(() => this.#wait(signal));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const wait = this.#waitMs(performance.now());
      if (wait <= 0) break;
      await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
    this.#sent.push(performance.now());
  }

  #waitMs(now: number): number {
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    this.#sent = this.#sent.filter((at) => at > now - this.#windowMs);
    const others = now < this.#others.until ? this.#others.count : 0;
    if (this.#sent.length + others < this.#ceiling) return 0;
    const [oldest] = this.#sent;
    const ends = oldest === undefined ? this.#others.until : oldest + this.#windowMs;
    return Math.max(5, Math.min(ends, others > 0 ? this.#others.until : ends) - now);
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
    const ours = this.#sent.filter((at) => at > now - this.#windowMs).length;
    this.#others = { count: Math.max(0, ceiling - remaining - ours), until: now + this.#windowMs };
  }
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const mostAccounts = 500;
const limiters = new Map<string, HubspotLimiter>();

/** The process's limiter of an account; the least recently used ones give way. */
export function limiterOf(fingerprint: string): HubspotLimiter {
  const limiter = limiters.get(fingerprint) ?? new HubspotLimiter();
  limiters.delete(fingerprint);
  limiters.set(fingerprint, limiter);
  const [oldest] = limiters.keys();
  if (limiters.size > mostAccounts && oldest !== undefined) limiters.delete(oldest);
  return limiter;
}
