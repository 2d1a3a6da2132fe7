import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HmacCheckpointSigner } from '../adapters/crypto/hmac-checkpoint-signer.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { TrimAudit } from '../audit/use-cases/trim-audit.ts';
import type { AuditEntry } from '../audit/domain/audit-entry.ts';
import { withPlaced } from '../handover/domain/hand-over.ts';
import { HmacAddressHash } from '../adapters/crypto/hmac-address-hash.ts';
import { packSources } from '../generation/domain/source-bundles.ts';
import type { NewJob } from '../generation/domain/new-job.ts';
import { StatusAnnouncer } from '../generation/use-cases/status-announcer.ts';
import { EraseSamples } from '../lab/use-cases/erase-samples.ts';
import { ErasePerson } from '../privacy/use-cases/erase-person.ts';
import { PersonalData } from '../privacy/use-cases/personal-data.ts';
import { ReportPerson } from '../privacy/use-cases/report-person.ts';
import { SweepRetention } from '../privacy/use-cases/sweep-retention.ts';
import { ErasedAddresses } from '../users/use-cases/erased-addresses.ts';
import {
  buildHandOver,
  buildSample,
  buildSampleMaterial,
  buildInputs,
  buildReview,
  buildSnapshot,
  buildNewJob,
  buildUser,
  buildVersion,
  testNow,
  uniqueId,
} from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeIdGenerator } from './fake-id-generator.ts';
import { FakeStatusFeed } from './fake-status-feed.ts';
import { silentLogger } from './silent-logger.ts';

type Needed =
  | 'users'
  | 'samples'
  | 'trials'
  | 'jobs'
  | 'history'
  | 'handOvers'
  | 'snapshots'
  | 'googleAccess'
  | 'sessions'
  | 'mfaEnrolments'
  | 'promptVersions'
  | 'files';

const day = 24 * 60 * 60 * 1000;
const masterKey = Buffer.alloc(32, 7).toString('base64');
const superadmin = { userId: 'superadmin', name: 'root@overture.example' };

/** What erasing and forgetting leave behind on every store. */
export function describeErasure(name: string, openStore: OpenContractStore<Needed>): void {
  describe(`Erasing on ${name}`, () => {
    const clock = new FakeClock();
    let store: Pick<ContractStore, Needed | 'close'>;
    let entries: AuditEntry[];
    let feed: FakeStatusFeed;
    beforeAll(async () => {
      store = await openStore(clock);
    });
    afterAll(() => store.close());
    beforeEach(() => {
      entries = [];
      feed = new FakeStatusFeed();
    });

    function useCases() {
      const { users, history, handOvers, promptVersions: versions } = store;
      const addressHash = new HmacAddressHash(masterKey);
      const announcer = new StatusAnnouncer({ feed, logger: silentLogger });
      const log = {
        append: async (entry: AuditEntry) => void entries.push(entry),
        list: async () => ({ items: [], total: 0 }),
        readChain: async () => [],
        erase: async () => 0,
        lastBefore: async () => null,
        checkpoint: async () => null,
        removeUpTo: async () => 0,
      };
      const audit = new AuditTrail({ log, clock, ids: new FakeIdGenerator() });
      const checkpointSigner = new HmacCheckpointSigner(masterKey);
      const trimAudit = new TrimAudit({ log, audit, checkpointSigner, clock, auditRetentionMs: undefined });
      const personalData = new PersonalData({ users, history });
      const { snapshots, googleAccess, sessions, mfaEnrolments: enrolments, files: storeFiles } = store;
      return {
        erase: new ErasePerson({
          eraseSamples: new EraseSamples({ samples: store.samples, trials: store.trials }),
          personalData,
          history,
          handOvers,
          snapshots,
          users,
          versions,
          googleAccess,
          sessions,
          enrolments,
          log,
          addressHash,
          storeFiles,
          announcer,
          audit,
          clock,
        }),
        report: new ReportPerson({ personalData, history, handOvers, samples: store.samples }),
        erasedAddresses: new ErasedAddresses({ users, addressHash }),
        sweepAfter: (days: number) =>
          new SweepRetention({ history, handOvers, trimAudit, storeFiles, announcer, clock, retentionMs: days * day }),
      };
    }

    /** A record with a version that was filed in HubSpot, its sources, and a PDF. */
    async function aRecord(overrides: Partial<NewJob> = {}): Promise<string> {
      const now = overrides.now ?? testNow;
      const inputs = buildInputs({ pdf: { name: 'brief.pdf', pages: 1, text: 'A secret word.' } });
      const { id } = await store.jobs.submit(buildNewJob({ hubspotId: uniqueId('c'), inputs, now, ...overrides }));
      const claim = await store.jobs.claim(id, { owner: 'worker', now, until: now + 60_000 });
      const sources = packSources([{ id: 'note-1', kind: 'note', label: 'Note', text: 'Prefers tea.' }]);
      const version = buildVersion({
        readyAt: now,
        properties: claim?.properties ?? {},
        push: { claimedAt: now, noteId: `note-of-${id}`, pushedAt: now },
        review: buildReview({ sources: sources.map(({ hash }) => hash) }),
      });
      await store.jobs.complete(id, claim?.job.fence ?? 0, version, sources);
      return id;
    }

    it('removes every record of a contact, whoever wrote it, and nobody else', async () => {
      const hubspotId = uniqueId('c');
      const ids = [
        await aRecord({ userId: uniqueId('user'), hubspotId }),
        await aRecord({ userId: uniqueId('user'), hubspotId }),
      ];
      const other = await aRecord();
      await store.snapshots.put({ userId: 'u', hubspotId, department: 'dt-pm' }, buildSnapshot(), testNow + day);
      const receipt = await useCases().erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      expect(receipt.removed).toEqual([
        { what: 'records', count: 2 },
        { what: 'versions', count: 2 },
        { what: 'fetched_contacts', count: 1 },
      ]);
      for (const id of ids) {
        expect(await store.history.findById(id)).toBeNull();
        expect(feed.events).toContainEqual(expect.objectContaining({ _id: id, responseStatus: 'deleted' }));
      }
      expect(await store.history.findById(other)).not.toBeNull();
      expect(entries).toEqual([expect.objectContaining({ action: 'person_erased', target: `contact ${hubspotId}` })]);
    });

    it('says what HubSpot, Google Drive and backups still hold', async () => {
      const hubspotId = uniqueId('c');
      const id = await aRecord({ hubspotId });
      const { remains } = await useCases().erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      expect(remains.map(({ where }) => where)).toEqual(['HubSpot', 'HubSpot', 'Google Drive', 'Backups and exports']);
      expect(remains[0]?.what).toContain(hubspotId);
      expect(remains[1]?.what).toContain(`note-of-${id}`);
      expect(remains[2]?.what).toContain('brief.pdf');
    });

    it('removes what was handed over, also of records that are gone, and names the tasks in HubSpot', async () => {
      const hubspotId = uniqueId('c');
      const recordId = await aRecord({ hubspotId });
      const ofRecord = withPlaced(buildHandOver({ recordId, hubspotId }), 0, 'task-7', testNow) ?? expect.fail();
      const gone = buildHandOver({ hubspotId });
      const other = buildHandOver();
      for (const handOver of [ofRecord, gone, other]) await store.handOvers.create(handOver);
      const person = { kind: 'contact', hubspotId } as const;
      const { removed, remains } = await useCases().erase.execute({ actor: superadmin, person });
      expect(removed).toContainEqual({ what: 'hand_overs', count: 2 });
      expect(remains.map(({ what }) => what)).toContain('Tasks with the texts of emails: task-7.');
      expect(await store.handOvers.ofRecords([recordId, gone.recordId])).toEqual([]);
      expect(await store.handOvers.find(other.id)).not.toBeNull();
    });

    it('tells the contacts of two domains with the same id apart', async () => {
      const hubspotId = uniqueId('c');
      const id = await aRecord({ hubspotId });
      const person = { kind: 'contact', hubspotId, department: 'conference-sales' } as const;
      expect((await useCases().erase.execute({ actor: superadmin, person })).removed).toEqual([]);
      expect(await store.history.findById(id)).not.toBeNull();
    });

    it('finds a contact by the address as the CRM writes it, and names the address in the log by its hash alone', async () => {
      const email = `${uniqueId('ada')}@northwind.example`;
      const id = await aRecord({ properties: { firstname: 'Ada', email: email.toUpperCase() } });
      const similar = await aRecord({ properties: { firstname: 'Eve', email: `not-${email}` } });
      await useCases().erase.execute({ actor: superadmin, person: { kind: 'address', email } });
      expect(await store.history.findById(id)).toBeNull();
      expect(await store.history.findById(similar)).not.toBeNull();
      expect(JSON.stringify(entries)).not.toContain(email);
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
      const id = await aRecord({ userId: user.id });
      const { erase, erasedAddresses } = useCases();
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
      const { erase } = useCases();
      const user = buildUser();
      await store.users.create(user);
      const actor = { userId: user.id, name: user.email };
      const oneself = erase.execute({ actor, person: { kind: 'address', email: user.email } });
      await expect(oneself).rejects.toMatchObject({ code: 'conflict' });
      const nobody = erase.execute({ actor, person: { kind: 'user', userId: 'nobody' } });
      await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
    });

    it('reports what is kept of a contact, its sources readable', async () => {
      const hubspotId = uniqueId('c');
      const recordId = await aRecord({ hubspotId });
      const handOver = buildHandOver({ recordId, hubspotId });
      await store.handOvers.create(handOver);
      const sample = buildSample({ hubspotId });
      await store.samples.add(sample, buildSampleMaterial({ fullSummary: 'Frozen in May.' }));
      await store.samples.add(buildSample(), buildSampleMaterial());
      const report = await useCases().report.execute({ person: { kind: 'contact', hubspotId } });
      expect(report).toMatchObject({
        account: null,
        totalRecords: 1,
        records: [{ hubspotId, versions: [{ version: 1 }], handOvers: [{ id: handOver.id }] }],
        samples: [{ id: sample.id, snapshot: { fullSummary: 'Frozen in May.' } }],
      });
      expect(JSON.stringify(report)).toContain('A secret word.');
      expect(JSON.stringify(report)).toContain('Prefers tea.');
    });

    it('forgets records that have not changed for longer than they may be kept', async () => {
      const old = await aRecord({ now: testNow - 31 * day });
      const young = await aRecord({ now: testNow - 29 * day });
      expect(await useCases().sweepAfter(30).execute()).toBe(1);
      expect(await store.history.findById(old)).toBeNull();
      expect(await store.history.findById(young)).not.toBeNull();
    });
  });
}
