import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { firstCreatedId } from '../crm-data/ids.ts';
import type { Engagement } from '../crm-data/model.ts';

export type CreatedNote = Engagement & { contactIds: readonly string[]; archived: boolean };

const row = z.object({ doc: z.string() });
const stored = z.object({
  id: z.string(),
  type: z.literal('notes'),
  timestamp: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  properties: z.record(z.string(), z.string().nullable()),
  contactIds: z.array(z.string()),
  archived: z.boolean(),
});

/** Notes that clients created. With a data directory they survive a restart. */
export class CreatedNotes {
  readonly #notes = new Map<string, CreatedNote>();
  readonly #db: DatabaseSync | null;
  #nextId = firstCreatedId;

  constructor(dataDir?: string) {
    this.#db = dataDir === undefined ? null : open(dataDir);
    for (const found of this.#db?.prepare('SELECT doc FROM note ORDER BY id').all() ?? []) {
      const note = stored.parse(JSON.parse(row.parse(found).doc));
      this.#notes.set(note.id, note);
      this.#nextId = Math.max(this.#nextId, Number(note.id) + 1);
    }
  }

  create(properties: Record<string, string | null>, contactIds: readonly string[], timestamp: string): CreatedNote {
    const id = String(this.#nextId);
    this.#nextId += 7;
    const now = new Date().toISOString();
    const note: CreatedNote = {
      id,
      type: 'notes',
      timestamp,
      createdAt: now,
      updatedAt: now,
      contactIds,
      archived: false,
      properties: {
        ...properties,
        hs_timestamp: timestamp,
        hs_createdate: now,
        hs_lastmodifieddate: now,
        hs_object_id: id,
      },
    };
    this.#save(note);
    return note;
  }

  archive(id: string): boolean {
    const note = this.get(id);
    if (note) this.#save({ ...note, archived: true, updatedAt: new Date().toISOString() });
    return note !== undefined;
  }

  get(id: string): CreatedNote | undefined {
    const note = this.#notes.get(id);
    return note?.archived ? undefined : note;
  }

  /** Oldest first. */
  all(): CreatedNote[] {
    return [...this.#notes.values()].filter((note) => !note.archived);
  }

  ofContact(contactId: string): CreatedNote[] {
    return this.all().filter((note) => note.contactIds.includes(contactId));
  }

  close(): void {
    this.#db?.close();
  }

  #save(note: CreatedNote): void {
    this.#notes.set(note.id, note);
    this.#db
      ?.prepare('INSERT INTO note (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc')
      .run(Number(note.id), JSON.stringify(note));
  }
}

function open(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sandbox.sqlite');
  // SQLite gives its other files the mode of this one; the mode of an older file is corrected here.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY, doc TEXT NOT NULL)');
  return db;
}
