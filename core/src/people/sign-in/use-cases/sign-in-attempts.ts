import { AppError } from '../../../platform/app-error.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import type { Caller } from '../../../platform/caller.ts';
import { networkOf, subjectsOf, type AttemptSubject } from '../domain/sign-in-limits.ts';
import { type SignInAttempt, SignInThrottle } from '../ports/sign-in-throttle.ts';
import { KnownDevices } from './known-devices.ts';
import { type Refusal, RefusalLog } from './refusal-log.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Begins sign-in attempts and records the refused ones. Anybody's address may be typed into a form: the throttle knows
 * accounts and networks by a keyed hash alone.
 */
export class SignInAttempts extends UseCase({
  throttle: SignInThrottle,
  knownDevices: KnownDevices,
  keyedHash: KeyedHash,
  refusals: RefusalLog,
}) {
  /**
   * Begins an attempt. `account` is what could be guessed, such as an address's password, Google account or codes.
   * All known devices of the address are counted together, and apart from strangers. Errors: `too_many_attempts`,
   * decided before any hashing.
   */
  async begin(email: string, caller: Caller, account = email): Promise<SignInAttempt> {
    const { throttle, knownDevices, refusals } = this.deps;
    const subjects = subjectsOf(account, caller.address, await knownDevices.isKnown(email, caller));
    try {
      return await throttle.begin(subjects.map((one) => this.#hashed(one)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') {
        await refusals.record('sign_in_locked', email, caller);
      }
      throw error;
    }
  }

  /** Begins an attempt of an unknown user, which is counted for the network address only. */
  async beginFrom({ address }: Caller): Promise<SignInAttempt> {
    return this.deps.throttle.begin([this.#hashed({ kind: 'address', subject: networkOf(address) })]);
  }

  /** Deletes the failed guesses of the password after the account has got a new one. */
  forget(email: string): Promise<void> {
    return this.deps.throttle.forget(this.#hashOf(email));
  }

  /** Records a refusal, of a sign-in unless it is said otherwise; `email` is null where none is known. */
  recordRefusal(email: string | null, caller: Caller, why = '', action: Refusal = 'sign_in_failed'): Promise<void> {
    return this.deps.refusals.record(action, email, caller, why);
  }

  #hashed({ kind, subject }: AttemptSubject): AttemptSubject {
    return { kind, subject: this.#hashOf(subject) };
  }

  #hashOf(text: string): string {
    return this.deps.keyedHash.of(text)[0];
  }
}
