import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import {
  buildInputs,
  buildNewJob,
  buildSnapshot,
  buildVersion,
  FakeClock,
  openTestStore,
  testNow,
} from '../../../testing/index.ts';
import { describeStoredData } from '../../../testing/stored-data.contract.ts';
import { openSqliteStore } from '../../../composition/sqlite/index.ts';
import { migrationSql } from '../../../composition/sqlite/migrations.ts';

const words = ['Zbigniewa', 'zbigniewa@northwind.example', 'Quokkafarm'];

it('holds no word of a deleted record in any of its files', async () => {
  const store = openTestStore();
  const folder = dirname(store.file);
  const found = () =>
    readdirSync(folder).flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      return words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${name}`);
    });
  const properties = { firstname: words[0] ?? '', email: words[1] ?? '' };
  const inputs = buildInputs({ snapshot: buildSnapshot({ fullSummary: `Runs a ${words[2]}. `.repeat(4_000) }) });
  const { id } = await store.jobs.submit(buildNewJob({ properties, inputs }));
  const claim = await store.jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 60_000 });
  await store.jobs.complete(id, claim?.job.fence ?? 0, buildVersion({ properties }));
  expect(found()).not.toEqual([]);
  await store.history.delete(id);
  await store.files.scrub();
  expect(found()).toEqual([]);
  store.close();
});

it('opens a store of an older version without what was deleted there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-older-'));
  const file = join(folder, 'overture.sqlite');
  const older = new DatabaseSync(file);
  older.exec('PRAGMA secure_delete = OFF');
  older.exec(migrationSql('001-initial.sql'));
  older.exec(
    `INSERT INTO base_summary VALUES (1, '{"title":"${'Quokkafarm '.repeat(2_000)}"}'); DELETE FROM base_summary;`,
  );
  older.exec('PRAGMA application_id = 0x4f565452; PRAGMA user_version = 1;');
  older.close();
  expect(readFileSync(file).includes('Quokkafarm')).toBe(true);
  const store = openSqliteStore({ file, clock: new FakeClock() });
  store.migrate();
  store.close();
  expect(readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('Quokkafarm'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

describeStoredData('sqlite', async () => {
  const store = openTestStore();
  const tables = store.database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  store.close();
  return tables.map(({ name }) => String(name));
});
