import { contactSnapshotSchema } from '../../contacts/domain/contact-schema.ts';
import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { ContactSnapshotRepository, type SnapshotKey } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';

/** Fetched contacts in MongoDB. */
export class MongoContactSnapshotRepository extends ContactSnapshotRepository {
  readonly #snapshots: Collections['snapshots'];

  constructor(collections: Collections) {
    super();
    this.#snapshots = collections.snapshots;
  }

  override async put(key: SnapshotKey, snapshot: ContactSnapshot, expiresAt: Timestamp): Promise<void> {
    await this.#snapshots.replaceOne({ _id: idOf(key) }, { snapshot, expiresAt }, { upsert: true });
  }

  override async get(key: SnapshotKey, now: Timestamp): Promise<ContactSnapshot | null> {
    const document = await this.#snapshots.findOne({ _id: idOf(key), expiresAt: { $gt: now } });
    return document === null ? null : contactSnapshotSchema.parse(document.snapshot);
  }

  override async deleteExpired(now: Timestamp): Promise<number> {
    return (await this.#snapshots.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
  }
}

function idOf({ userId, hubspotId, department }: SnapshotKey): string {
  return `${userId}:${department}:${hubspotId}`;
}
