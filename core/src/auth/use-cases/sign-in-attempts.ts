import { LRUCache } from 'lru-cache';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Caller } from '../domain/caller.ts';
import { networkOf, subjectsOf } from '../domain/sign-in-limits.ts';
import type { SignInAttempt, SignInThrottle } from '../ports/sign-in-throttle.ts';
import type { KnownDevices } from './known-devices.ts';

interface Deps {
  throttle: SignInThrottle;
  knownDevices: KnownDevices;
  audit: AuditTrail;
  clock: Clock;
}

/** Within this time, a process records only a bounded number of refusals, and one lockout of each account. */
const reportWindowMs = 15 * 60_000;
const maxRefusals = 300;

/**
 * Begins sign-in attempts and records the refused ones in the audit log, but not so many that an attacker could fill
 * it.
 */
export class SignInAttempts {
  readonly #deps: Deps;
  readonly #lockouts = new LRUCache<string, true>({ max: 1_000, ttl: reportWindowMs });
  #refusals = { since: 0, count: 0 };

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Begins an attempt. `account` is what could be guessed, such as an address's password, Google account or codes.
   * Known devices of the address are counted separately. Errors: `too_many_attempts`, decided before any hashing.
   */
  async begin(email: string, caller: Caller, account = email): Promise<SignInAttempt> {
    const { throttle, knownDevices } = this.#deps;
    try {
      return await throttle.begin(subjectsOf(account, caller.address, await knownDevices.idFor(email, caller)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') await this.#recordLockout(email, caller);
      throw error;
    }
  }

  /** Begins an attempt of an unknown user, which is counted for the network address only. */
  async beginFrom({ address }: Caller): Promise<SignInAttempt> {
    return this.#deps.throttle.begin([{ kind: 'address', subject: networkOf(address) }]);
  }

  /** Deletes the failures of unknown devices after the account has got a new password. */
  forget(email: string): Promise<void> {
    return this.#deps.throttle.forget(email);
  }

  /** Records a refused sign-in. Beyond the maximum, it records only that there were more. */
  async recordRefusal(email: string, { address }: Caller, why = ''): Promise<void> {
    const { audit, clock } = this.#deps;
    const now = clock.now();
    if (now - this.#refusals.since >= reportWindowMs) this.#refusals = { since: now, count: 0 };
    this.#refusals.count += 1;
    if (this.#refusals.count > maxRefusals + 1) return;
    const isLast = this.#refusals.count > maxRefusals;
    const detail = isLast ? 'and more refusals, which are not listed' : `${why} from ${address}`.trim();
    await audit.record({ userId: null, name: email }, 'sign_in_failed', email, detail);
  }

  async #recordLockout(email: string, { address }: Caller): Promise<void> {
    if (this.#lockouts.has(email)) return;
    this.#lockouts.set(email, true);
    await this.#deps.audit.record({ userId: null, name: email }, 'sign_in_locked', email, `from ${address}`);
  }
}
