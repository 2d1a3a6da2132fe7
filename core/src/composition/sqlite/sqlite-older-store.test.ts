import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pendingRow } from '../../runs/domain/left-out.ts';
import { buildRun } from '../../testing/run-repository.contract.ts';
import {
  buildHandOver,
  buildNewJob,
  buildOutcome,
  buildSnapshot,
  openTestStore,
  testNow,
} from '../../testing/index.ts';
import { describeContactsWithoutNames } from '../../testing/older-store/contacts-without-names.contract.ts';
import { describeOlderDocuments, older } from '../../testing/older-store/older-documents.contract.ts';
import { describeOlderStore, readOlderStore } from '../../testing/older-store/older-store.contract.ts';
import { openDatabase } from './open-database.ts';
import { migrationSql } from './migrations.ts';

const queueTable = `
CREATE TABLE queue_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT NOT NULL,
  visible_at INTEGER NOT NULL,
  deliveries INTEGER NOT NULL DEFAULT 0,
  lock TEXT,
  dead_reason TEXT
);
CREATE INDEX queue_messages_due ON queue_messages (visible_at, id) WHERE dead_reason IS NULL;
`;
const schemas = [
  migrationSql('001-initial.sql'),
  migrationSql('002-administration.sql'),
  migrationSql('003-google-access.sql'),
  migrationSql('004-one-model.sql'),
  migrationSql('005-finer-spans.sql'),
  queueTable,
];

describeOlderStore('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-older-'));
  const file = join(folder, 'overture.sqlite');
  const older = openDatabase(file);
  for (const schema of schemas) older.exec(schema);
  older.exec('PRAGMA application_id = 0x4f565452; PRAGMA user_version = 5;');
  for (const [table, rows] of Object.entries(readOlderStore('sqlite-schema-5.json'))) {
    for (const row of rows) {
      const values = Object.values(row).map((value) =>
        typeof value === 'string' || typeof value === 'number' || value === null ? value : JSON.stringify(value),
      );
      const columns = Object.keys(row).join(', ');
      older.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values.map(() => '?').join(', ')})`).run(...values);
    }
  }
  older.close();
  const store = openTestStore({ file });
  return {
    ...store,
    hasQueueMessages: () =>
      store.database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'queue_messages'").get() !== undefined,
    close: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

describeOlderDocuments('SQLite', () => {
  const store = openTestStore();
  const doc = (value: object) => `'${JSON.stringify(value)}'`;
  store.database.exec(`
    DROP TABLE singletons;
    CREATE TABLE base_summary (only INTEGER PRIMARY KEY, doc TEXT);
    CREATE TABLE sandbox_exit (id INTEGER PRIMARY KEY, doc TEXT);
    CREATE TABLE service_types (position INTEGER PRIMARY KEY, value TEXT, label TEXT);
    INSERT INTO base_summary VALUES (1, ${doc(older.base)});
    INSERT INTO sandbox_exit VALUES (1, ${doc(older.exit)});
    INSERT INTO service_types VALUES (5, 'app', 'Apps'), (0, 'web', 'Web design');
    INSERT INTO agencies VALUES ('dt-pm', ${doc(older.agency)});
    INSERT INTO crm_fields VALUES ('dt-pm', ${doc(older.mapping)});
    INSERT INTO api_keys (id, doc) VALUES ('key-1', ${doc({ ...older.key, active: true })});
    INSERT INTO key_slots VALUES ('Openai', 'dt-pm', 'key-1'), ('Hubspot', 'dt-pm', NULL);
    ${migrationSql('045-singletons.sql')}
  `);
  return store;
});

describeContactsWithoutNames('SQLite', () => {
  const store = openTestStore();
  return {
    ...store,
    upgradeAgain: () => {
      store.database.exec(`
        DROP TABLE record_names;
        DROP TABLE hand_over_names;
        UPDATE records SET doc = json_remove(doc, '$.knownAs');
        UPDATE hand_overs SET doc = json_remove(doc, '$.knownAs');
        UPDATE prompt_samples SET doc = json_remove(doc, '$.knownAs');
        ${migrationSql('031-known-contacts.sql')}
      `);
    },
    failures: () => store.database.prepare('SELECT * FROM sign_in_failures').all(),
  };
});

it('keeps the rows of runs that an older version added', async () => {
  const store = openTestStore();
  const [run, row] = [buildRun(), pendingRow({ row: 1, contact: '101', hubspotId: '101' })];
  store.database.exec(`
    DROP TABLE run_rows;
    DROP TABLE runs;
    ${migrationSql('038-runs.sql')}
    INSERT INTO runs (id, doc) VALUES ('${run.id}', '${JSON.stringify({ ...run, sandbox: undefined })}');
    INSERT INTO run_rows VALUES ('${run.id}', 1, 'error', '101', '101', NULL, '{"code":"conflict","message":"No."}', 0.5);
    ${migrationSql('046-rows-beside-runs.sql')}
    ${migrationSql('049-names-of-rows.sql')}
  `);
  const error = { code: 'conflict', message: 'No.' };
  const items = [{ ...row, status: 'error', error, costUsd: 0.5 }];
  expect(await store.runs.listRows(run.id, undefined, { page: 1, limit: 9 })).toEqual({ items, total: 1 });
  expect(await store.runs.listActive(9)).toEqual([run]);
  store.close();
});

it('takes who opted out after a reply out of the replies that wait', async () => {
  const store = openTestStore();
  const { id } = await store.jobs.submit(buildNewJob({ userId: 'kim' }));
  await store.handOvers.create(
    buildHandOver({ recordId: id, outcome: buildOutcome({ repliedAt: 1, optedOut: true }) }),
  );
  store.database.exec(`UPDATE records SET stage = 'replied'; ${migrationSql('050-replies-that-wait.sql')}`);
  const counted = await store.worklist.count({ userId: 'kim' }, testNow);
  expect(Object.keys(counted)).toEqual(['waiting']);
  store.close();
});

it('keeps answers of submits and fetched contacts that an older version stored', async () => {
  const store = openTestStore();
  const initial = migrationSql('001-initial.sql');
  const tables = ['contact_snapshots', 'idempotency_keys'].map((table) => {
    return new RegExp(`CREATE TABLE ${table} [^;]*;`).exec(initial)?.[0] ?? '';
  });
  const snapshot = buildSnapshot();
  store.database.exec(`
    DROP TABLE contact_snapshots;
    DROP TABLE idempotency;
    ${tables.join('')}
    INSERT INTO contact_snapshots (user_id, hubspot_id, department, expires_at, doc)
      VALUES ('kim', '101', 'dt-pm', 10, '${JSON.stringify(snapshot).replaceAll("'", "''")}');
    INSERT INTO idempotency_keys (scope, key, request_hash, reserved_at, expires_at, answer)
      VALUES ('kim:generate', 'k"1', 'hash', 1, 10, '{}');
    ${migrationSql('048-short-lived-documents.sql')}
  `);
  const key = { userId: 'kim', hubspotId: '101', department: 'dt-pm' } as const;
  expect(await store.snapshots.keys()).toEqual([key]);
  expect(await store.snapshots.get(key, 9)).toEqual(snapshot);
  const entry = { scope: 'kim:generate', key: 'k"1', requestHash: 'hash', now: 9, expiresAt: 20 };
  expect(await store.idempotency.begin(entry)).toEqual({ outcome: 'replay', answer: '{}' });
  store.close();
});
