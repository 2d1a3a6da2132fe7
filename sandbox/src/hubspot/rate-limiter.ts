import { LRUCache } from 'lru-cache';
import type { RatePolicy } from './hubspot-errors.ts';

const windowMs = 10_000;

export type RateDecision = {
  allowed: boolean;
  policy: RatePolicy;
  headers: Record<string, string>;
};

/** HubSpot's two limits per token: for a rolling window of ten seconds, and for a day. */
export class RateLimiter {
  readonly #ceiling: number;
  readonly #daily: number;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, { stamps: number[]; day: number; dayCount: number }>({ max: 5_000 });

  constructor(options: { ceiling: number; daily?: number; now?: () => number }) {
    this.#ceiling = options.ceiling;
    this.#daily = options.daily ?? 625_000;
    this.#now = options.now ?? Date.now;
  }

  take(token: string): RateDecision {
    const now = this.#now();
    const day = Math.floor(now / 86_400_000);
    let window = this.#windows.get(token);
    if (!window || window.day !== day) {
      this.#windows.set(token, (window = { stamps: window?.stamps ?? [], day, dayCount: 0 }));
    }
    window.stamps = window.stamps.filter((stamp) => stamp > now - windowMs);
    const withinWindow = window.stamps.length < this.#ceiling;
    const withinDay = window.dayCount < this.#daily;
    const allowed = withinWindow && withinDay;
    if (allowed) {
      window.stamps.push(now);
      window.dayCount++;
    }
    const secondly = Math.max(1, Math.round(this.#ceiling / 10));
    const lastSecond = window.stamps.filter((stamp) => stamp > now - 1000).length;
    return {
      allowed,
      policy: withinDay ? 'TEN_SECONDLY_ROLLING' : 'DAILY',
      headers: {
        'X-HubSpot-RateLimit-Daily': String(this.#daily),
        'X-HubSpot-RateLimit-Daily-Remaining': String(this.#daily - window.dayCount),
        'X-HubSpot-RateLimit-Interval-Milliseconds': String(windowMs),
        'X-HubSpot-RateLimit-Max': String(this.#ceiling),
        'X-HubSpot-RateLimit-Remaining': String(this.#ceiling - window.stamps.length),
        'X-HubSpot-RateLimit-Secondly': String(secondly),
        'X-HubSpot-RateLimit-Secondly-Remaining': String(Math.max(0, secondly - lastSecond)),
      },
    };
  }
}

/** HubSpot's limit for searches per token, besides that for all requests: five per second. */
export class SearchLimiter {
  readonly #now: () => number;
  readonly #stamps = new LRUCache<string, number[]>({ max: 5_000 });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  allows(token: string): boolean {
    const now = this.#now();
    const recent = (this.#stamps.get(token) ?? []).filter((at) => at > now - 1_000);
    const isAllowed = recent.length < 5;
    this.#stamps.set(token, isAllowed ? [...recent, now] : recent);
    return isAllowed;
  }
}
