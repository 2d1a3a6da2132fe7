import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHandOver, buildUser, testNow, uniqueId } from './builders.ts';
import { pendingRow } from '../runs/domain/left-out.ts';
import { buildRun } from './run-repository.contract.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';
import { privacyOn, superadmin, type PrivacyStore } from './privacy.fixtures.ts';

const nothing = {
  account: null,
  kept: [],
  totalRecords: 0,
  records: [],
  handOvers: [],
  runs: [],
  runRows: [],
  fetchedContacts: [],
  samples: [],
  auditEntries: [],
};

/** What a report tells of a person on every store: all that an erasure removes. */
export function describePersonReport(name: string, openStore: OpenContractStore<PrivacyStore>): void {
  describe(`Reporting on ${name}`, () => {
    const clock = new FakeClock();
    let store: Pick<ContractStore, PrivacyStore | 'close'>;
    let privacy: ReturnType<typeof privacyOn>;
    beforeAll(async () => {
      store = await openStore(clock);
      privacy = privacyOn(store, clock);
    });
    afterAll(() => store.close());

    it('reports of a contact all that an erasure removes, its sources readable', async () => {
      const { hubspotId, recordId, handOver, ofDeleted, sample, run } = await privacy.everythingOf(
        buildUser(),
        'a@b.example',
      );
      const { erase, report } = privacy;
      const person = { kind: 'contact', hubspotId } as const;
      const before = await report.execute({ actor: superadmin, person });
      expect(before).toMatchObject({
        account: null,
        totalRecords: 1,
        records: [{ hubspotId, versions: [{ version: 1 }], handOvers: [{ id: handOver.id }] }],
        handOvers: [{ id: ofDeleted.id }],
        runs: [],
        runRows: [{ runId: run.id, row: 1, contact: hubspotId, contactName: 'Ada Okafor' }],
        fetchedContacts: [{ hubspotId, fullSummary: 'Read today.' }],
        samples: [{ id: sample.id, snapshot: { fullSummary: 'Frozen in May.' } }],
        auditEntries: [{ action: 'playbook_pushed', target: hubspotId, detail: 'note 77' }],
      });
      expect(JSON.stringify(before)).toContain('A secret word.');
      expect(JSON.stringify(before)).toContain('Prefers tea.');
      const logged = await privacy.entries();
      expect(await report.count(person)).toEqual(before.kept);
      expect(await privacy.entries()).toEqual(logged);
      const { removed, remains } = await erase.execute({ actor: superadmin, person });
      expect(removed).toEqual(before.kept);
      expect(remains.map(({ what }) => what)).toContain('Tasks with the texts of emails: task-8.');
      expect(await report.execute({ actor: superadmin, person })).toEqual(nothing);
      expect(await store.handOvers.ofRecords([recordId, ofDeleted.recordId])).toEqual([]);
    });

    it('finds by an address all that its contact is named in by id alone', async () => {
      const email = `${uniqueId('ada')}@northwind.example`;
      const { hubspotId } = await privacy.everythingOf(buildUser(), email);
      const { erase, report } = privacy;
      const person = { kind: 'address', email } as const;
      const { kept } = await report.execute({ actor: superadmin, person });
      expect(kept).toEqual([
        { what: 'records', count: 1 },
        { what: 'versions', count: 1 },
        { what: 'hand_overs', count: 2 },
        { what: 'run_rows', count: 1 },
        { what: 'fetched_contacts', count: 1 },
        { what: 'samples', count: 1 },
        { what: 'audit_entries', count: 1 },
      ]);
      expect((await erase.execute({ actor: superadmin, person })).removed).toEqual(kept);
      expect(await report.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } })).toEqual(nothing);
    });

    it('reports of a user what the account wrote, and leaves the samples of its contacts', async () => {
      const knownDevices = [{ digest: 'd1', tokenVersion: 1, expiresAt: testNow }];
      const user = buildUser({ googleSub: uniqueId('sub'), knownDevices });
      await store.users.create(user);
      const { hubspotId, sample, handOver } = await privacy.everythingOf(user, 'c@d.example');
      const byUser = buildHandOver({ userId: user.id });
      await store.handOvers.create(byUser);
      const run = buildRun({ userId: user.id });
      await store.runs.add(run, [pendingRow({ row: 1, contact: hubspotId, hubspotId })]);
      const { audit, erase, report } = privacy;
      await audit.record({ userId: user.id, name: user.email }, 'sign_in', user.email);
      const person = { kind: 'address', email: user.email } as const;
      const before = await report.execute({ actor: superadmin, person });
      expect(before).toMatchObject({
        account: {
          email: user.email,
          googleSub: user.googleSub,
          sessions: [],
          personalTokens: [],
          voice: null,
          knownBrowsers: 1,
          secondFactor: false,
        },
        totalRecords: 1,
        records: [{ handOvers: [{ id: handOver.id }] }],
        handOvers: [{ id: byUser.id }],
        runs: [{ id: run.id, name: run.name }],
        runRows: [{ runId: run.id, contact: hubspotId }],
        samples: [],
        auditEntries: [{ action: 'sign_in' }],
      });
      expect(await report.execute({ actor: superadmin, person: { kind: 'user', userId: user.id } })).toEqual(before);
      const { removed } = await erase.execute({ actor: superadmin, person });
      expect(removed.filter(({ what }) => what !== 'fetched_contacts')).toEqual(before.kept);
      expect(removed).toContainEqual({ what: 'runs', count: 1 });
      expect(removed).toContainEqual({ what: 'run_rows', count: 1 });
      expect(await store.samples.findById(sample.id)).not.toBeNull();
    });

    it('counts a row once that is about the contact and in a run of the user who is the contact too', async () => {
      const user = buildUser();
      await store.users.create(user);
      const hubspotId = uniqueId('c');
      await privacy.aRecord({ hubspotId, properties: { email: user.email } });
      await store.runs.add(buildRun({ userId: user.id }), [
        pendingRow({ row: 1, contact: hubspotId, hubspotId }),
        pendingRow({ row: 2, contact: 'another', hubspotId: 'another' }),
      ]);
      const person = { kind: 'address', email: user.email } as const;
      const { kept } = await privacy.report.execute({ actor: superadmin, person });
      expect(kept).toContainEqual({ what: 'run_rows', count: 2 });
      const { removed } = await privacy.erase.execute({ actor: superadmin, person });
      expect(removed.filter(({ what }) => what !== 'fetched_contacts')).toEqual(kept);
    });

    it('leaves the rows of a contact with the same id in another domain', async () => {
      const hubspotId = uniqueId('c');
      const row = pendingRow({ row: 1, contact: hubspotId, hubspotId });
      const run = buildRun({ department: 'dt-sales' });
      await store.runs.add(run, [row]);
      const person = { kind: 'contact', hubspotId, department: 'conference-sales' } as const;
      expect(await privacy.report.execute({ actor: superadmin, person })).toEqual(nothing);
      await privacy.erase.execute({ actor: superadmin, person });
      expect(await store.runs.count(run.id)).toMatchObject({ pending: 1 });
    });
  });
}
