import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '../connections/domain/api-key.ts';
import type { ApiKeyRepository } from '../connections/ports/api-key-repository.ts';
import { emptyAgency } from '../prompts/agency/domain/agency.ts';
import type { AgencyRepository } from '../prompts/agency/ports/agency-repository.ts';
import type { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import type { ConnectionHealthRepository } from '../connections/ports/connection-health-repository.ts';
import { ConflictError } from '../platform/app-error.ts';
import type { UserRepository } from '../people/users/ports/user-repository.ts';
import { buildUser, testNow, uniqueId } from './builders.ts';

/** What the suites of administration need of a store. */
export interface AdministrationStore {
  readonly users: UserRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly connectionHealth: ConnectionHealthRepository;
  readonly agencies: AgencyRepository;
  readonly crmFields: CrmFieldRepository;
  close(): Promise<void> | void;
}

/** What every store does for administrators. `openStore` opens a fresh, migrated one. */
export function describeAdministration(
  name: string,
  openStore: () => Promise<AdministrationStore> | AdministrationStore,
): void {
  let store: AdministrationStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  describe(`CRM fields on ${name}`, () => {
    it('are kept a domain, and replaced as a whole', async () => {
      expect(await store.crmFields.find('dt-pm')).toEqual({});
      await store.crmFields.save('dt-pm', { conference_name: 'event.name__c', website: '' });
      await store.crmFields.save('dt-sales', { city: 'town' });
      expect(await store.crmFields.find('dt-pm')).toEqual({ conference_name: 'event.name__c', website: '' });
      await store.crmFields.save('dt-pm', { campaign: '$campaign' });
      expect(await store.crmFields.find('dt-pm')).toEqual({ campaign: '$campaign' });
      expect(await store.crmFields.find('dt-sales')).toEqual({ city: 'town' });
    });
  });

  describe(`Agencies on ${name}`, () => {
    it('are kept a domain, and empty until they are described', async () => {
      expect(await store.agencies.find('dt-pm')).toEqual(emptyAgency);
      const proof = [{ service: '$seo', industry: '', text: 'Twice the visits.', url: '', mayBeNamed: true }];
      const levels = { spam_words: 'off', email_length: 'warn' } as const;
      const holidays = ['2026-12-25'];
      const agency = { ...emptyAgency, about: '$we', levels, proof, timeZone: 'Asia/Tokyo', holidays };
      expect(await store.agencies.change('dt-pm', () => agency)).toBe(true);
      expect(await store.agencies.change('dt-pm', (before) => ({ ...before, isOptOutRequired: true }))).toBe(true);
      expect(await store.agencies.change('dt-pm', () => null)).toBe(false);
      expect(await store.agencies.find('dt-pm')).toEqual({ ...agency, isOptOutRequired: true });
      expect(await store.agencies.find('dt-sales')).toEqual(emptyAgency);
    });

    it('lose no change of many that are made at once', async () => {
      const numbers = Array.from({ length: 8 }, (_, index) => String(index));
      await Promise.all(
        numbers.map((number) =>
          store.agencies.change('conference-sales', (before) => ({ ...before, about: before.about + number })),
        ),
      );
      expect(new Set((await store.agencies.find('conference-sales')).about)).toEqual(new Set(numbers));
    });
  });

  describe(`deleting users on ${name}`, () => {
    it('marks the user, stops its tokens, and keeps the address', async () => {
      const user = buildUser({ tokenVersion: 3 });
      await store.users.create(user);
      expect(await store.users.delete(user.id, testNow + 5)).toBe('deleted');
      expect(await store.users.findByEmail(user.email)).toEqual({
        ...user,
        deletedAt: testNow + 5,
        updatedAt: testNow + 5,
        tokenVersion: 4,
      });
      expect(await store.users.delete(user.id, testNow + 6)).toBe('missing');
      expect(await store.users.delete('nobody', testNow)).toBe('missing');
    });

    it('leaves one of two superadmins who delete each other at once, however often they try', async () => {
      for (let round = 0; round < 10; round += 1) {
        const pair = [buildUser({ role: 'superadmin' }), buildUser({ role: 'superadmin' })];
        for (const user of pair) await store.users.create(user);
        const outcomes = await Promise.all(pair.map(({ id }) => store.users.delete(id, testNow)));
        expect(outcomes.toSorted()).toEqual(['deleted', 'last_superadmin']);
        expect(await store.users.count({ role: 'superadmin' })).toBe(1);
        // Out of the way of the next round: not a superadmin any more.
        const left = pair[outcomes.indexOf('last_superadmin')];
        if (left !== undefined) await store.users.update({ ...left, role: 'admin' });
      }
    });

    it('refuses a change by whoever read the user before', async () => {
      const user = buildUser();
      await store.users.create(user);
      expect(await store.users.update({ ...user, tokenVersion: 2, passwordHash: 'new' }, user)).toBe(true);
      expect(await store.users.update({ ...user, passwordHash: 'old' }, user)).toBe(false);
      const changed = { ...user, tokenVersion: 2, passwordHash: 'new' };
      expect(await store.users.findById(user.id)).toEqual(changed);
      await store.users.delete(user.id, testNow);
      expect(await store.users.update({ ...changed, tokenVersion: 3 }, { tokenVersion: 3 })).toBe(false);
      expect((await store.users.findById(user.id))?.deletedAt).toBe(testNow);
    });
  });

  describe(`ApiKeyRepository on ${name}`, () => {
    const buildKey = (overrides: Partial<ApiKey> = {}): ApiKey => ({
      id: uniqueId('key'),
      name: 'Main "key"',
      type: 'Hubspot',
      department: 'dt-sales',
      sealed: uniqueId('sealed'),
      masterKeyId: 'master-1',
      lastFour: '1234',
      active: true,
      createdAt: testNow,
      updatedAt: testNow,
      ...overrides,
    });

    it('gives a slot to the key that was activated last', async () => {
      const [first, second] = [buildKey({ createdAt: testNow - 1 }), buildKey()];
      await store.apiKeys.create(first);
      expect(await store.apiKeys.findById(first.id)).toEqual(first);
      await store.apiKeys.create(second);
      expect(await store.apiKeys.findActive('Hubspot', 'dt-sales')).toEqual(second);
      expect(await store.apiKeys.list()).toEqual([second, { ...first, active: false }]);
      await store.apiKeys.update({ ...first, active: true, name: 'Again' });
      expect(await store.apiKeys.findActive('Hubspot', 'dt-sales')).toEqual({ ...first, name: 'Again' });
      expect((await store.apiKeys.findById(second.id))?.active).toBe(false);
    });

    it('does not touch the slot when an inactive key is stored or changed', async () => {
      const [active, spare] = [buildKey({ department: 'dt-pm' }), buildKey({ department: 'dt-pm', active: false })];
      await store.apiKeys.create(active);
      await store.apiKeys.create(spare);
      expect(await store.apiKeys.update({ ...spare, name: 'Spare' })).toBe(true);
      expect(await store.apiKeys.findActive('Hubspot', 'dt-pm')).toEqual(active);
      expect(await store.apiKeys.findActive('Openai', 'dt-pm')).toBeNull();
    });

    it('moves a key from slot to slot with its type and domain', async () => {
      const key = buildKey({ type: 'Openai', department: 'product-pm' });
      await store.apiKeys.create(key);
      const moved = { ...key, department: 'product-sales' } as const;
      await store.apiKeys.update(moved);
      expect(await store.apiKeys.findActive('Openai', 'product-pm')).toBeNull();
      expect(await store.apiKeys.findActive('Openai', 'product-sales')).toEqual(moved);
      expect(await store.apiKeys.hasEverStored('Openai', 'product-pm')).toBe(true);
    });

    it('remembers for good that a domain stored a key, also an inactive or deleted one', async () => {
      const slot = ['Openai', 'conference-sales'] as const;
      expect(await store.apiKeys.hasEverStored(...slot)).toBe(false);
      const key = buildKey({ type: slot[0], department: slot[1], active: false });
      await store.apiKeys.create(key);
      expect(await store.apiKeys.hasEverStored(...slot)).toBe(true);
      await store.apiKeys.update({ ...key, active: true });
      expect(await store.apiKeys.delete(key.id)).toBe(true);
      expect(await store.apiKeys.delete(key.id)).toBe(false);
      expect(await store.apiKeys.findActive(...slot)).toBeNull();
      expect(await store.apiKeys.findById(key.id)).toBeNull();
      expect(await store.apiKeys.hasEverStored(...slot)).toBe(true);
      expect(await store.apiKeys.update(key)).toBe(false);
    });

    it('refuses an id that is taken, and keeps the key that has it', async () => {
      const key = buildKey({ type: 'Openai', department: 'dt-sales' });
      await store.apiKeys.create(key);
      await expect(store.apiKeys.create({ ...key, sealed: 'other' })).rejects.toBeInstanceOf(ConflictError);
      expect(await store.apiKeys.findActive('Openai', 'dt-sales')).toEqual(key);
    });

    it('leaves one active key when many are stored at once', async () => {
      const keys = Array.from({ length: 8 }, () => buildKey({ type: 'Hubspot', department: 'product-pm' }));
      await Promise.all(keys.map((key) => store.apiKeys.create(key)));
      const active = (await store.apiKeys.list()).filter(
        (key) => key.active && key.type === 'Hubspot' && key.department === 'product-pm',
      );
      expect(active).toHaveLength(1);
      expect(await store.apiKeys.findActive('Hubspot', 'product-pm')).toEqual(active[0]);
    });

    it('seals anew what was not sealed anew meanwhile, and lists what is left', async () => {
      const key = buildKey({ masterKeyId: 'master-0', active: false });
      await store.apiKeys.create(key);
      const others = async () => (await store.apiKeys.listSealedByOther('master-1', 50)).map(({ id }) => id);
      expect(await others()).toEqual([key.id]);
      const to = { sealed: 'sealed anew', masterKeyId: 'master-1' };
      expect(await store.apiKeys.reseal(key.id, 'something else', to)).toBe(false);
      expect(await store.apiKeys.reseal(key.id, key.sealed, to)).toBe(true);
      expect(await store.apiKeys.findById(key.id)).toEqual({ ...key, ...to });
      expect(await others()).toEqual([]);
    });
  });

  describe(`ConnectionHealthRepository on ${name}`, () => {
    it('merges what is told and keeps the rest', async () => {
      const [fingerprint, other] = [uniqueId('account'), uniqueId('account')];
      const lastError = { at: testNow, code: 'crm_unauthorized', message: 'Refused.' } as const;
      const daily = { remaining: 5, limit: 10, unit: 'requests per day', at: testNow };
      const quotas = [daily, { ...daily, remaining: 1, unit: 'requests per 10 seconds' }];
      await store.connectionHealth.merge({ fingerprint, type: 'Hubspot', lastError });
      await store.connectionHealth.merge({ fingerprint, type: 'Hubspot', lastSuccessAt: testNow + 1 });
      await store.connectionHealth.merge({ fingerprint, type: 'Hubspot', quotas, notice: 'It is slow.' });
      expect(await store.connectionHealth.find([fingerprint, other])).toEqual([
        { fingerprint, type: 'Hubspot', lastSuccessAt: testNow + 1, lastError, quotas, notice: 'It is slow.' },
      ]);
      expect(await store.connectionHealth.find([])).toEqual([]);
    });

    it('takes many reports of one account at once', async () => {
      const fingerprint = uniqueId('account');
      const moments = Array.from({ length: 20 }, (_, index) => testNow + index);
      await Promise.all(
        moments.map((lastSuccessAt) => store.connectionHealth.merge({ fingerprint, type: 'Openai', lastSuccessAt })),
      );
      expect(await store.connectionHealth.find([fingerprint])).toHaveLength(1);
    });
  });
}
