import { LRUCache } from 'lru-cache';
import { addressName } from '../../audit/domain/named-person.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { KeyedHash } from '../../users/ports/keyed-hash.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../domain/caller.ts';
import { networkOf, subjectsOf, type AttemptSubject } from '../domain/sign-in-limits.ts';
import type { SignInAttempt, SignInThrottle } from '../ports/sign-in-throttle.ts';
import type { KnownDevices } from './known-devices.ts';

interface Deps {
  throttle: SignInThrottle;
  knownDevices: KnownDevices;
  users: UserRepository;
  keyedHash: KeyedHash;
  audit: AuditTrail;
  clock: Clock;
}

/** Within this time, a process records only a bounded number of refusals, and one lockout of each account. */
const reportWindowMs = 15 * 60_000;
const maxRefusals = 300;

/**
 * Begins sign-in attempts and records the refused ones in the audit log, but not so many that an attacker could fill
 * it. Anybody's address may be typed into a form: one that is no user is named by a keyed hash alone, in the log as in
 * the throttle.
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
   * All known devices of the address are counted together, and apart from strangers. Errors: `too_many_attempts`, decided before any hashing.
   */
  async begin(email: string, caller: Caller, account = email): Promise<SignInAttempt> {
    const { throttle, knownDevices } = this.#deps;
    const subjects = subjectsOf(account, caller.address, await knownDevices.isKnown(email, caller));
    try {
      return await throttle.begin(subjects.map((one) => this.#hashed(one)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') await this.#recordLockout(email, caller);
      throw error;
    }
  }

  /** Begins an attempt of an unknown user, which is counted for the network address only. */
  async beginFrom({ address }: Caller): Promise<SignInAttempt> {
    return this.#deps.throttle.begin([this.#hashed({ kind: 'address', subject: networkOf(address) })]);
  }

  /** Deletes the failed guesses of the password after the account has got a new one. */
  forget(email: string): Promise<void> {
    return this.#deps.throttle.forget(this.#hashOf(email));
  }

  /**
   * Records a refused sign-in; `email` is null where none is known. Beyond the maximum, it records only that there were
   * more.
   */
  async recordRefusal(email: string | null, { address }: Caller, why = ''): Promise<void> {
    const { audit, clock } = this.#deps;
    const now = clock.now();
    if (now - this.#refusals.since >= reportWindowMs) this.#refusals = { since: now, count: 0 };
    this.#refusals.count += 1;
    if (this.#refusals.count > maxRefusals + 1) return;
    const isLast = this.#refusals.count > maxRefusals;
    const detail = isLast ? 'and more refusals, which are not listed' : `${why} from ${address}`.trim();
    const name = email === null ? 'unknown' : await this.#nameOf(email);
    await audit.record({ userId: null, name }, 'sign_in_failed', name, detail);
  }

  async #recordLockout(email: string, { address }: Caller): Promise<void> {
    if (this.#lockouts.has(email)) return;
    this.#lockouts.set(email, true);
    const name = await this.#nameOf(email);
    await this.#deps.audit.record({ userId: null, name }, 'sign_in_locked', name, `from ${address}`);
  }

  async #nameOf(email: string): Promise<string> {
    const user = await this.#deps.users.findByEmail(email);
    return user === null ? addressName(this.#hashOf(email)) : email;
  }

  #hashed({ kind, subject }: AttemptSubject): AttemptSubject {
    return { kind, subject: this.#hashOf(subject) };
  }

  #hashOf(text: string): string {
    return this.#deps.keyedHash.of(text)[0];
  }
}
