import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, type SqliteStore } from '../composition/sqlite/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tracing } from '../platform/tracing.ts';
import { documentRepositories, type DocumentRepositories } from './document-repositories.ts';
import { FakeClock } from './fake-clock.ts';

export interface TestStore extends SqliteStore, DocumentRepositories {
  readonly file: string;
}

/**
 * A migrated store in a fresh folder that `close` removes. `file`: a further connection to a store that
 * another call made; that one removes it.
 */
export function openTestStore(
  options: { readonly clock?: Clock; readonly file?: string; readonly tracing?: Tracing } = {},
): TestStore {
  const clock = options.clock ?? new FakeClock();
  const folder = options.file === undefined ? mkdtempSync(join(tmpdir(), 'overture-store-')) : undefined;
  const file = options.file ?? join(folder ?? '', 'overture.sqlite');
  const store = openSqliteStore({ file, clock, tracing: options.tracing });
  store.migrate();
  return {
    ...store,
    ...documentRepositories(store.documents, clock),
    file,
    close: () => {
      store.close();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
