import type { Quota } from '../../connections/domain/connection-health.ts';

/** The quotas in an answer's headers, tokens first; empty without such headers. */
export function readQuotas(headers: Headers): readonly Omit<Quota, 'at'>[] {
  return (['tokens', 'requests'] as const).flatMap((counted) => {
    const [remaining, limit] = [`x-ratelimit-remaining-${counted}`, `x-ratelimit-limit-${counted}`].map((name) => {
      const text = headers.get(name);
      return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
    });
    return remaining == null || limit == null ? [] : [{ remaining, limit, unit: `${counted} per minute` }];
  });
}
