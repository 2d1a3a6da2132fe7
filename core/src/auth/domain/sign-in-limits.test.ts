import { describe, expect, it } from 'vitest';
import { failureLimits, failureWindowMs, networkOf, tooManyAttempts, waitBeforeSignIn } from './sign-in-limits.ts';

describe('waitBeforeSignIn', () => {
  const failures = (count: number) => Array.from({ length: count }, (_, index) => 1_000 + index);

  it.each(['account', 'address'] as const)('lets an %s below its limit begin at once', (kind) => {
    expect(waitBeforeSignIn(kind, failures(failureLimits[kind] - 1), 2_000)).toBe(0);
  });

  it.each(['account', 'address'] as const)('makes an %s at its limit wait for the oldest to leave', (kind) => {
    const full = failures(failureLimits[kind]);
    expect(waitBeforeSignIn(kind, full, 2_000)).toBe(failureWindowMs - 1_000);
    expect(waitBeforeSignIn(kind, full, 1_000 + failureWindowMs)).toBe(0);
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
