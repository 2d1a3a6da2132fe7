import { noVoice } from '../voice/domain/voice.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusEventSchema } from '../records/contract/record-events.ts';
import { withPlaced, withStep } from '../records/domain/hand-over.ts';
import { systemActor } from '../audit/domain/audit-entry.ts';
import {
  buildHandOver,
  buildNewJob,
  buildRequest,
  buildReview,
  buildVersion,
  buildSample,
  buildSampleMaterial,
  buildSnapshot,
  buildStatusEvent,
  buildUser,
  testNow,
  uniqueId,
} from './builders.ts';
import { packSources } from '../records/domain/source-bundles.ts';
import type { Person } from '../people/privacy/domain/person.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';
import { privacyOn, superadmin, type PrivacyStore } from './privacy.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const crmId = (): string => uniqueId().replaceAll(/\D/g, '');

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

    it('tells live screens of it without naming the contact, and forgets what they were told before', async () => {
      const hubspotId = uniqueId('c');
      const id = await privacy.aRecord({ hubspotId });
      await privacy.feed.publish(buildStatusEvent({ _id: id, hubspotId }));
      await privacy.erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      expect(privacy.feed.events.filter(({ _id }) => _id === id)).toMatchObject([{ responseStatus: 'deleted' }]);
      expect(JSON.stringify(privacy.feed.events)).not.toContain(hubspotId);
      expect(statusEventSchema.safeParse(privacy.feed.events.at(-1)).error).toBeUndefined();
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

    it('names the withdrawn tasks apart, which are in the recycle bin of HubSpot', async () => {
      const hubspotId = uniqueId('c');
      const placed = withPlaced(buildHandOver({ hubspotId }), 0, 'task-9', testNow) ?? expect.fail();
      const withdrawn = withStep(placed, 0, testNow, (step) => ({ ...step, state: 'withdrawn' })) ?? expect.fail();
      await store.handOvers.create(withdrawn);
      const { remains } = await privacy.erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId } });
      const words = remains.map(({ what }) => what);
      expect(words).toContain('Withdrawn tasks, in its recycle bin: task-9.');
      expect(words.join(' ')).not.toContain('Tasks with the texts');
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

    describe('of a contact into which another was merged', () => {
      const given = async () => {
        const [id, merged, word] = [crmId(), crmId(), uniqueId('ada')];
        const [main, further, former] = [`${word}@main.example`, `${word}@further.example`, `${word}@former.example`];
        const properties = {
          email: main,
          hs_additional_emails: `${further.toUpperCase()};`,
          hs_merged_object_ids: merged,
        };
        const recordIds = [
          await privacy.aRecord({ hubspotId: id, properties }),
          await privacy.aRecord({ hubspotId: merged, properties: { email: former } }),
        ];
        const ofDeleted = buildHandOver({ hubspotId: merged, knownAs: [merged, further] });
        await store.handOvers.create(ofDeleted);
        const sample = buildSample({ hubspotId: merged });
        await store.samples.add(sample, buildSampleMaterial());
        await privacy.audit.record(superadmin, 'playbook_pushed', merged, 'note 77');
        await privacy.audit.record({ userId: null, name: further }, 'sign_in_failed', further, 'from 192.0.2.1');
        return { id, merged, main, further, former, recordIds, ofDeleted, sample };
      };
      type Given = Awaited<ReturnType<typeof given>>;
      const people: readonly (readonly [string, (one: Given) => Person])[] = [
        ['its id', ({ id }) => ({ kind: 'contact', hubspotId: id })],
        ['the id that was merged', ({ merged }) => ({ kind: 'contact', hubspotId: merged })],
        ['its id in its domain', ({ id }) => ({ kind: 'contact', hubspotId: id, department: 'product-sales' })],
        ['its address', ({ main }) => ({ kind: 'address', email: main })],
        ['a further address', ({ further }) => ({ kind: 'address', email: further })],
        ['the address that it had before', ({ former }) => ({ kind: 'address', email: former })],
      ];
      it.each(people)('finds everything by %s', async (_by, personOf) => {
        const one = await given();
        const person = personOf(one);
        const { kept } = await privacy.report.execute({ actor: superadmin, person });
        expect(kept).toEqual([
          { what: 'records', count: 2 },
          { what: 'versions', count: 2 },
          { what: 'hand_overs', count: 1 },
          { what: 'samples', count: 1 },
          { what: 'audit_entries', count: 2 },
        ]);
        expect((await privacy.erase.execute({ actor: superadmin, person })).removed).toEqual(kept);
        for (const id of one.recordIds) expect(await store.history.findById(id)).toBeNull();
        expect(await store.handOvers.find(one.ofDeleted.id)).toBeNull();
        expect(await store.samples.findById(one.sample.id)).toBeNull();
        const left = JSON.stringify(await privacy.entries());
        for (const name of [one.id, one.merged, one.main, one.further, one.former]) expect(left).not.toContain(name);
        expect((await privacy.report.execute({ actor: superadmin, person })).kept).toEqual([]);
      });

      it('is finished by a second call, at whatever step the first one died', async () => {
        for (let step = 1, isOver = false; !isOver; step += 1) {
          const one = await given();
          const person = { kind: 'address', email: one.former } as const;
          let steps = 0;
          const dying = beforeEachCall(store, async () => {
            steps += 1;
            if (steps >= step) throw new Error('The process is dead.');
          });
          const first = privacyOn(dying, clock).erase.execute({ actor: superadmin, person });
          isOver = await first.then(
            () => true,
            () => false,
          );
          await privacy.erase.execute({ actor: superadmin, person });
          await privacy.sweepAfter(30).execute();
          for (const id of one.recordIds) expect(await store.history.findById(id)).toBeNull();
          expect(await store.handOvers.find(one.ofDeleted.id)).toBeNull();
          expect(await store.samples.findById(one.sample.id)).toBeNull();
          const left = JSON.stringify(await privacy.entries());
          for (const name of [one.id, one.merged, one.main, one.further, one.former]) expect(left).not.toContain(name);
        }
      });
    });

    it('leaves who has the same id in another CRM, and who has an address that the contact had once', async () => {
      const [hubspotId, word] = [uniqueId('c'), uniqueId('ada')];
      const email = `${word}@northwind.example`;
      await privacy.aRecord({ hubspotId, properties: { email } });
      const elsewhere = await privacy.aRecord({
        hubspotId,
        userId: uniqueId('user'),
        properties: { email: `not-${email}` },
        request: buildRequest({ department: 'conference-sales' }),
        prospectUrl: `https://app.hubspot.com/contacts/5151/record/0-1/${hubspotId}`,
      });
      await privacy.erase.execute({ actor: superadmin, person: { kind: 'address', email } });
      expect(await store.history.findById(elsewhere)).not.toBeNull();
      const [before, after] = [uniqueId('c'), uniqueId('c')];
      const shared = { email: `info-${word}@northwind.example` };
      await privacy.aRecord({ hubspotId: before, properties: shared });
      const other = await privacy.aRecord({ hubspotId: after, properties: shared });
      await privacy.erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId: before } });
      expect(await store.history.findById(other)).not.toBeNull();
    });

    it('finds by an address what was handed over of a record that was deleted since', async () => {
      const email = `${uniqueId('ada')}@northwind.example`;
      const handOver = buildHandOver({ hubspotId: uniqueId('c'), knownAs: [email] });
      await store.handOvers.create(handOver);
      const person = { kind: 'address', email } as const;
      expect((await privacy.erase.execute({ actor: superadmin, person })).removed).toEqual([
        { what: 'hand_overs', count: 1 },
      ]);
      expect(await store.handOvers.find(handOver.id)).toBeNull();
    });

    it('ends a user: account, records, access to Google; the address stays refused', async () => {
      const user = buildUser({ passwordHash: 'hash', googleSub: uniqueId('sub'), oidcSubject: uniqueId('sub') });
      await store.users.create(user);
      await store.googleAccess.put({ userId: user.id, sealed: 'v1.x', expiresAt: testNow + day });
      const session = { id: uniqueId('session'), userId: user.id, tokenVersion: 1, device: 'Firefox on Windows' };
      const times = { createdAt: testNow, lastUsedAt: testNow, expiresAt: testNow + day };
      const shown = {
        authenticatedAt: testNow,
        mfaSetupRequired: false,
        isAllowedBySsoOnly: true,
        isAllowedByMfa: true,
      };
      await store.sessions.create({ ...session, ...times, ...shown });
      const token = {
        id: uniqueId('token'),
        userId: user.id,
        name: 'Report',
        scopes: ['read' as const],
        tokenVersion: 1,
      };
      await store.personalTokens.create({ ...token, createdAt: testNow, lastUsedAt: null, expiresAt: testNow + day });
      await store.voices.put(noVoice(user.id));
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
      expect(await store.personalTokens.findById(token.id)).toBeNull();
      expect(await store.voices.findById(user.id)).toBeNull();
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
      const [erased, , pushed] = await privacy.entries();
      expect(erased?.action).toBe('person_erased');
      expect(erased?.target).toMatch(/^contact [0-9a-f]{40}$/);
      expect(pushed).toMatchObject({
        actor: superadmin,
        action: 'playbook_pushed',
        target: erased?.target,
        detail: '',
      });
    });

    it.each([superadmin.name, superadmin.userId, 'system', 'audit', 'listKeys'])(
      'leaves what was done under or to the name "%s", also if a contact is said to have it as its id',
      async (name) => {
        const { audit, erase, entries } = privacy;
        await audit.record(superadmin, 'key_created', 'key-1', 'the Hubspot key');
        await audit.record(systemActor, 'user_created', 'kim@overture.example', 'at the first sign-in');
        await audit.record(superadmin, 'audit_exported', 'audit', '7 entries');
        await audit.record(superadmin, 'access_refused', 'listKeys');
        await audit.record(superadmin, 'sample_deleted', name, 'a sample');
        const before = await entries();
        const email = `${uniqueId('eve')}@northwind.example`;
        await store.samples.add(buildSample({ hubspotId: name, knownAs: [name, email] }), buildSampleMaterial());
        const { removed } = await erase.execute({ actor: superadmin, person: { kind: 'address', email } });
        expect(removed).toEqual([{ what: 'samples', count: 1 }]);
        await erase.execute({ actor: superadmin, person: { kind: 'contact', hubspotId: name } });
        expect((await entries()).slice(2, 2 + before.length)).toEqual(before);
      },
    );

    it('forgets records that have not changed for longer than they may be kept', async () => {
      const old = await privacy.aRecord({ now: testNow - 31 * day });
      const young = await privacy.aRecord({ now: testNow - 29 * day });
      const [ofOld, ofYoung] = [old, young].map((recordId) =>
        buildHandOver({ recordId, updatedAt: testNow - 90 * day }),
      );
      const [before, after] = [31, 29].map((days) => buildHandOver({ updatedAt: testNow - days * day }));
      const handOvers = [ofOld, ofYoung, before, after].map((one) => one ?? expect.fail());
      for (const handOver of handOvers) await store.handOvers.create(handOver);
      expect(await privacy.sweepAfter(30).execute()).toBe(1);
      expect(await store.history.findById(old)).toBeNull();
      expect(await store.history.findById(young)).not.toBeNull();
      const left = await Promise.all(handOvers.map(({ id }) => store.handOvers.find(id)));
      expect(left.map((one) => one !== null)).toEqual([false, true, false, true]);
    });

    it('leaves no text of an erased contact, at whatever step a worker and a rep store theirs', async () => {
      for (let step = 1, isOver = false; !isOver; step += 1) {
        const [hubspotId, userId, recordId] = [uniqueId('c'), uniqueId('user'), uniqueId('record')];
        await privacy.aRecord({ id: recordId, hubspotId, userId });
        await store.jobs.submit(buildNewJob({ hubspotId, userId }));
        const claim = await store.jobs.claim(recordId, { owner: 'worker', now: testNow, until: testNow + day });
        const { version: number, fence } = claim?.job ?? expect.fail();
        const sources = packSources([{ id: 'note-1', kind: 'note', label: 'Note', text: `Told before step ${step}.` }]);
        const hashes = sources.map(({ hash }) => hash);
        const version = buildVersion({ version: number, review: buildReview({ sources: hashes }) });
        const handOver = buildHandOver({ recordId, hubspotId, userId });
        const storeTheirs = async () => {
          await store.jobs.complete(recordId, fence, version, sources);
          await store.handOvers.create(handOver);
        };
        let steps = 0;
        const interrupted = beforeEachCall(store, async () => {
          steps += 1;
          if (steps === step) await storeTheirs();
        });
        await privacyOn(interrupted, clock).erase.execute({
          actor: superadmin,
          person: { kind: 'contact', hubspotId },
        });
        isOver = steps < step;
        if (isOver) await storeTheirs();
        await privacy.sweepAfter(30).execute();
        expect(await store.history.findById(recordId)).toBeNull();
        expect(await store.handOvers.find(handOver.id)).toBeNull();
        expect(await store.history.readSources(recordId, hashes)).toEqual([]);
      }
    });
  });
}

/** The store, whose repositories do something else first at each call. */
function beforeEachCall<T extends object>(store: T, meanwhile: () => Promise<void>): T {
  const through = (port: object): object =>
    new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return async (...input: unknown[]): Promise<unknown> => {
          await meanwhile();
          return value.apply(target, input);
        };
      },
    });
  return new Proxy(store, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'object' && value !== null ? through(value) : value;
    },
  });
}
