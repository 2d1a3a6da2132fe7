import type { Quota } from '../../connections/domain/connection-health.ts';

/**
 * The quotas of the day and of the rolling window, from an answer's headers. OAuth applications get none for the day.
 */
export function readQuotas(headers: Headers): readonly Omit<Quota, 'at'>[] {
  const daily = pairOf(headers, 'x-hubspot-ratelimit-daily-remaining', 'x-hubspot-ratelimit-daily');
  const rolling = pairOf(headers, 'x-hubspot-ratelimit-remaining', 'x-hubspot-ratelimit-max');
  return [
    ...(daily === null ? [] : [{ ...daily, unit: 'requests per day' }]),
    ...(rolling === null ? [] : [{ ...rolling, unit: 'requests per 10 seconds' }]),
  ];
}

function pairOf(headers: Headers, remaining: string, limit: string): { remaining: number; limit: number } | null {
  const [left, allowed] = [remaining, limit].map((name) => {
    const text = headers.get(name);
    return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
  });
  return left == null || allowed == null ? null : { remaining: left, limit: allowed };
}
