import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { firstCreatedId } from '../crm-data/ids.ts';
import type { CrmRecord } from '../crm-data/model.ts';
import { openPortalFile } from './portal-file.ts';

/** The types that clients may create. */
export const clientTypes = ['notes', 'tasks'] as const;
export type ClientType = (typeof clientTypes)[number];
/** The same with the types that appear when the clock moves on. */
export const createdTypes = [...clientTypes, 'emails', 'meetings'] as const;
export type CreatedType = (typeof createdTypes)[number];
export type CreatedObject<Type extends CreatedType = CreatedType> = CrmRecord & {
  type: Type;
  timestamp: string;
  contactIds: readonly string[];
  archived: boolean;
};

const row = z.object({ doc: z.string() });
const stored = z.object({
  id: z.string(),
  type: z.enum(createdTypes),
  timestamp: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  properties: z.record(z.string(), z.string().nullable()),
  contactIds: z.array(z.string()),
  archived: z.boolean(),
});

/**
 * Notes and tasks that clients created, and everything that happened to contacts since. With a data directory they
 * survive a restart.
 */
export class CreatedObjects {
  readonly #objects = new Map<string, CreatedObject>();
  readonly #db: DatabaseSync | null;
  #nextId = firstCreatedId;

  constructor(dataDir?: string) {
    this.#db = dataDir === undefined ? null : openPortalFile(dataDir);
    for (const found of this.#db?.prepare('SELECT doc FROM note ORDER BY id').all() ?? []) {
      const note = stored.parse(JSON.parse(row.parse(found).doc));
      this.#objects.set(note.id, note);
      this.#nextId = Math.max(this.#nextId, Number(note.id) + 1);
    }
  }

  create(
    type: CreatedType,
    properties: Record<string, string | null>,
    contactIds: readonly string[],
    timestamp: string,
    createdAt = new Date().toISOString(),
  ): CreatedObject {
    const id = String(this.#nextId);
    this.#nextId += 7;
    const created: CreatedObject = {
      id,
      type,
      timestamp,
      createdAt,
      updatedAt: createdAt,
      contactIds,
      archived: false,
      properties: {
        ...properties,
        hs_timestamp: timestamp,
        hs_createdate: createdAt,
        hs_lastmodifieddate: createdAt,
        hs_object_id: id,
      },
    };
    this.#save(created);
    return created;
  }

  update(object: CreatedObject, properties: Record<string, string | null>): CreatedObject {
    const now = new Date().toISOString();
    const changed = {
      ...object,
      updatedAt: now,
      properties: { ...object.properties, ...properties, hs_lastmodifieddate: now },
    };
    this.#save(changed);
    return changed;
  }

  archive(type: CreatedType, id: string): void {
    const object = this.get(type, id);
    if (object) this.#save({ ...object, archived: true, updatedAt: new Date().toISOString() });
  }

  get<Type extends CreatedType>(type: Type, id: string): CreatedObject<Type> | undefined {
    return this.all(type).find((object) => object.id === id);
  }

  /** Oldest first. */
  all<Type extends CreatedType>(type: Type): CreatedObject<Type>[] {
    return [...this.#objects.values()].filter(
      (object): object is CreatedObject<Type> => object.type === type && !object.archived,
    );
  }

  ofContact<Type extends CreatedType>(type: Type, contactId: string): CreatedObject<Type>[] {
    return this.all(type).filter(({ contactIds }) => contactIds.includes(contactId));
  }

  close(): void {
    this.#db?.close();
  }

  #save(object: CreatedObject): void {
    this.#objects.set(object.id, object);
    this.#db
      ?.prepare('INSERT INTO note (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc')
      .run(Number(object.id), JSON.stringify(object));
  }
}
