import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAiModel, buildNewJob, buildPrompt, buildUser, openTestStore, testNow } from '../../testing/index.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { oneModelSchema } from './schema-004-one-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'overture-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('openDatabase', () => {
  it('makes folder and file for their owner only', () => {
    const file = join(folder, 'new', 'store.sqlite');
    const database = openDatabase(file);
    migrate(database);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    database.close();
  });

  it('says in one line that a file is not a database', () => {
    const file = join(folder, 'letter.sqlite');
    writeFileSync(file, 'Dear reader, this is a letter and has been one for years.\n'.repeat(100));
    expect(() => openDatabase(file)).toThrow(/letter\.sqlite is not a database or is damaged.*DATA_DIR/);
  });

  it('says in one line that a path cannot be used', () => {
    const file = join(folder, 'plain-file');
    writeFileSync(file, '');
    expect(() => openDatabase(join(file, 'store.sqlite'))).toThrow(/store\.sqlite cannot be written/);
  });

  it('is opened and migrated by many processes at once', async () => {
    const file = join(folder, 'together.sqlite');
    const script = `
      const { openDatabase } = await import(${JSON.stringify(new URL('open-database.ts', import.meta.url).href)});
      const { migrate } = await import(${JSON.stringify(new URL('migrations.ts', import.meta.url).href)});
      const database = openDatabase(${JSON.stringify(file)});
      migrate(database);
      database.close();
      console.log('opened');`;
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])),
    );
    expect(runs.map(({ stdout }) => stdout.trim())).toEqual(Array(6).fill('opened'));
  });
});

describe('migrate', () => {
  it('changes nothing the second time', () => {
    const store = openTestStore();
    const schema = () => store.database.prepare('SELECT sql FROM sqlite_master ORDER BY name').all();
    const before = schema();
    store.migrate();
    expect(schema()).toEqual(before);
    store.close();
  });

  it('keeps the newest active one of AI models that a domain has twice', async () => {
    const store = openTestStore();
    store.database.exec('DROP INDEX ai_models_once');
    const [newest, active, older] = [3, 2, 1].map((createdAt) => buildAiModel({ createdAt, active: createdAt !== 3 }));
    if (!newest || !active || !older) throw new Error('Three models are made above.');
    for (const model of [newest, active, older]) await store.models.create(model);
    const other = buildAiModel({ aiModel: 'gpt-5-mini' });
    await store.models.create(other);
    store.database.exec(oneModelSchema);
    expect((await store.models.list({})).map(({ id }) => id).toSorted()).toEqual([active.id, other.id].toSorted());
    store.close();
  });

  it('counts the records of an older store in its finer spans of time', async () => {
    const store = openTestStore();
    for (let i = 0; i < 40; i += 1) {
      await store.jobs.submit(buildNewJob({ hubspotId: String(i), now: testNow + i * i * i * 40_000 }));
    }
    const buckets = () => store.database.prepare('SELECT * FROM record_buckets').all();
    const counted = buckets();
    store.database.exec(`
      DELETE FROM bucket_shifts;
      INSERT INTO bucket_shifts VALUES (36), (28), (20), (12);
      DELETE FROM record_buckets;
      INSERT INTO record_buckets
        SELECT user_id, shift, submitted_at >> shift, status, count(*) FROM records JOIN bucket_shifts
        GROUP BY user_id, shift, submitted_at >> shift, status;
      PRAGMA user_version = 4;
    `);
    store.migrate();
    expect(buckets()).toEqual(counted);
    await store.jobs.submit(buildNewJob({ hubspotId: '41', now: testNow }));
    expect(new Set(buckets().map(({ shift }) => shift))).toEqual(new Set([16, 20, 24, 28, 32, 36]));
    store.close();
  });

  it('refuses a store of a newer Overture', () => {
    const store = openTestStore();
    store.database.exec('PRAGMA user_version = 999');
    expect(() => store.migrate()).toThrow(/made by a newer Overture \(schema 999/);
    store.close();
  });

  it('refuses the database of another program', () => {
    const file = join(folder, 'browser-history.sqlite');
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE visits (url TEXT); PRAGMA user_version = 42;');
    foreign.close();
    const database = openDatabase(file);
    expect(() => migrate(database)).toThrow(/belongs to another program/);
    database.close();
  });

  it('leaves nothing behind when it fails', () => {
    const file = join(folder, 'clash.sqlite');
    const database = openDatabase(file);
    database.exec('CREATE TABLE records (mine TEXT)');
    expect(() => migrate(database)).toThrow(/records/);
    expect(database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()).toEqual([
      { name: 'records' },
    ]);
    database.close();
  });
});

describe('a full disk', () => {
  it('is told in words, stores no half of anything, and is over when there is room again', async () => {
    const store = openTestStore();
    const user = buildUser();
    await store.users.create(user);
    const pages = Number(store.database.prepare('PRAGMA page_count').get()?.page_count);
    store.database.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const job = buildNewJob({ properties: { note: 'x'.repeat(200_000) } });
    await expect(store.jobs.submit(job)).rejects.toMatchObject({ code: 'not_ready', message: /disk is full/ });
    expect(await store.history.findById(job.id)).toBeNull();
    expect(await store.users.findById(user.id)).toEqual(user);
    store.database.exec('PRAGMA max_page_count = 1000000');
    expect((await store.jobs.submit(job)).id).toBe(job.id);
    store.close();
  });
});

describe('documents of an older Overture', () => {
  it('are read with what the missing fields meant', async () => {
    const store = openTestStore();
    const old = (table: string, id: string, doc: object, more = '') =>
      store.database.exec(
        `INSERT INTO ${table} (id, doc${more && ', search'}) VALUES ('${id}', '${JSON.stringify(doc)}'${more})`,
      );
    old('users', 'u', { id: 'u', email: 'u@x.example', role: 'admin', createdAt: 1, updatedAt: 1 });
    old('prompts', 'p', { id: 'p', prompt: 'text', department: 'dt-pm', createdAt: 1, updatedAt: 1 });
    const request = { department: 'dt-pm', promptId: 'p' };
    const record = (id: string, job: object, more: object = {}) => {
      const doc = { id, userId: 'u', hubspotId: id, createdAt: 1, updatedAt: 1, ...more };
      old('records', id, { ...doc, job: { version: 1, request, submittedAt: 1, ...job } }, ", ''");
      store.database.exec(`INSERT INTO record_inputs VALUES ('${id}', '{"context": {}, "promptText": "text"}')`);
    };
    record(
      'r',
      { status: 'error', error: { code: 'code_of_old', message: 'Words.' } },
      { versions: [{ version: 1, readyAt: 1, request }] },
    );
    record('waiting', { status: 'pending' });
    expect(await store.users.findById('u')).toMatchObject({ tokenVersion: 1, deletedAt: null, profile: null });
    expect(await store.prompts.findById('p')).toMatchObject({ version: 1, title: '' });
    expect(await store.prompts.update(buildPrompt({ id: 'p', version: 2 }))).toBe(true);
    expect(await store.history.findById('r')).toMatchObject({
      job: { fence: 0, attempts: 0, publishedAt: null, error: { code: 'internal', message: 'Words.' } },
      versions: [{ noteId: null, sandbox: { crm: false, ai: false } }],
      inputs: { snapshot: null, promptVersion: 1, context: { additionalInfo: '' } },
      results: [],
    });
    expect(await store.jobs.resubmit('r', 5)).toMatchObject({ job: { status: 'pending', fence: 0 } });
    expect(await store.jobs.findDue({ now: 6, republishBefore: 1, limit: 10 })).toEqual(['waiting']);
    for (const id of ['r', 'waiting']) {
      const claim = await store.jobs.claim(id, { owner: 'w', now: 6, until: 7 });
      expect(claim?.job).toMatchObject({ fence: 1, attempts: 1 });
    }
    store.close();
  });
});
