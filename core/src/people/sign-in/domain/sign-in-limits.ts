import { AppError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import { counted } from '../../../platform/contract/counted.ts';

const minute = 60_000;

/**
 * Failures of known devices, in which the account's owner signed in before, are counted by account, for all of them
 * together (`device`). Those of other devices are counted by account and by network address. So strangers cannot lock
 * the owner out of an account, and no number of devices and addresses allows more guesses.
 */
export type FailureKind = 'account' | 'device' | 'address';

/** After this many failures within the window, each further attempt has to wait. */
export const failureLimits: Readonly<Record<FailureKind, number>> = { account: 10, device: 10, address: 50 };

/** How long a failed sign-in counts. */
export const failureWindowsMs: Readonly<Record<FailureKind, number>> = {
  account: 24 * 60 * minute,
  device: 24 * 60 * minute,
  // Many users may share an address.
  address: 15 * minute,
};

const minWaitMs = minute;
const maxWaitMs = 60 * minute;

/** The failures of a subject within its window. */
export interface Failures {
  readonly count: number;
  readonly newestAt: Timestamp;
}

/**
 * The milliseconds until the next attempt may begin; 0 or less means now. From the limit on, each failure doubles the
 * wait since the newest failure: one minute, two, four, up to an hour.
 */
export function waitBeforeSignIn(kind: FailureKind, { count, newestAt }: Failures, now: Timestamp): number {
  const excess = count - failureLimits[kind];
  if (excess < 0) return 0;
  return newestAt + Math.min(minWaitMs * 2 ** excess, maxWaitMs) - now;
}

/** How many failures beyond the limit are stored. With more of them, the wait no longer grows. */
export const failuresBeyondLimit = 10;

/** The network that counts as one address. For IPv6 it is the /64, because its holder has all addresses in it. */
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
  const minutes = Math.ceil(waitMs / minute);
  return new AppError(
    'too_many_attempts',
    `Too many failed sign-ins. Please try again in ${counted(minutes, 'minute')}.`,
    { retryAfterMs: waitMs },
  );
}

export interface AttemptSubject {
  readonly kind: FailureKind;
  readonly subject: string;
}

/** The subjects of an attempt. A known device is not counted for its network address. */
export function subjectsOf(account: string, address: string, isKnownDevice: boolean): readonly AttemptSubject[] {
  if (isKnownDevice) return [{ kind: 'device', subject: account }];
  return [
    { kind: 'account', subject: account },
    { kind: 'address', subject: networkOf(address) },
  ];
}
