import { z } from 'zod';
import type { Timestamp } from '../../platform/clock.ts';
import { departmentKeySchema, type DepartmentKey } from '../../platform/contract/departments.ts';
import { DocumentRepository } from '../../platform/documents.ts';
import { contactSnapshotSchema, type ContactSnapshot } from '../domain/contact.ts';

export interface SnapshotKey {
  readonly userId: string;
  readonly hubspotId: string;
  readonly department: DepartmentKey;
}

const storedSchema = z.object({ id: z.string(), expiresAt: z.number() });
const idSchema = z.tuple([z.string(), departmentKeySchema, z.string()]);

/** Caches fetched contacts by user, contact and domain until they expire. */
export class ContactSnapshotRepository extends DocumentRepository {
  readonly #snapshots = this.deps.store.open<z.infer<typeof storedSchema>, 'id', ContactSnapshot>({
    name: 'contact_snapshots',
    schema: storedSchema,
    apart: { field: 'snapshot', schema: contactSnapshotSchema },
  });

  put(key: SnapshotKey, snapshot: ContactSnapshot, expiresAt: Timestamp): Promise<void> {
    return this.#snapshots.put({ id: idOf(key), expiresAt }, { apart: snapshot });
  }

  /** Null when there is none or it has expired at `now`. */
  async get(key: SnapshotKey, now: Timestamp): Promise<ContactSnapshot | null> {
    const stored = await this.#snapshots.findOne({ id: idOf(key), expiresAt: { gt: now } });
    return stored && ((await this.#snapshots.readApart([stored.id])).get(stored.id) ?? null);
  }

  /** The keys of all snapshots, also of those that have expired and are not deleted yet. */
  async keys(): Promise<readonly SnapshotKey[]> {
    return (await this.#snapshots.find({})).map(({ id }) => {
      const [userId, department, hubspotId] = idSchema.parse(JSON.parse(id));
      return { userId, department, hubspotId };
    });
  }

  deleteExpired(now: Timestamp): Promise<number> {
    return this.#snapshots.delete({ expiresAt: { lte: now } });
  }
}

function idOf({ userId, hubspotId, department }: SnapshotKey): string {
  return JSON.stringify([userId, department, hubspotId]);
}
