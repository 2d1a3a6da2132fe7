import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteConnection } from './sqlite-connection.ts';

describe('writes that are asked for together', () => {
  let database: DatabaseSync;
  let db: SqliteConnection;
  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE written (n INTEGER PRIMARY KEY)');
    db = new SqliteConnection(database);
  });
  afterEach(() => database.close());

  const write = (n: number): Promise<number> =>
    db.together(() => {
      db.run('INSERT INTO written (n) VALUES (:n)', { n });
      return n;
    });
  const count = (): number => db.count('SELECT count(*) AS n FROM written');
  const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('share a commit', async () => {
    const written = Promise.all([write(1), write(2), write(3)]);
    expect(count()).toBe(0);
    await nextTurn();
    expect(count()).toBe(3);
    expect(await written).toEqual([1, 2, 3]);
  });

  it('leave turns of the event loop to others when they are many', async () => {
    const all = Array.from({ length: 40 }, (_, n) => n);
    const written = Promise.all(all.map(write));
    const counts: number[] = [];
    while (counts.at(-1) !== 40) {
      await nextTurn();
      counts.push(count());
    }
    expect(counts).toEqual([16, 32, 40]);
    expect(await written).toEqual(all);
  });

  it('are undone each by itself where one of them fails', async () => {
    const ends = await Promise.allSettled([write(1), write(1), write(2)]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(count()).toBe(2);
  });
});
