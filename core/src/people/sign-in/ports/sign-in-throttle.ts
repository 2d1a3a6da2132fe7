import { z } from 'zod';
import { Clock, type Timestamp } from '../../../platform/clock.ts';
import { DocumentStore } from '../../../platform/documents.ts';
import { UseCase } from '../../../platform/needs.ts';
import {
  failureLimits,
  failuresBeyondLimit,
  failureWindowsMs,
  tooManyAttempts,
  waitBeforeSignIn,
  type AttemptSubject,
} from '../domain/sign-in-limits.ts';

/** A sign-in attempt that has begun. It counts as a failure until one of these methods is called. */
export interface SignInAttempt {
  /** Records a success: deletes all failures of the account's known devices or of its strangers, and this attempt of the address. */
  succeeded(): Promise<void>;
  /** Records that the attempt was interrupted, so that it no longer counts. */
  abandoned(): Promise<void>;
}

const longestWindowMs = Math.max(...Object.values(failureWindowsMs));
/** The newest failures of a subject, in the order of time. */
const failuresSchema = z.object({ at: z.array(z.number()), lastAt: z.number().default(0) });

/**
 * Counts failed sign-ins by account, for known devices and for strangers, and by network address. The store keeps them, so
 * that every process counts the same.
 */
export class SignInThrottle extends UseCase({ store: DocumentStore, clock: Clock }) {
  readonly #failures = this.deps.store.open<z.infer<typeof failuresSchema>>({
    name: 'sign_in_failures',
    schema: failuresSchema,
  });

  /**
   * Begins an attempt before any hashing and counts it at once, so that simultaneous attempts cannot exceed the limits.
   * Throws AppError `too_many_attempts` with `retryAfterMs` if a subject has to wait. That attempt is not counted.
   */
  async begin(subjects: readonly AttemptSubject[]): Promise<SignInAttempt> {
    const now = this.deps.clock.now();
    // Checked before anything is written, so that refused attempts hold up nobody else.
    await this.#assertAllowed(subjects, now);
    await this.#failures.delete({ lastAt: { lte: now - longestWindowMs } });
    const counted: AttemptSubject[] = [];
    const abandoned = async (): Promise<void> => {
      await Promise.all(counted.map((subject) => this.#remove(subject, now)));
    };
    for (const subject of subjects) {
      if (await this.#add(subject, now)) counted.push(subject);
      else {
        await abandoned();
        await this.#assertAllowed(subjects, now);
        throw tooManyAttempts(1);
      }
    }
    return {
      succeeded: async () => {
        await Promise.all(subjects.map((one) => (one.kind === 'address' ? this.#remove(one, now) : this.#forget(one))));
      },
      abandoned,
    };
  }

  /** Deletes an account's failures, in known devices and of strangers. */
  async forget(account: string): Promise<void> {
    await Promise.all((['account', 'device'] as const).map((kind) => this.#forget({ kind, subject: account })));
  }

  async #assertAllowed(subjects: readonly AttemptSubject[], now: Timestamp): Promise<void> {
    const waits = subjects.map(async (subject) => {
      const stored = await this.#failures.findOne({ id: idOf(subject) });
      return waitOf(subject, stored?.at ?? [], now);
    });
    const waitMs = Math.max(...(await Promise.all(waits)));
    if (waitMs > 0) throw tooManyAttempts(waitMs);
  }

  /** False when there is no room. */
  async #add(subject: AttemptSubject, now: Timestamp): Promise<boolean> {
    const kept = failureLimits[subject.kind] + failuresBeyondLimit;
    const add = (known: readonly Timestamp[]) =>
      waitOf(subject, known, now) > 0
        ? null
        : { at: [...known, now].toSorted((one, other) => one - other).slice(-kept), lastAt: now };
    const stored = await this.#failures.change(idOf(subject), (known) => add(known?.at ?? []), { relaxed: true });
    return stored !== null;
  }

  /** Removes one failure of this time: others may have begun within the same millisecond. */
  async #remove(subject: AttemptSubject, at: Timestamp): Promise<void> {
    const remove = (known: z.infer<typeof failuresSchema> | null) => {
      const place = known?.at.indexOf(at) ?? -1;
      return known === null || place === -1 ? null : { ...known, at: known.at.toSpliced(place, 1) };
    };
    await this.#failures.change(idOf(subject), remove, { relaxed: true });
  }

  async #forget(subject: AttemptSubject): Promise<void> {
    await this.#failures.delete({ id: idOf(subject) });
  }
}

function waitOf({ kind }: AttemptSubject, failures: readonly number[], now: Timestamp): number {
  const counting = failures.filter((at) => at > now - failureWindowsMs[kind]);
  return waitBeforeSignIn(kind, { count: counting.length, newestAt: Math.max(...counting, 0) }, now);
}

const idOf = ({ kind, subject }: AttemptSubject): string => `${kind}:${subject}`;
