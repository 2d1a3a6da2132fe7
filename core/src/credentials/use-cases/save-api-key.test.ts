import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AesSecretBox } from '../../adapters/crypto/aes-secret-box.ts';
import { AppError } from '../../shared/app-error.ts';
import {
  FakeClock,
  FakeCrmContacts,
  FakeIdGenerator,
  FakeTextGenerator,
  openTestStore,
  silentLogger,
  uniqueId,
} from '../../testing/index.ts';
import { ConnectionMonitor } from './connection-monitor.ts';
import { ListApiKeys } from './list-api-keys.ts';
import { OpenApiKey } from './open-api-key.ts';
import { RepositoryStoredKeys } from './repository-stored-keys.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { SaveApiKey } from './save-api-key.ts';
import { TestConnection } from './test-connection.ts';

const fields = { name: 'Main', type: 'Hubspot', department: 'dt-pm', active: true, secret: '' } as const;

describe('SaveApiKey', () => {
  const store = openTestStore();
  afterAll(() => store.close());
  const clock = new FakeClock();
  const ids = new FakeIdGenerator();
  const crm = new FakeCrmContacts();
  const secretBox = new AesSecretBox(Buffer.alloc(32, 7).toString('base64'));
  const storedKeys = new RepositoryStoredKeys({ keys: store.apiKeys, secretBox });
  const vendor = { secret: undefined, baseUrl: undefined, sandbox: undefined };
  const credentials = new ResolveCredential({
    storedKeys,
    vendors: { Hubspot: vendor, Openai: vendor },
    productName: 'Overture',
  });
  const open = new OpenApiKey({ secretBox, credentials });
  const monitor = new ConnectionMonitor({ health: store.connectionHealth, clock, logger: silentLogger });
  const tests = new TestConnection({
    keys: store.apiKeys,
    open,
    crm,
    textGenerator: new FakeTextGenerator(),
    monitor,
  });
  const audit = new AuditTrail({ log: store.audit, clock, ids });
  const save = new SaveApiKey({ keys: store.apiKeys, secretBox, open, tests, audit, clock, ids });
  const list = new ListApiKeys({ keys: store.apiKeys, open, health: store.connectionHealth });
  const refused = new AppError('crm_unauthorized', 'The key is not accepted.');
  const activeSecret = () => storedKeys.findActiveSecret('Hubspot', 'dt-pm');
  let secret = '';
  beforeEach(() => {
    clock.advance(1_000);
    secret = `pat-${uniqueId('secret')}`;
    crm.missing = [];
  });

  it('tests a new key, and lists it with what came of that', async () => {
    const saved = await save.create(systemActor, { ...fields, secret });
    expect(saved.test).toEqual({
      ok: true,
      code: null,
      message: 'HubSpot account 4242 answers, and the key may do all that is needed.',
    });
    expect(await list.execute()).toContainEqual(
      expect.objectContaining({ id: saved.id, health: expect.objectContaining({ lastSuccessAt: clock.now() }) }),
    );
  });

  it('stores a key that fails, and names the scope it lacks', async () => {
    crm.missing = [{ what: 'read emails', scopes: ['sales-email-read'] }];
    const saved = await save.create(systemActor, { ...fields, secret });
    expect(saved.test).toMatchObject({ ok: false, code: 'crm_unauthorized' });
    expect(saved.test?.message).toContain('may not read emails. Add the missing scope: sales-email-read');
    expect(await activeSecret()).toBe(secret);
    const listed = (await list.execute()).find(({ id }) => id === saved.id);
    expect(listed?.health?.lastError).toMatchObject({ code: 'crm_unauthorized', at: clock.now() });
  });

  it('keeps the working key where only a working one may take its place', async () => {
    await save.create(systemActor, { ...fields, secret });
    crm.failNext(refused);
    const worse = save.create(systemActor, { ...fields, secret: 'pat-worse' }, { onlyIfWorks: true });
    await expect(worse).rejects.toMatchObject({ code: 'crm_unauthorized', message: 'The key is not accepted.' });
    expect(await activeSecret()).toBe(secret);
    await save.create(systemActor, { ...fields, secret: 'pat-better' }, { onlyIfWorks: true });
    expect(await activeSecret()).toBe('pat-better');
  });

  it('tests a changed secret and an activation, and not a new name', async () => {
    const { id } = await save.create(systemActor, { ...fields, secret, active: false });
    const update = (change: object, options = {}) =>
      save.update(systemActor, id, { ...fields, secret: '', active: false, ...change }, options);
    expect((await update({ name: 'Other' })).test).toBeNull();
    expect((await update({ secret: `${secret}-2` })).test?.ok).toBe(true);
    crm.failNext(refused);
    await expect(update({ active: true }, { onlyIfWorks: true })).rejects.toMatchObject({ code: 'crm_unauthorized' });
    expect((await store.apiKeys.findById(id))?.active).toBe(false);
    expect((await update({ active: true })).test?.ok).toBe(true);
    expect((await update({ active: true })).test).toBeNull();
  });

  it('takes a test that works for news right after one that failed, and the other way round', async () => {
    const { id } = await save.create(systemActor, { ...fields, secret });
    const healthOf = async () => (await list.execute()).find((key) => key.id === id)?.health;
    for (let round = 0; round < 2; round += 1) {
      clock.advance(1_000);
      crm.failNext(refused);
      expect((await tests.execute({ id })).ok).toBe(false);
      expect((await healthOf())?.lastError?.at).toBe(clock.now());
      clock.advance(1_000);
      expect((await tests.execute({ id })).ok).toBe(true);
      expect((await healthOf())?.lastSuccessAt).toBe(clock.now());
    }
  });
});
