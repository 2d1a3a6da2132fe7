import { z } from 'zod';
import type { Timestamp } from '../../platform/clock.ts';
import { DocumentRepository } from '../../platform/documents.ts';

const reservationSchema = z.object({
  requestHash: z.string(),
  reservedAt: z.number(),
  expiresAt: z.number(),
  answer: z.string().nullable().default(null),
});

type State =
  | { readonly outcome: 'reserved' }
  | { readonly outcome: 'replay'; readonly answer: string }
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'in_progress' };

/** A reservation without an answer that is older than this belongs to a dead process. */
const takeOverAfterMs = 60_000;

/** Stores the answers of submits by idempotency key, so that a repeated submit gets the first answer. */
export class IdempotencyRepository extends DocumentRepository {
  readonly #keys = this.deps.store.open<z.infer<typeof reservationSchema>>({
    name: 'idempotency',
    schema: reservationSchema,
  });

  /**
   * Reserves the key for this request, or tells its state: `reserved` (the caller carries the request out), `replay`
   * (the stored answer), `mismatch` (the key belongs to another request), `in_progress` (another call has reserved the
   * key and not answered yet). A reservation that is older than a minute may be taken over.
   */
  async begin(entry: {
    readonly scope: string;
    readonly key: string;
    readonly requestHash: string;
    readonly now: Timestamp;
    readonly expiresAt: Timestamp;
  }): Promise<State> {
    const { scope, key, requestHash, now, expiresAt } = entry;
    let state: State = { outcome: 'reserved' };
    await this.#keys.change(idOf(scope, key), (known) => {
      state = { outcome: 'reserved' };
      if (known !== null && known.expiresAt > now) {
        if (known.requestHash !== requestHash) state = { outcome: 'mismatch' };
        else if (known.answer !== null) state = { outcome: 'replay', answer: known.answer };
        else if (known.reservedAt > now - takeOverAfterMs) state = { outcome: 'in_progress' };
      }
      return state.outcome === 'reserved' ? { requestHash, reservedAt: now, expiresAt, answer: null } : null;
    });
    return state;
  }

  /** Stores the JSON answer under a reserved key. */
  async finish(scope: string, key: string, answer: string): Promise<void> {
    await this.#keys.change(idOf(scope, key), (known) => known && { ...known, answer });
  }

  /** Frees a reserved key whose request failed. */
  async abandon(scope: string, key: string): Promise<void> {
    await this.#keys.delete({ id: idOf(scope, key), answer: null });
  }

  deleteExpired(now: Timestamp): Promise<number> {
    return this.#keys.delete({ expiresAt: { lte: now } });
  }
}

const idOf = (scope: string, key: string): string => JSON.stringify([scope, key]);
