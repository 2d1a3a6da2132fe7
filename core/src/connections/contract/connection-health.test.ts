import { expect, it } from 'vitest';
import { connectionState, quotaText } from './connection-health.ts';

const [early, late] = ['2026-01-05T09:00:00.000Z', '2026-01-05T09:01:00.000Z'];

it.each([
  [null, null, 'untried'],
  [early, null, 'works'],
  [late, { at: early, code: 'crm_unauthorized' }, 'works'],
  [early, { at: late, code: 'crm_unauthorized' }, 'refused'],
  [early, { at: early, code: 'crm_wrong_portal' }, 'refused'],
  [null, { at: early, code: 'crm_daily_limit' }, 'limited'],
  [null, { at: early, code: 'ai_rate_limited' }, 'limited'],
  [null, { at: early, code: 'ai_unavailable' }, 'unreachable'],
] as const)('last success %s, last error %o: %s', (lastSuccessAt, lastError, state) => {
  expect(connectionState({ lastSuccessAt, lastError: lastError && { ...lastError, message: '' } })).toBe(state);
});

it('says what is left', () => {
  expect(quotaText({ remaining: 249_812, limit: 250_000, unit: 'requests per day' })).toBe(
    '249,812 of 250,000 requests per day left',
  );
});
