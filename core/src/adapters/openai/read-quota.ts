import type { Quota } from '../../credentials/domain/connection-health.ts';

/** What an answer's headers say is left; null where they say nothing. */
export function readQuota(headers: Headers): Omit<Quota, 'at'> | null {
  const [remaining, limit] = ['x-ratelimit-remaining-tokens', 'x-ratelimit-limit-tokens'].map((name) => {
    const text = headers.get(name);
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
  });
  return remaining == null || limit == null ? null : { remaining, limit, unit: 'tokens per minute' };
}
