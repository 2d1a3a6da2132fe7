import { z } from 'zod';
import { SignInThrottle, type SignInAttempt } from '../../auth/ports/sign-in-throttle.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import { isDuplicateKey } from './mongo-errors.ts';

const windowMs = 15 * 60 * 1000;
/** Failures within the window after which a subject has to wait (contract, section 4). */
const limits = { account: 10, address: 50 } as const;

/** Attempts to count one that meets another at its making. */
const addAttempts = 5;

type Kind = keyof typeof limits;

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

  async begin(email: string, address: string): Promise<SignInAttempt> {
    const now = this.#clock.now();
    // The fraction tells apart what was begun within the same millisecond.
    const at = now + Math.random();
    await this.#failures.deleteMany({ lastAt: { $lte: now - windowMs } }, { relaxed: true });
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
  async #add(kind: Kind, subject: string, at: number): Promise<boolean> {
    const hasRoom = {
      $or: [{ [`at.${limits[kind] - 1}`]: { $exists: false } }, { 'at.0': { $lt: Math.floor(at) - windowMs + 1 } }],
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#failures.findAndUpdate(
          { _id: idOf(kind, subject), ...hasRoom },
          { $push: { at: { $each: [at], $sort: 1, $slice: -limits[kind] } }, $max: { lastAt: at } },
          { relaxed: true, upsert: true },
        );
        return true;
      } catch (error) {
        // It is there and has no room, or another attempt has just made it.
        if (!isDuplicateKey(error)) throw error;
        if ((await this.#waitOf(kind, subject)) > 0 || attempt === addAttempts) return false;
      }
    }
  }

  async #remove(kind: Kind, subject: string, at: number): Promise<void> {
    await this.#failures.update({ _id: idOf(kind, subject) }, { $pull: { at } }, { relaxed: true });
  }

  async #refusal(email: string, address: string): Promise<AppError> {
    const waits = await Promise.all([this.#waitOf('account', email), this.#waitOf('address', address)]);
    const waitMs = Math.max(...waits, 1);
    const minutes = Math.ceil(waitMs / 60_000);
    return new AppError(
      'too_many_attempts',
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfterMs: waitMs },
    );
  }

  /** Until the failure that fills the limit has left the window; 0 or less when there is room. */
  async #waitOf(kind: Kind, subject: string): Promise<number> {
    const document = await this.#failures.findOne({ _id: idOf(kind, subject) });
    if (document === null) return 0;
    const filling = failuresSchema.parse(document).at.at(-limits[kind]);
    return filling === undefined ? 0 : Math.floor(filling) + windowMs - this.#clock.now();
  }
}

function idOf(kind: Kind, subject: string): string {
  return `${kind}:${subject}`;
}
