import type { Quota } from '../../credentials/domain/connection-health.ts';

/** What an answer's headers say is left of the day, or of the rolling window where no daily figure is sent. */
export function readQuota(headers: Headers): Omit<Quota, 'at'> | null {
  const daily = pairOf(headers, 'x-hubspot-ratelimit-daily-remaining', 'x-hubspot-ratelimit-daily');
  if (daily !== null) return { ...daily, unit: 'requests per day' };
  const rolling = pairOf(headers, 'x-hubspot-ratelimit-remaining', 'x-hubspot-ratelimit-max');
  return rolling && { ...rolling, unit: 'requests per 10 seconds' };
}

function pairOf(headers: Headers, remaining: string, limit: string): { remaining: number; limit: number } | null {
  const [left, most] = [remaining, limit].map((name) => {
    const text = headers.get(name);
    return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
  });
  return left == null || most == null ? null : { remaining: left, limit: most };
}
