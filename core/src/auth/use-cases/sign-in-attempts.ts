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

/** Of an account's lockouts, and of all refusals, a process writes down no more within this time. */
const reportWindowMs = 15 * 60_000;
const maxRefusals = 300;

/**
 * Lets attempts to sign in begin, and writes down those that failed: no more than an attacker could fill the audit log
 * with.
 */
export class SignInAttempts {
  readonly #deps: Deps;
  readonly #lockouts = new LRUCache<string, true>({ max: 1_000, ttl: reportWindowMs });
  #refusals = { since: 0, count: 0 };

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * `account` is what is guessed at, such as an address's password, its Google account or its codes. Known devices of the
   * address have an allowance of their own. Errors: `too_many_attempts`, decided before any hashing.
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

  /** As `begin`, where nobody knows yet who it is: counted for the network address alone. */
  async beginFrom({ address }: Caller): Promise<SignInAttempt> {
    return this.#deps.throttle.begin([{ kind: 'address', subject: networkOf(address) }]);
  }

  /** Forgets the failures of devices that are not known, once the account has a new password. */
  forget(email: string): Promise<void> {
    return this.#deps.throttle.forget(email);
  }

  /** Writes a refused sign-in down; what is beyond the bound is only said to be there. */
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
