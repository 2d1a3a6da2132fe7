import { z } from 'zod';
import {
  failureLimits,
  failuresBeyondLimit,
  failureWindowsMs,
  tooManyAttempts,
  waitBeforeSignIn,
  type AttemptSubject,
} from '../domain/sign-in-limits.ts';
import { SignInThrottle, type SignInAttempt } from '../ports/sign-in-throttle.ts';
import type { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';

/** How often an attempt is written again, because attempts of the same subject begin at the same moment. */
const maxAddAttempts = 50;

const failuresSchema = z.object({ at: z.array(z.number()) });
const longestWindowMs = Math.max(...Object.values(failureWindowsMs));

/**
 * Keeps the failures in the store, so that every process counts the same. One document contains a subject's newest
 * failures.
 */
export class MongoSignInThrottle extends SignInThrottle {
  readonly #failures: Collections['signInFailures'];
  readonly #clock: Clock;

  constructor({ signInFailures }: Collections, clock: Clock) {
    super();
    this.#failures = signInFailures;
    this.#clock = clock;
  }

  async begin(subjects: readonly AttemptSubject[]): Promise<SignInAttempt> {
    const now = this.#clock.now();
    // The fraction distinguishes attempts that begin within the same millisecond.
    const at = now + Math.random();
    await this.#failures.deleteMany({ lastAt: { $lte: now - longestWindowMs } }, { relaxed: true });
    const counted: AttemptSubject[] = [];
    for (const subject of subjects) {
      if (await this.#add(subject, at)) counted.push(subject);
      else {
        await Promise.all(counted.map((one) => this.#remove(one, at)));
        throw await this.#refusal(subjects);
      }
    }
    return {
      succeeded: async () => {
        await Promise.all(subjects.map((one) => (one.kind === 'address' ? this.#remove(one, at) : this.#forget(one))));
      },
      abandoned: async () => {
        await Promise.all(subjects.map((one) => this.#remove(one, at)));
      },
    };
  }

  async forget(account: string): Promise<void> {
    await Promise.all((['account', 'device'] as const).map((kind) => this.#forget({ kind, subject: account })));
  }

  /** False when there is no room. It counts only if nobody else has counted since the document was read. */
  async #add(subject: AttemptSubject, at: number): Promise<boolean> {
    const { kind } = subject;
    const kept = failureLimits[kind] + failuresBeyondLimit;
    for (let attempt = 1; attempt <= maxAddAttempts; attempt += 1) {
      const seen = await this.#read(subject);
      if (this.#waitOf(subject, seen) > 0) return false;
      if (seen === null) await this.#failures.upsert(idOf(subject), { $setOnInsert: { at: [], lastAt: at } });
      const counted = await this.#failures.update(
        { _id: idOf(subject), at: seen ?? [] },
        { $push: { at: { $each: [at], $sort: 1, $slice: -kept } }, $max: { lastAt: at } },
        { relaxed: true },
      );
      if (counted) return true;
    }
    return false;
  }

  async #remove(subject: AttemptSubject, at: number): Promise<void> {
    await this.#failures.update({ _id: idOf(subject) }, { $pull: { at } }, { relaxed: true });
  }

  async #forget(subject: AttemptSubject): Promise<void> {
    await this.#failures.delete({ _id: idOf(subject) }, { relaxed: true });
  }

  async #refusal(subjects: readonly AttemptSubject[]): Promise<AppError> {
    const waits = await Promise.all(subjects.map(async (one) => this.#waitOf(one, await this.#read(one))));
    return tooManyAttempts(Math.max(...waits, 1));
  }

  async #read(subject: AttemptSubject): Promise<readonly number[] | null> {
    const document = await this.#failures.findOne({ _id: idOf(subject) });
    return document === null ? null : failuresSchema.parse(document).at;
  }

  #waitOf({ kind }: AttemptSubject, failures: readonly number[] | null): number {
    const now = this.#clock.now();
    const counting = (failures ?? []).filter((at) => at > now - failureWindowsMs[kind]);
    return waitBeforeSignIn(kind, { count: counting.length, newestAt: Math.max(...counting, 0) }, now);
  }
}

function idOf({ kind, subject }: AttemptSubject): string {
  return `${kind}:${subject}`;
}
