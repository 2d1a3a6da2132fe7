import { expect, it } from 'vitest';
import { waitAdvice, waitText } from './job-wait.ts';

const now = new Date(2026, 0, 5, 14, 30).getTime();
const at = (...moment: [number, number, number, number, number]): string => new Date(...moment).toISOString();
const wait = { code: 'ai_rate_limited', message: 'Too many requests.', nextAttemptAt: at(2026, 0, 5, 14, 32) } as const;

it('says whom a generation waits for, why, and when it is tried next', () => {
  expect(waitText(wait, now)).toMatch(/^Waiting for OpenAI: rate limit, next try (?:14:32|2:32.PM)$/);
  expect(waitText({ ...wait, code: 'crm_daily_limit', nextAttemptAt: at(2026, 0, 6, 0, 5) }, now)).toMatch(
    /^Waiting for HubSpot: today's limit, next try .*6.*, (?:0?0:05|12:05.AM)$/,
  );
});

it('gives the reason of a long absence in the words of the failure', () => {
  const message = 'HubSpot is moving this account and answers again in about 24 hours. What waits goes on by itself.';
  const away = { code: 'crm_unavailable', message } as const;
  expect(waitText({ ...away, nextAttemptAt: at(2026, 0, 6, 14, 30) }, now)).toMatch(
    /^HubSpot is moving this account and answers again in about 24 hours, next try .*6/,
  );
  expect(waitText({ ...away, nextAttemptAt: at(2026, 0, 5, 14, 31) }, now)).toMatch(/^Waiting for HubSpot: no answer/);
});

it('says what a superadmin can do about a wait, and asks nobody to try again what goes on by itself', () => {
  const message = "The HubSpot account has used up today's requests. It continues tomorrow.";
  expect(waitAdvice({ ...wait, code: 'crm_daily_limit', message })).toBe(message);
  const short = { ...wait, message: 'Rate limit exceeded. Please wait a moment and try again.' };
  expect(waitAdvice({ ...short, code: 'crm_rate_limited' })).toBe('');
});

it('names no moment that has passed, and nothing of a fault of our own', () => {
  expect(waitText({ ...wait, code: 'internal', nextAttemptAt: at(2026, 0, 5, 14, 29) }, now)).toBe(
    'The last attempt failed, next try now',
  );
});
