import { storedSessionSchema, type StoredSession } from '../domain/session.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../../platform/mongo/documents.ts';

const maxListed = 100;

export class MongoSessionRepository extends SessionRepository {
  readonly #sessions: Collections['sessions'];

  constructor({ sessions }: Collections) {
    super();
    this.#sessions = sessions;
  }

  async create(session: StoredSession): Promise<void> {
    await this.#sessions.insert(toDocument(session));
  }

  async find(id: string): Promise<StoredSession | null> {
    const stored = await this.#sessions.findOne({ _id: id });
    return stored === null ? null : readDocument(storedSessionSchema, stored);
  }

  async touch(id: string, now: Timestamp): Promise<void> {
    await this.#sessions.update({ _id: id }, { $set: { lastUsedAt: now } }, { relaxed: true });
  }

  async renew(id: string, now: Timestamp): Promise<void> {
    await this.#sessions.update({ _id: id }, { $set: { authenticatedAt: now } });
  }

  async lift(id: string): Promise<void> {
    await this.#sessions.update({ _id: id }, { $set: { mfaSetupRequired: false } });
  }

  async carryOver(id: string, tokenVersion: number): Promise<void> {
    await this.#sessions.update({ _id: id }, { $set: { tokenVersion } });
  }

  async listOf(userId: string): Promise<readonly StoredSession[]> {
    const found = await this.#sessions.find({ userId }, { sort: { lastUsedAt: -1, _id: -1 }, limit: maxListed });
    return found.map((stored) => readDocument(storedSessionSchema, stored));
  }

  async end(id: string, userId: string): Promise<boolean> {
    return this.#sessions.delete({ _id: id, userId });
  }

  async endAll(userId: string, except = ''): Promise<number> {
    return this.#sessions.deleteMany({ userId, _id: { $ne: except } });
  }

  async deleteExpired(now: Timestamp, idleSince: Timestamp): Promise<number> {
    return this.#sessions.deleteMany({ $or: [{ expiresAt: { $lt: now } }, { lastUsedAt: { $lt: idleSince } }] });
  }
}
