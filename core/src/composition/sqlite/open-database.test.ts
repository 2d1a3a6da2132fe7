import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAiModel, buildNewJob, buildPrompt, buildUser, openTestStore, testNow } from '../../testing/index.ts';
import { migrate, migrationSql } from './migrations.ts';
import { openDatabase } from './open-database.ts';

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
    store.database.exec(migrationSql('004-one-model.sql'));
    expect((await store.models.list({})).map(({ id }) => id).toSorted()).toEqual([active.id, other.id].toSorted());
    store.close();
  });

  it('opens a store of the version before, whose triggers kept totals', async () => {
    const file = join(folder, 'version-5.sqlite');
    const before = openDatabase(file);
    for (const schema of [
      migrationSql('001-initial.sql'),
      migrationSql('002-administration.sql'),
      migrationSql('003-google-access.sql'),
      migrationSql('004-one-model.sql'),
      migrationSql('005-finer-spans.sql'),
    ]) {
      before.exec(schema);
    }
    before.exec('PRAGMA application_id = 0x4f565452; PRAGMA user_version = 5;');
    const statuses = ['ready', 'error', 'pending', 'ready'];
    for (const [index, status] of statuses.entries()) {
      const { inputs, id, now, request, ...job } = buildNewJob({ id: `r${index}`, hubspotId: String(index) });
      const doc = {
        ...job,
        id,
        createdAt: now,
        updatedAt: now,
        versions: [],
        job: { version: 1, status, request, submittedAt: now + index, attempts: 0, fence: 0 },
      };
      const row = { id, doc: JSON.stringify(doc) };
      before.prepare("INSERT INTO records (id, search, doc) VALUES (:id, '', :doc)").run(row);
      const stored = { id, doc: JSON.stringify(inputs) };
      before.prepare('INSERT INTO record_inputs (record_id, doc) VALUES (:id, :doc)').run(stored);
    }
    before.close();

    const store = openTestStore({ file });
    const listed = async () => {
      const { items, total } = await store.history.list({ userId: 'user-1' }, { page: 1, limit: 10 });
      return [items.map(({ id }) => id), total];
    };
    expect(await listed()).toEqual([['r3', 'r2', 'r1', 'r0'], 4]);
    expect(await store.jobs.countByStatus()).toEqual({ pending: 1, processing: 0, ready: 2, error: 1 });
    expect(await store.history.delete('r1')).toBe(true);
    await store.jobs.submit(buildNewJob({ id: 'r4', hubspotId: '4', now: testNow + 9 }));
    expect(await store.jobs.claim('r2', { owner: 'w', now: testNow + 9, until: testNow + 10 })).not.toBeNull();
    expect(await listed()).toEqual([['r4', 'r3', 'r2', 'r0'], 4]);
    expect(await store.jobs.countByStatus()).toEqual({ pending: 1, processing: 1, ready: 2, error: 0 });
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
    expect(await store.prompts.update(buildPrompt({ id: 'p', version: 2 }), 1)).toBe(true);
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
