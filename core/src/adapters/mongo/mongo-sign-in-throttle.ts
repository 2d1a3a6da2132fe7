import { z } from 'zod';
import {
  failureLimits,
  failureWindowMs,
  networkOf,
  tooManyAttempts,
  waitBeforeSignIn,
  type FailureKind,
} from '../../auth/domain/sign-in-limits.ts';
import { SignInThrottle, type SignInAttempt } from '../../auth/ports/sign-in-throttle.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import { isDuplicateKey } from './mongo-errors.ts';

/** Processes that count the first failure of a subject at once meet at its document; each tries this often. */
const maxAddAttempts = 5;

const failuresSchema = z.object({ at: z.array(z.number()) });

/** A sliding window in the store, so that every process counts the same: a subject's newest failures in one document. */
export class MongoSignInThrottle extends SignInThrottle {
  readonly #failures: Collections['signInFailures'];
  readonly #clock: Clock;

  constructor({ signInFailures }: Collections, clock: Clock) {
    super();
    this.#failures = signInFailures;
    this.#clock = clock;
  }

  async begin(email: string, from: string): Promise<SignInAttempt> {
    const address = networkOf(from);
    const now = this.#clock.now();
    // The fraction tells apart what was begun within the same millisecond.
    const at = now + Math.random();
    await this.#failures.deleteMany({ lastAt: { $lte: now - failureWindowMs } }, { relaxed: true });
    if (!(await this.#add('account', email, at))) throw await this.#refusal(email, address);
    if (!(await this.#add('address', address, at))) {
      await this.#remove('account', email, at);
      throw await this.#refusal(email, address);
    }
    return {
      succeeded: async () => {
        await Promise.all([this.forget(email), this.#remove('address', address, at)]);
      },
      abandoned: async () => {
        await Promise.all([this.#remove('account', email, at), this.#remove('address', address, at)]);
      },
    };
  }

  async forget(email: string): Promise<void> {
    await this.#failures.delete({ _id: idOf('account', email) }, { relaxed: true });
  }

  /** False when there is no room: that and the count are one step, for everybody at once. */
  async #add(kind: FailureKind, subject: string, at: number): Promise<boolean> {
    const hasRoom = {
      $or: [
        { [`at.${failureLimits[kind] - 1}`]: { $exists: false } },
        { 'at.0': { $lt: Math.floor(at) - failureWindowMs + 1 } },
      ],
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#failures.findAndUpdate(
          { _id: idOf(kind, subject), ...hasRoom },
          { $push: { at: { $each: [at], $sort: 1, $slice: -failureLimits[kind] } }, $max: { lastAt: at } },
          { relaxed: true, upsert: true },
        );
        return true;
      } catch (error) {
        // It is there and has no room, or another attempt has just made it.
        if (!isDuplicateKey(error)) throw error;
        if ((await this.#waitOf(kind, subject)) > 0 || attempt === maxAddAttempts) return false;
      }
    }
  }

  async #remove(kind: FailureKind, subject: string, at: number): Promise<void> {
    await this.#failures.update({ _id: idOf(kind, subject) }, { $pull: { at } }, { relaxed: true });
  }

  async #refusal(email: string, address: string): Promise<AppError> {
    const waits = await Promise.all([this.#waitOf('account', email), this.#waitOf('address', address)]);
    return tooManyAttempts(Math.max(...waits, 1));
  }

  async #waitOf(kind: FailureKind, subject: string): Promise<number> {
    const document = await this.#failures.findOne({ _id: idOf(kind, subject) });
    if (document === null) return 0;
    return waitBeforeSignIn(kind, failuresSchema.parse(document).at, this.#clock.now());
  }
}

function idOf(kind: FailureKind, subject: string): string {
  return `${kind}:${subject}`;
}
