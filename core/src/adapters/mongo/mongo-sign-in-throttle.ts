import { z } from 'zod';
import { SignInThrottle } from '../../auth/ports/sign-in-throttle.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';

const windowMs = 15 * 60 * 1000;
/** Failures within the window after which a subject has to wait (contract, section 4). */
const limits = { account: 10, address: 50 } as const;

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

  async assertAllowed(email: string, address: string): Promise<void> {
    const waits = await Promise.all([this.#waitOf('account', email), this.#waitOf('address', address)]);
    const waitMs = Math.max(...waits);
    if (waitMs <= 0) return;
    const minutes = Math.ceil(waitMs / 60_000);
    throw new AppError(
      'too_many_attempts',
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfterMs: waitMs },
    );
  }

  async recordFailure(email: string, address: string): Promise<void> {
    const now = this.#clock.now();
    await Promise.all([
      this.#failures.deleteMany({ lastAt: { $lte: now - windowMs } }, { relaxed: true }),
      this.#add('account', email, now),
      this.#add('address', address, now),
    ]);
  }

  async recordSuccess(email: string): Promise<void> {
    await this.#failures.delete({ _id: idOf('account', email) }, { relaxed: true });
  }

  async #add(kind: Kind, subject: string, now: number): Promise<void> {
    await this.#failures.upsert(
      idOf(kind, subject),
      { $push: { at: { $each: [now], $sort: 1, $slice: -limits[kind] } }, $max: { lastAt: now } },
      { relaxed: true },
    );
  }

  /** Until the failure that fills the limit has left the window; 0 or less when there is room. */
  async #waitOf(kind: Kind, subject: string): Promise<number> {
    const document = await this.#failures.findOne({ _id: idOf(kind, subject) });
    if (document === null) return 0;
    const filling = failuresSchema.parse(document).at.at(-limits[kind]);
    return filling === undefined ? 0 : filling + windowMs - this.#clock.now();
  }
}

function idOf(kind: Kind, subject: string): string {
  return `${kind}:${subject}`;
}
