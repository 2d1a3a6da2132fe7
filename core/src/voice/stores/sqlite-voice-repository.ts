import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { voiceSchema, type Voice } from '../domain/voice.ts';
import { VoiceRepository } from '../ports/voice-repository.ts';

export class SqliteVoiceRepository extends VoiceRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(id: string): Promise<Voice | null> {
    return this.#db.allDocs(voiceSchema, 'SELECT doc FROM voices WHERE id = :id', { id })[0] ?? null;
  }

  async put(voice: Voice): Promise<void> {
    const sql = 'INSERT INTO voices (id, doc) VALUES (:id, :doc) ON CONFLICT DO UPDATE SET doc = excluded.doc';
    this.#db.run(sql, { id: voice.id, doc: JSON.stringify(voice) });
  }

  async delete(id: string): Promise<boolean> {
    return this.#db.run('DELETE FROM voices WHERE id = :id', { id }) === 1;
  }
}
