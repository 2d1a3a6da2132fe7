import { AppError } from '../../shared/app-error.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** A failed sign-in counts for this long. */
export const failureWindowMs = 15 * 60 * 1000;

/** Failures within the window after which an account, or a network address, has to wait (contract, section 4). */
export const failureLimits = { account: 10, address: 50 } as const;

export type FailureKind = keyof typeof failureLimits;

/**
 * Milliseconds until the failure that fills the limit leaves the window; 0 or less means that there is room now.
 * `failures` are the subject's own, oldest first; those before its newest `failureLimits[kind]` may be missing.
 */
export function waitBeforeSignIn(kind: FailureKind, failures: readonly Timestamp[], now: Timestamp): number {
  const filling = failures.at(-failureLimits[kind]);
  return filling === undefined ? 0 : Math.floor(filling) + failureWindowMs - now;
}

/** What counts as one network address: of IPv6 a /64, since whoever has one address of it has all. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - tail.split(':').length }, () => '0');
  const groups = [...left, ...zeros, ...(tail?.split(':') ?? [])].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The error that refuses a sign-in until `waitMs` have passed. */
export function tooManyAttempts(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / 60_000);
  return new AppError(
    'too_many_attempts',
    `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterMs: waitMs },
  );
}
