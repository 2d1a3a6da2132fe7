import { z } from 'zod';
import type { Timestamp } from '../../../platform/clock.ts';
import { DocumentRepository } from '../../../platform/documents.ts';

/** A user's sealed Google access token with Drive scope. */
const googleAccessSchema = z.object({ userId: z.string(), sealed: z.string(), expiresAt: z.number() });
export type GoogleAccess = Readonly<z.infer<typeof googleAccessSchema>>;

/** Stores one sealed Google access token per user until it expires. */
export class GoogleAccessRepository extends DocumentRepository {
  readonly #access = this.deps.store.open<GoogleAccess, 'userId'>({
    name: 'google_access',
    schema: googleAccessSchema,
    key: ['userId'],
  });

  /** Stores the token in place of the user's previous one. */
  put(access: GoogleAccess): Promise<void> {
    return this.#access.put(access);
  }

  /** Returns null if there is no token that is still valid at `now`. */
  find(userId: string, now: Timestamp): Promise<GoogleAccess | null> {
    return this.#access.findOne({ userId, expiresAt: { gt: now } });
  }

  /** Deletes the user's token, if there is one. */
  async delete(userId: string): Promise<void> {
    await this.#access.delete({ userId });
  }

  /** Deletes the tokens that expired before `now`; returns their number. */
  deleteExpired(now: Timestamp): Promise<number> {
    return this.#access.delete({ expiresAt: { lt: now } });
  }
}
