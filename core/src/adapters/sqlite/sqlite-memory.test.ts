import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, testNow, uniqueId } from '../../testing/builders.ts';
import { openTestStore, type TestStore } from '../../testing/open-test-store.ts';
import { openDatabase } from './open-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteMemory } from './sqlite-memory.ts';

let store: TestStore;
beforeEach(() => {
  store = openTestStore();
});
afterEach(() => store.close());

const adapter = fileURLToPath(new URL('./index.ts', import.meta.url));

/** Runs statements over `store` in a process of its own. */
async function elsewhere(file: string, statements: string): Promise<void> {
  const script = `import { openSqliteStore } from ${JSON.stringify(adapter)};
    const store = openSqliteStore({ file: ${JSON.stringify(file)}, clock: { now: () => ${testNow} } });
    ${statements}
    store.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
}

describe('what was read before', () => {
  it('is given again until this process writes, and read anew in a transaction', () => {
    const db = new SqliteConnection(store.database);
    const memory = new SqliteMemory<{ readonly n: number }>(db, 10);
    const read = () => memory.get('users', () => ({ n: db.count('SELECT count(*) AS n FROM users') }));
    const insert = () => db.run('INSERT INTO users (id, doc) VALUES (:id, :doc)', docOf(buildUser()));
    expect(read()).toBe(read());
    insert();
    expect(read()).toEqual({ n: 1 });
    expect(() =>
      db.transaction(() => {
        insert();
        expect(read()).toEqual({ n: 2 });
        throw new Error('undone');
      }),
    ).toThrow('undone');
    expect(read()).toEqual({ n: 1 });
  });

  it('does not outlive the turn of the event loop in which another connection wrote', async () => {
    const remembering = new SqliteConnection(store.database);
    const other = openDatabase(store.file);
    const memory = new SqliteMemory<number>(remembering, 10);
    const count = () => remembering.count('SELECT count(*) AS n FROM users');
    const insert = () =>
      new SqliteConnection(other).run('INSERT INTO users (id, doc) VALUES (:id, :doc)', docOf(buildUser()));
    try {
      expect(memory.get('users', count)).toBe(0);
      insert();
      await new Promise((resolve) => setImmediate(resolve));
      expect(memory.get('users', count)).toBe(1);
      expect(memory.get('users', count)).toBe(1);
      insert();
      // Whoever saw the write must not be told of the time before it.
      expect(count()).toBe(2);
      expect(memory.get('users', count)).toBe(2);
    } finally {
      other.close();
    }
  });

  it('takes the place of the oldest when there is no more room', () => {
    const memory = new SqliteMemory<number>(new SqliteConnection(store.database), 2);
    let reads = 0;
    const get = (key: string) => memory.get(key, () => (reads += 1));
    expect([get('a'), get('b'), get('a'), get('c'), get('b'), get('a')]).toEqual([1, 2, 1, 3, 2, 4]);
  });

  it('does not outlive another process that signs out a token and deletes its user', async () => {
    const user = buildUser({ role: 'admin' });
    const token = uniqueId('token');
    await store.users.create(user);
    expect(await store.users.findById(user.id)).toMatchObject({ deletedAt: null });
    expect(await store.revokedTokens.isRevoked(token)).toBe(false);
    await elsewhere(store.file, `await store.revokedTokens.revoke('${token}', ${testNow + 1000});`);
    expect(await store.revokedTokens.isRevoked(token)).toBe(true);
    await elsewhere(store.file, `await store.users.delete('${user.id}', ${testNow});`);
    expect(await store.users.findById(user.id)).toMatchObject({ deletedAt: testNow });
  });
});

function docOf(user: { readonly id: string }): { id: string; doc: string } {
  return { id: user.id, doc: JSON.stringify(user) };
}
