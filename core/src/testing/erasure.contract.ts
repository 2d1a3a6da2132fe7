import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPlaced } from '../handover/domain/hand-over.ts';
import { buildHandOver, buildSnapshot, buildUser, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';
import { privacyOn, superadmin, type PrivacyStore } from './privacy.fixtures.ts';

const day = 24 * 60 * 60 * 1000;

/** What erasing and forgetting leave behind on every store. */
export function describeErasure(name: string, openStore: OpenContractStore<PrivacyStore>): void {
  describe(`Erasing on ${name}`, () => {
    const clock = new FakeClock();
    let store: Pick<ContractStore, PrivacyStore | 'close'>;
    let privacy: ReturnType<typeof privacyOn>;
    beforeAll(async () => {
      store = await openStore(clock);
      privacy = privacyOn(store, clock);
    });
    afterAll(() => store.close());

    it('removes every record of a contact, whoever wrote it, and nobody else', async () => {
      const hubspotId = uniqueId('c');
      const ids = [
        await privacy.aRecord({ userId: uniqueId('user'), hubspotId }),
        await privacy.aRecord({ userId: uniqueId('user'), hubspotId }),
      ];
      const other = await privacy.aRecord();
      await store.snapshots.put({ userId: 'u', hubspotId, department: 'dt-pm' }, buildSnapshot(), testNow + day);
      const receipt = await privacy.erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      expect(receipt.removed).toEqual([
        { what: 'records', count: 2 },
        { what: 'versions', count: 2 },
        { what: 'fetched_contacts', count: 1 },
      ]);
      for (const id of ids) {
        expect(await store.history.findById(id)).toBeNull();
        expect(privacy.feed.events).toContainEqual(expect.objectContaining({ _id: id, responseStatus: 'deleted' }));
      }
      expect(await store.history.findById(other)).not.toBeNull();
    });

    it('says what HubSpot, Google Drive and backups still hold', async () => {
      const hubspotId = uniqueId('c');
      const id = await privacy.aRecord({ hubspotId });
      const { remains } = await privacy.erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      expect(remains.map(({ where }) => where)).toEqual(['HubSpot', 'HubSpot', 'Google Drive', 'Backups and exports']);
      expect(remains[0]?.what).toContain(hubspotId);
      expect(remains[1]?.what).toContain(`note-of-${id}`);
      expect(remains[2]?.what).toContain('brief.pdf');
    });

    it('removes what was handed over, also of records that are gone, and names the tasks in HubSpot', async () => {
      const hubspotId = uniqueId('c');
      const recordId = await privacy.aRecord({ hubspotId });
      const ofRecord = withPlaced(buildHandOver({ recordId, hubspotId }), 0, 'task-7', testNow) ?? expect.fail();
      const gone = buildHandOver({ hubspotId });
      const other = buildHandOver();
      for (const handOver of [ofRecord, gone, other]) await store.handOvers.create(handOver);
      const person = { kind: 'contact', hubspotId } as const;
      const { removed, remains } = await privacy.erase.execute({ actor: superadmin, person });
      expect(removed).toContainEqual({ what: 'hand_overs', count: 2 });
      expect(remains.map(({ what }) => what)).toContain('Tasks with the texts of emails: task-7.');
      expect(await store.handOvers.ofRecords([recordId, gone.recordId])).toEqual([]);
      expect(await store.handOvers.find(other.id)).not.toBeNull();
    });

    it('tells the contacts of two domains with the same id apart', async () => {
      const hubspotId = uniqueId('c');
      const id = await privacy.aRecord({ hubspotId });
      const person = { kind: 'contact', hubspotId, department: 'conference-sales' } as const;
      expect((await privacy.erase.execute({ actor: superadmin, person })).removed).toEqual([]);
      expect(await store.history.findById(id)).not.toBeNull();
    });

    it('finds a contact by the address as the CRM writes it, and names the address in the log by its hash alone', async () => {
      const email = `${uniqueId('ada')}@northwind.example`;
      const id = await privacy.aRecord({ properties: { firstname: 'Ada', email: email.toUpperCase() } });
      const similar = await privacy.aRecord({ properties: { firstname: 'Eve', email: `not-${email}` } });
      await privacy.erase.execute({ actor: superadmin, person: { kind: 'address', email } });
      expect(await store.history.findById(id)).toBeNull();
      expect(await store.history.findById(similar)).not.toBeNull();
      expect(JSON.stringify(await privacy.entries())).not.toContain(email);
    });

    it('ends a user: account, records, access to Google; the address stays refused', async () => {
      const user = buildUser({ passwordHash: 'hash', googleSub: uniqueId('sub'), oidcSubject: uniqueId('sub') });
      await store.users.create(user);
      await store.googleAccess.put({ userId: user.id, sealed: 'v1.x', expiresAt: testNow + day });
      const session = { id: uniqueId('session'), userId: user.id, tokenVersion: 1, device: 'Firefox on Windows' };
      const times = { createdAt: testNow, lastUsedAt: testNow, expiresAt: testNow + day };
      await store.sessions.create({ ...session, ...times, authenticatedAt: testNow, mfaSetupRequired: false });
      const mfa = { userId: user.id, sealedSecret: 'v1.x', confirmedAt: testNow, lastStep: 1, recoveryHashes: [] };
      await store.mfaEnrolments.put(mfa);
      const id = await privacy.aRecord({ userId: user.id });
      const { erase, erasedAddresses } = privacy;
      const person = { kind: 'user', userId: user.id } as const;
      const { removed } = await erase.execute({ actor: superadmin, person });
      expect(removed).toContainEqual({ what: 'accounts', count: 1 });
      expect(await store.history.findById(id)).toBeNull();
      expect(await store.googleAccess.find(user.id, testNow)).toBeNull();
      expect(await store.sessions.listOf(user.id)).toEqual([]);
      expect(await store.mfaEnrolments.find(user.id)).toBeNull();
      const left = await store.users.findById(user.id);
      expect(left).toMatchObject({
        passwordHash: null,
        googleSub: null,
        oidcSubject: null,
        profile: null,
        deletedAt: clock.now(),
      });
      expect(JSON.stringify(left)).not.toContain(user.email);
      expect(await erasedAddresses.has(user.email)).toBe(true);
      await expect(erasedAddresses.refuse(user.email)).rejects.toMatchObject({ code: 'conflict' });
      expect(await erasedAddresses.has(`other-${user.email}`)).toBe(false);
      expect((await erase.execute({ actor: superadmin, person })).removed).toEqual([]);
    });

    it('erases neither oneself nor a user who is not there', async () => {
      const { erase } = privacy;
      const user = buildUser();
      await store.users.create(user);
      const actor = { userId: user.id, name: user.email };
      const oneself = erase.execute({ actor, person: { kind: 'address', email: user.email } });
      await expect(oneself).rejects.toMatchObject({ code: 'conflict' });
      const nobody = erase.execute({ actor, person: { kind: 'user', userId: 'nobody' } });
      await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
    });

    it('leaves a contact in the audit log as a hash, by which its entries stay together', async () => {
      const hubspotId = uniqueId('c');
      const { audit, erase } = privacy;
      await audit.record(superadmin, 'playbook_pushed', hubspotId, 'note 77');
      await erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      const [erased, pushed] = await privacy.entries();
      expect(erased?.action).toBe('person_erased');
      expect(erased?.target).toMatch(/^contact [0-9a-f]{40}$/);
      expect(pushed).toMatchObject({
        actor: superadmin,
        action: 'playbook_pushed',
        target: erased?.target,
        detail: '',
      });
    });

    it('forgets records that have not changed for longer than they may be kept', async () => {
      const old = await privacy.aRecord({ now: testNow - 31 * day });
      const young = await privacy.aRecord({ now: testNow - 29 * day });
      expect(await privacy.sweepAfter(30).execute()).toBe(1);
      expect(await store.history.findById(old)).toBeNull();
      expect(await store.history.findById(young)).not.toBeNull();
    });
  });
}
