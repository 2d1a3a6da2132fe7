import { describe, expect, it } from 'vitest';
import { failureLimits, networkOf, subjectsOf, tooManyAttempts, waitBeforeSignIn } from './sign-in-limits.ts';

const minute = 60_000;

describe('waitBeforeSignIn', () => {
  const waitAfter = (kind: 'account' | 'device' | 'address', count: number) =>
    waitBeforeSignIn(kind, { count, newestAt: 1_000 }, 1_000);

  it.each(['account', 'device', 'address'] as const)('lets the %s below its limit begin at once', (kind) => {
    expect(waitAfter(kind, failureLimits[kind] - 1)).toBe(0);
  });

  it('doubles the wait with each failure beyond the limit, up to an hour', () => {
    const waits = Array.from({ length: 9 }, (_, index) => waitAfter('account', 10 + index) / minute);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it.each(['account', 'device'] as const)('allows fewer than 40 failures a day of one %s', (kind) => {
    let count = 0;
    for (let now = 0; now < 24 * 60 * minute; count += 1)
      now += Math.max(0, waitBeforeSignIn(kind, { count, newestAt: now }, now));
    expect(count).toBeLessThan(40);
  });

  it('counts the wait from the newest failure', () => {
    expect(waitBeforeSignIn('account', { count: 10, newestAt: 1_000 }, 1_000 + minute)).toBe(0);
  });
});

describe('subjectsOf', () => {
  it('counts known devices of an account together, and any other by account and address', () => {
    expect(subjectsOf('kim@a.example', '192.0.2.1', true)).toEqual([{ kind: 'device', subject: 'kim@a.example' }]);
    expect(subjectsOf('kim@a.example', '2001:db8::9', false)).toEqual([
      { kind: 'account', subject: 'kim@a.example' },
      { kind: 'address', subject: '2001:db8:0:0::/64' },
    ]);
  });
});

describe('tooManyAttempts', () => {
  it('says how long to wait, in whole minutes for people and in milliseconds for programs', () => {
    expect(tooManyAttempts(60_001)).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many failed sign-ins. Please try again in 2 minutes.',
      retryAfterMs: 60_001,
    });
    expect(tooManyAttempts(1).message).toContain('in 1 minute.');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
