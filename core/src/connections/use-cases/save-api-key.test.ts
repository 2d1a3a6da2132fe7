import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { systemActor } from '../../audit/domain/audit-entry.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  auditOn,
  buildNewJob,
  buildRequest,
  FakeClock,
  FakeCrmContacts,
  FakeIdGenerator,
  openTestStore,
  silentLogger,
  uniqueId,
} from '../../testing/index.ts';
import { WakeWaitingJobs } from '../../records/use-cases/wake-waiting-jobs.ts';
import { ConnectionMonitor } from './connection-monitor.ts';
import { DeleteApiKey } from './delete-api-key.ts';
import { ListApiKeys } from './list-api-keys.ts';

import { ResolveCredential } from './resolve-credential.ts';
import { SaveApiKey } from './save-api-key.ts';
import { TestConnection } from './test-connection.ts';

type KeyFields = Parameters<SaveApiKey['create']>[1];

const fields = { name: 'Main', type: 'Hubspot', department: 'dt-pm', active: true, secret: '' } as const;

describe('SaveApiKey', () => {
  const store = openTestStore();
  afterAll(() => store.close());
  const clock = new FakeClock();
  const ids = new FakeIdGenerator();
  const crm = new FakeCrmContacts();
  const secretBox = new SecretBox(Buffer.alloc(32, 7).toString('base64'));
  const vendor = { secret: undefined, baseUrl: undefined, sandbox: undefined };
  const credentials = new ResolveCredential({
    keys: store.apiKeys,
    secretBox,
    vendors: { Hubspot: vendor, Openai: vendor },
    productName: 'Overture',
  });
  const monitor = new ConnectionMonitor({ health: store.connectionHealth, clock, logger: silentLogger });
  const tests = new TestConnection({
    keys: store.apiKeys,
    credentials,
    crm,
    ai: { checkAccess: () => Promise.resolve({ models: 1 }) },
    monitor,
  });
  const audit = auditOn({ log: store.audit, clock, ids }).audit;
  const wake = new WakeWaitingJobs({ jobs: store.jobs, clock, logger: silentLogger });
  const sandbox = { isOpenTo: async () => false, nameKeeper: async () => {}, leave: async () => {} };
  const save = new SaveApiKey({
    keys: store.apiKeys,
    secretBox,
    credentials,
    tests,
    wake,
    audit,
    clock,
    ids,
    sandbox,
  });
  const remove = new DeleteApiKey({ keys: store.apiKeys, wake, audit });
  const list = new ListApiKeys({ keys: store.apiKeys, credentials, health: store.connectionHealth });
  const refused = new AppError('crm_unauthorized', 'The key is not accepted.');
  const activeSecret = () =>
    credentials.resolve('Hubspot', 'dt-pm').then(
      (credential) => credential.secret,
      () => null,
    );
  let secret = '';
  beforeEach(() => {
    clock.advance(1_000);
    secret = `pat-${uniqueId('secret')}`;
    crm.missing = [];
  });

  it('tests a new key, and lists it with the result', async () => {
    const saved = await save.create(systemActor, { ...fields, secret });
    expect(saved.test).toMatchObject({
      ok: true,
      code: null,
      message: 'HubSpot account 4242 answers, and the key may do all that is needed.',
    });
    expect(await list.execute()).toContainEqual(
      expect.objectContaining({ id: saved.id, health: expect.objectContaining({ lastSuccessAt: clock.now() }) }),
    );
  });

  it('stores a key that fails, and names the scope it lacks', async () => {
    crm.missing = [{ what: 'read emails', scopes: ['sales-email-read'], isNeeded: true }];
    const saved = await save.create(systemActor, { ...fields, secret });
    expect(saved.test).toMatchObject({ ok: false, code: 'crm_unauthorized' });
    expect(saved.test?.message).toBe(
      'HubSpot account 4242 answers, but the key may not read emails. Add the missing scope: sales-email-read, in HubSpot under Settings > Integrations > Service Keys.',
    );
    expect(await activeSecret()).toBe(secret);
    const listed = (await list.execute()).find(({ id }) => id === saved.id);
    expect(listed?.health?.lastError).toMatchObject({ code: 'crm_unauthorized', at: clock.now() });
  });

  it('accepts a key with fewer optional scopes, and names the missing ones', async () => {
    crm.missing = [{ what: 'read deals', scopes: ['crm.objects.deals.read'], isNeeded: false }];
    const saved = await save.create(systemActor, { ...fields, secret });
    expect(saved.test).toMatchObject({ ok: true, code: null });
    expect(saved.test?.message).toContain('It may not read deals. Add the missing scope');
  });

  it('keeps the working key if only another working key may replace it', async () => {
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

  it('stores a success right after a failure, and the other way round', async () => {
    const { id } = await save.create(systemActor, { ...fields, secret });
    const healthOf = async () => (await list.execute()).find((key) => key.id === id)?.health;
    for (let round = 0; round < 2; round += 1) {
      clock.advance(1_000);
      crm.failNext(refused);
      expect((await tests.execute({ id, userId: null })).ok).toBe(false);
      expect((await healthOf())?.lastError?.at).toBe(clock.now());
      clock.advance(1_000);
      expect((await tests.execute({ id, userId: null })).ok).toBe(true);
      expect((await healthOf())?.lastSuccessAt).toBe(clock.now());
    }
  });

  describe('with a job that waits for the account of the key', () => {
    const sleepMs = 3_600_000;
    const asleep = async (department: KeyFields['department'], code: ErrorCode): Promise<() => Promise<boolean>> => {
      const job = buildNewJob({ userId: uniqueId('user'), now: clock.now(), request: buildRequest({ department }) });
      const { id } = await store.jobs.submit(job);
      const now = clock.now();
      const claim = await store.jobs.claim(id, { owner: 'worker-1', now, until: now + 1_000 });
      const reason = { code, message: 'The account is used up.' };
      const to = { availableAt: now + sleepMs, refundAttempt: true, reason, now };
      await store.jobs.reschedule(id, claim?.job.fence ?? 0, to);
      return async () => {
        const due = await store.jobs.findDue({ now: clock.now(), republishBefore: clock.now(), limit: 1_000 });
        return due.includes(id);
      };
    };

    it('continues the job when its key is replaced, activated, moved, deactivated or deleted', async () => {
      const { id } = await save.create(systemActor, { ...fields, department: 'dt-sales', secret });
      const home: KeyFields = { ...fields, department: 'dt-sales' };
      const steps: (() => Promise<unknown>)[] = [
        () => save.update(systemActor, id, { ...home, secret: `${secret}-2` }),
        () => save.update(systemActor, id, { ...home, active: false }),
        () => save.update(systemActor, id, home),
        () => save.update(systemActor, id, { ...home, department: 'conference-sales' }),
        () => save.create(systemActor, { ...home, secret: `${secret}-3` }),
      ];
      for (const step of steps) {
        const isDue = await asleep('dt-sales', 'crm_daily_limit');
        expect(await isDue()).toBe(false);
        await step();
        expect(await isDue()).toBe(true);
      }
      const isDue = await asleep('conference-sales', 'crm_rate_limited');
      await remove.execute({ actor: systemActor, id });
      expect(await isDue()).toBe(true);
    });

    it('leaves the job alone for a key of another vendor or domain, an inactive key, and a new name', async () => {
      const { id } = await save.create(systemActor, { ...fields, department: 'product-pm', secret });
      const isDue = await asleep('product-pm', 'ai_quota_exhausted');
      const isDueToo = await asleep('product-pm', 'crm_daily_limit');
      await save.create(systemActor, { ...fields, type: 'Openai', department: 'dt-pm', secret });
      const spare = await save.create(systemActor, { ...fields, department: 'product-pm', active: false, secret });
      await save.update(systemActor, id, { ...fields, department: 'product-pm', name: 'Renamed' });
      await remove.execute({ actor: systemActor, id: spare.id });
      expect([await isDue(), await isDueToo()]).toEqual([false, false]);
      await save.create(systemActor, { ...fields, department: 'product-pm', secret });
      expect([await isDue(), await isDueToo()]).toEqual([false, true]);
    });
  });
});
