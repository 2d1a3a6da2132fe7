import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../audit/domain/audit-entry.ts';
import { describeAuditLog } from '../../testing/audit-log.contract.ts';
import { describeAdministration } from '../../testing/administration.contract.ts';
import {
  auditOn,
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeIdGenerator,
  openTestStore,
  testNow,
} from '../../testing/index.ts';
import { migrationSql } from './migrations.ts';

describeAdministration('SQLite', () => openTestStore());

describeAuditLog('SQLite', () => {
  const store = openTestStore();
  const replaceAll = async (entries: readonly object[]) => {
    const file = new DatabaseSync(store.file);
    for (const trigger of ['audit_log_keeps_entries', 'audit_log_keeps_words']) {
      file.exec(`DROP TRIGGER IF EXISTS ${trigger}`);
    }
    file.exec('DELETE FROM audit_log');
    const insert = file.prepare(
      `INSERT INTO audit_log (id, actor_search, doc) VALUES (:doc ->> '$.id', :doc ->> '$.actorSearch', :doc)`,
    );
    for (const entry of entries) insert.run({ doc: JSON.stringify(entry) });
    file.close();
  };
  const forgetMarks = async () => store.database.exec('DELETE FROM audit_marks');
  return { audit: store.audit, replaceAll, forgetMarks, close: () => store.close() };
});

describe('the audit log in SQLite', () => {
  const store = openTestStore();
  afterAll(() => store.close());

  it('is append-only for everybody who opens the file', async () => {
    const { audit } = auditOn({ log: store.audit, clock: new FakeClock(), ids: new FakeIdGenerator() });
    await audit.record({ userId: null, name: 'cli:root' }, 'user_deleted', 'a@b.example');
    const file = new DatabaseSync(store.file);
    expect(() => file.exec('DELETE FROM audit_log')).toThrow('append-only');
    expect(() => file.exec(`UPDATE audit_log SET actor_search = 'nobody'`)).toThrow('append-only');
    const saltless = `UPDATE audit_log SET doc = json_set(doc, '$.link.salt', NULL)`;
    expect(() => file.exec(saltless)).toThrow('append-only');
    file.close();
    expect((await store.audit.list({}, { page: 1, limit: 5 })).total).toBe(1);
  });
});

describe('a tampered audit log in SQLite', () => {
  it('has no place for a second entry with a number that is taken, also where the verification reads on', async () => {
    const store = openTestStore();
    const ids = new FakeIdGenerator();
    const { keyAudit, audit, verifyAudit } = auditOn({ log: store.audit, clock: new FakeClock(), ids });
    await keyAudit.execute();
    for (let number = 2; number <= 501; number += 1) await audit.record(systemActor, 'key_updated', 'key-1');
    expect((await verifyAudit.execute()).flaw).toBeNull();
    store.database.exec(`
      DROP INDEX audit_log_chain;
      INSERT INTO audit_log (id, actor_search, doc) SELECT 'twin', actor_search, json_set(doc, '$.id', 'twin')
      FROM audit_log WHERE seq = 500;`);
    expect((await verifyAudit.execute()).flaw).toMatchObject({ reason: 'there are entries beside the chain' });
    store.close();
  });

  const lee = 'lee@agency.example';
  const actor = { userId: 'user-lee', name: lee };
  /** A log with an entry about which `sql` lies; what it changes has the id `:id`. */
  const tampered = async (sql: string) => {
    const store = openTestStore();
    const use = auditOn({ log: store.audit, clock: new FakeClock(), ids: new FakeIdGenerator() });
    await use.keyAudit.execute();
    await use.audit.record(actor, 'user_deleted', 'kim@agency.example');
    expect((await use.verifyAudit.execute()).flaw).toBeNull();
    const { id } = (await store.audit.readChain(1, 1))[0] ?? {};
    store.database.exec('DROP TRIGGER audit_log_keeps_words');
    store.database.prepare(sql).run({ id: String(id) });
    return { store, ...use };
  };

  it.each([
    ['an action', `doc = '{"action":"sign_in",' || substr(doc, 2)`],
    ['a time', `doc = '{"at":0,' || substr(doc, 2)`],
    ['a number', `doc = '{"link":{"seq":2.5},' || substr(doc, 2)`],
    [
      'a name',
      `actor_search = 'nobody', doc = '{"actorSearch":"x",' || substr(doc, 2, length(doc) - 2) || ',"actorSearch":"${lee}"}'`,
    ],
    ['an id', `id = 'another'`],
  ])('is found to hide an entry from lists by %s that the entry does not have', async (_what, change) => {
    const { store, verifyAudit } = await tampered(`UPDATE audit_log SET ${change} WHERE id = :id`);
    expect((await verifyAudit.execute()).flaw).toMatchObject({ reason: 'its words were changed' });
    store.close();
  });

  it('ends an erasure of what cannot be altered', async () => {
    const { store, eraseFromAudit } = await tampered(`UPDATE audit_log SET id = 'another' WHERE id = :id`);
    const person = { kind: 'user', userId: 'user-lee', email: lee } as const;
    await expect(eraseFromAudit.execute(systemActor, person, 'user-lee')).rejects.toThrow('cannot be removed');
    store.close();
  });

  it('refuses what it would not keep', async () => {
    const { store, audit } = await tampered(`UPDATE audit_log SET id = id WHERE id = :id`);
    store.database.exec('CREATE TRIGGER hide BEFORE INSERT ON audit_log BEGIN SELECT RAISE(IGNORE); END');
    await expect(audit.record(actor, 'key_deleted', 'key-1')).rejects.toThrow('kept no entry');
    store.close();
  });
});

describe('the step from the first schema', () => {
  it('keeps stored keys with their slots, and counts what was generated before', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(migrationSql('001-initial.sql'));
    const insertKey = database.prepare(
      `INSERT INTO stored_keys (id, type, department, active, key_id, sealed, doc) VALUES (?, 'Hubspot', ?, ?, 'm', ?, ?)`,
    );
    insertKey.run('k1', 'dt-pm', 1, 'sealed-1', JSON.stringify({ name: 'One', createdAt: 5 }));
    insertKey.run('k2', 'dt-pm', 0, 'sealed-2', JSON.stringify({ name: 'Two', createdAt: 6 }));
    insertKey.run('k3', 'dt-sales', 0, 'sealed-3', '{}');
    const job = buildNewJob();
    const record = {
      id: 'r1',
      userId: 'user-1',
      hubspotId: job.hubspotId,
      job: { version: 2, status: 'ready', submittedAt: testNow },
    };
    database.prepare(`INSERT INTO records (id, search, doc) VALUES ('r1', '', ?)`).run(JSON.stringify(record));
    for (const version of [1, 2]) {
      const doc = JSON.stringify(buildVersion({ version, readyAt: testNow + version * 1_000 }));
      database.prepare(`INSERT INTO record_versions (record_id, version, doc) VALUES ('r1', ?, ?)`).run(version, doc);
    }

    database.exec(migrationSql('002-administration.sql'));

    expect(database.prepare('SELECT type, department, active_id FROM key_slots ORDER BY department').all()).toEqual([
      { type: 'Hubspot', department: 'dt-pm', active_id: 'k1' },
      { type: 'Hubspot', department: 'dt-sales', active_id: null },
    ]);
    expect(
      database
        .prepare('SELECT sealed FROM api_keys ORDER BY id')
        .all()
        .map(({ sealed }) => sealed),
    ).toEqual(['sealed-1', 'sealed-2', 'sealed-3']);
    expect(database.prepare('SELECT id, department, cost_usd, ms_to_ready FROM usage_facts ORDER BY id').all()).toEqual(
      [
        { id: 'r1:1', department: 'product-sales', cost_usd: 0.01, ms_to_ready: null },
        { id: 'r1:2', department: 'product-sales', cost_usd: 0.01, ms_to_ready: 2_000 },
      ],
    );
    database.close();
  });
});
