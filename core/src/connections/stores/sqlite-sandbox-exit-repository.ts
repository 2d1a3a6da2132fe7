import { sandboxExitSchema, type SandboxExit } from '../domain/sandbox-exit.ts';
import { SandboxExitRepository } from '../ports/sandbox-exit-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

export class SqliteSandboxExitRepository extends SandboxExitRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(): Promise<SandboxExit | null> {
    return this.#find();
  }

  async change(change: (stored: SandboxExit | null) => SandboxExit | null): Promise<boolean> {
    return this.#db.transaction(() => {
      const changed = change(this.#find());
      if (changed === null) return false;
      this.#db.run('INSERT INTO sandbox_exit (id, doc) VALUES (1, :doc) ON CONFLICT DO UPDATE SET doc = excluded.doc', {
        doc: JSON.stringify(changed),
      });
      return true;
    });
  }

  #find(): SandboxExit | null {
    return this.#db.getDoc(sandboxExitSchema, 'SELECT doc FROM sandbox_exit', {});
  }
}
