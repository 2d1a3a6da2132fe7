import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdempotencyRepository } from '../ports/idempotency-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** A key replays its first answer for a day. */
const keyTtlMs = 24 * 60 * 60 * 1000;

/** Carries a request out once for each idempotency key, and answers a repeat with the first answer. */
export class IdempotentRequests extends UseCase({ idempotency: IdempotencyRepository, clock: Clock }) {
  /**
   * Of the answer, what `schema` names is stored. It names no person, whom an erasure would have to find there. Errors:
   * `idempotency_mismatch` (same key, other request), `conflict` (the first is still being answered), and those of
   * `carryOut`, after which the key is free again.
   */
  async run<T>(
    request: { scope: string; key: string | undefined; request: string; schema: z.ZodType<T> },
    carryOut: () => Promise<T>,
  ): Promise<T> {
    const { scope, key, schema } = request;
    if (key === undefined) return carryOut();
    const { idempotency, clock } = this.deps;
    const now = clock.now();
    const begun = await idempotency.begin({ scope, key, requestHash: request.request, now, expiresAt: now + keyTtlMs });
    switch (begun.outcome) {
      case 'replay':
        return schema.parse(JSON.parse(begun.answer));
      case 'mismatch':
        throw new AppError('idempotency_mismatch', 'This idempotency key was used for another request.');
      case 'in_progress':
        throw new AppError(
          'conflict',
          'This was sent before and is still being answered. Please try again in a moment.',
        );
      case 'reserved':
        break;
    }
    let answer: T;
    try {
      answer = schema.parse(await carryOut());
    } catch (error) {
      await idempotency.abandon(scope, key);
      throw error;
    }
    await idempotency.finish(scope, key, JSON.stringify(answer));
    return answer;
  }
}
