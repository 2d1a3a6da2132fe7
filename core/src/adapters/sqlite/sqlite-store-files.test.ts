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
} from '../../testing/index.ts';
import { openSqliteStore } from './index.ts';
import { initialSchema } from './schema-001-initial.ts';

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
  older.exec(initialSchema);
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

/** Every table, with what an erasure does to what it says of a person. */
const tables: Readonly<Record<string, string>> = {
  users: 'an erased user is replaced by a keyed hash',
  sessions: 'end with the account',
  mfa_enrolments: 'end with the account',
  google_access: 'ends with the account',
  one_time_secrets: 'hashed, and of no use without the account; gone within three days',
  sign_in_failures: 'gone within the hour',
  records: 'removed',
  record_inputs: 'removed with their record',
  record_versions: 'removed with their record',
  record_sources: 'removed with their record',
  hand_overs: 'removed',
  contact_snapshots: 'all removed',
  audit_log: 'words about an erased user leave it, and the chain still holds',
  audit_checkpoint: 'figures alone',
  status_events: 'ids alone, for five minutes',
  idempotency_keys: 'ids alone, for a day',
  usage_facts: 'ids and figures alone',
  spend_limits: 'ids and figures alone',
  spend_accounts: 'ids and figures alone',
  spend_holds: 'ids and figures alone',
  request_windows: 'ids and figures alone, for a minute',
  prompts: 'the agency’s own words; an erased author is forgotten',
  prompt_samples: 'deleted with the contact; an erased author is forgotten',
  prompt_trials: 'ids and figures alone; an erased author is forgotten',
  trial_cells: 'deleted with the sample they were made from',
  prompt_versions: 'the agency’s own words; an erased author is forgotten',
  summary_prompts: 'the agency’s own words',
  base_summary: 'the agency’s own words',
  service_types: 'the agency’s own words',
  agencies: 'the agency’s own words',
  ai_models: 'no person',
  api_keys: 'no person',
  key_slots: 'no person',
  connection_health: 'no person',
  crm_fields: 'no person',
  sqlite_sequence: 'no person',
};

it('has no table of which nobody has decided what an erasure does to it', () => {
  const store = openTestStore();
  const found = store.database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
  expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).toSorted());
  store.close();
});
