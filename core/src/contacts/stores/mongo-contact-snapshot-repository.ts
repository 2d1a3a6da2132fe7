import { z } from 'zod';
import { contactSnapshotSchema, type ContactSnapshot } from '../domain/contact.ts';
import { ContactSnapshotRepository, type SnapshotKey } from '../ports/contact-snapshot-repository.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { pack, unpack } from '../../platform/mongo/pack.ts';

export class MongoContactSnapshotRepository extends ContactSnapshotRepository {
  readonly #snapshots: Collections['snapshots'];

  constructor({ snapshots }: Collections) {
    super();
    this.#snapshots = snapshots;
  }

  async put(key: SnapshotKey, snapshot: ContactSnapshot, expiresAt: Timestamp): Promise<void> {
    const packed = await pack(snapshot);
    // A pipeline with a literal, because property names of a CRM may look like operators to a plain update.
    await this.#snapshots.upsert(idOf(key), [{ $set: { snapshot: { $literal: packed }, expiresAt } }]);
  }

  async get(key: SnapshotKey, now: Timestamp): Promise<ContactSnapshot | null> {
    const document = await this.#snapshots.findOne({ _id: idOf(key), expiresAt: { $gt: now } });
    return document && contactSnapshotSchema.parse(await unpack(document.snapshot));
  }

  async keys(): Promise<readonly SnapshotKey[]> {
    const documents = await this.#snapshots.find({}, { projection: { _id: 1 } });
    return documents.map(({ _id }) => {
      const [userId, department, hubspotId] = idSchema.parse(JSON.parse(_id));
      return { userId, department, hubspotId };
    });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#snapshots.deleteMany({ expiresAt: { $lte: now } });
  }
}

const idSchema = z.tuple([z.string(), departmentKeySchema, z.string()]);

function idOf({ userId, hubspotId, department }: SnapshotKey): string {
  return JSON.stringify([userId, department, hubspotId]);
}
