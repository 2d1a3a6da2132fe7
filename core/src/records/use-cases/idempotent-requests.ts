import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { Accepted } from '../domain/accepted.ts';
import { IdempotencyRepository } from '../ports/idempotency-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** A key replays its first answer for a day. */
const keyTtlMs = 24 * 60 * 60 * 1000;

/** The contact is not stored, because the repeated request names it, and an erasure would have to find it. */
const storedSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processing', 'ready', 'error']),
});

/** Runs a submit once for each idempotency key, and answers a repeat with the first answer. */
export class IdempotentRequests extends UseCase({ idempotency: IdempotencyRepository, clock: Clock }) {
  /** Errors: `idempotency_mismatch` (same key, other request), `conflict` (the first is still being answered), and those of `submit`, after which the key is free again. */
  async run(
    request: { scope: string; key: string | undefined; request: string; hubspotId: string },
    submit: () => Promise<Accepted>,
  ): Promise<Accepted> {
    const { scope, key, hubspotId } = request;
    if (key === undefined) return submit();
    const { idempotency, clock } = this.deps;
    const now = clock.now();
    const begun = await idempotency.begin({ scope, key, requestHash: request.request, now, expiresAt: now + keyTtlMs });
    switch (begun.outcome) {
      case 'replay':
        return { ...storedSchema.parse(JSON.parse(begun.answer)), hubspotId };
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
    let accepted: Accepted;
    try {
      accepted = await submit();
    } catch (error) {
      await idempotency.abandon(scope, key);
      throw error;
    }
    const { id, status } = accepted;
    await idempotency.finish(scope, key, JSON.stringify({ id, status }));
    return accepted;
  }
}
