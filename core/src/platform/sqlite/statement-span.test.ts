import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectSpans } from '../../testing/collected-spans.ts';
import { SqliteConnection } from './sqlite-connection.ts';

let database: DatabaseSync;
let db: SqliteConnection;
let spans: Awaited<ReturnType<typeof collectSpans>>;
beforeEach(async () => {
  database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE written (n INTEGER PRIMARY KEY)');
  spans = await collectSpans();
  db = new SqliteConnection(database, spans.tracing, 'overture.sqlite');
});
afterEach(() => database.close());

const request = <T>(name: string, work: () => Promise<T>) => spans.tracing.span(name, { kind: 'server' }, work);
const insert = (n: number) => db.run('INSERT INTO written (n) VALUES (:n)', { n });

it('is named by operation and table, and says why a statement failed', async () => {
  await request('one', async () => {
    insert(7_700_077);
    db.get('SELECT n FROM written WHERE n = :n', { n: 7_700_077 });
    expect(() => insert(7_700_077)).toThrow();
  });
  const [inserted, selected, refused] = await spans.finish();
  const attributes = { 'db.system.name': 'sqlite', 'db.namespace': 'overture.sqlite', 'db.collection.name': 'written' };
  expect(inserted).toMatchObject({
    name: 'INSERT written',
    kind: 'CLIENT',
    parent: 'one',
    isFailed: false,
    attributes: { ...attributes, 'db.operation.name': 'INSERT' },
  });
  expect(selected).toMatchObject({ name: 'SELECT written', attributes: { 'db.operation.name': 'SELECT' } });
  expect(refused).toMatchObject({
    isFailed: true,
    attributes: { 'error.type': '1555', 'db.response.status_code': '1555' },
  });
  expect(JSON.stringify([inserted, selected, refused].map((span) => span?.attributes))).not.toContain('7700077');
});

it('belongs to the trace of its caller, also where several share a commit', async () => {
  const write = (name: string, n: number) => request(name, () => db.together(() => insert(n)));
  await Promise.all([write('one', 1), write('two', 2)]);
  const names = (await spans.finish()).map(({ parent, name }) => `${parent}: ${name}`);
  expect(names.toSorted()).toEqual([
    'one: COMMIT',
    'one: INSERT written',
    'two: COMMIT',
    'two: INSERT written',
    'undefined: one',
    'undefined: two',
  ]);
});

it('is not begun outside of a trace', async () => {
  insert(1);
  await db.together(() => insert(2));
  expect(await spans.finish()).toEqual([]);
});
