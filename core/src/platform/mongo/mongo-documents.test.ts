import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrmProperties } from '../../contacts/domain/contact.ts';
import {
  buildContact,
  buildEngagement,
  buildInputs,
  buildNewJob,
  buildSnapshot,
  buildUsageFact,
  buildUser,
  buildEmail,
  buildVersion,
  describeWithServer,
  testNow,
  uniqueId,
} from '../../testing/index.ts';
import { openMongoTestStore, type MongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { collectionsOf } from './collections.ts';
import { Documents, type Stored } from './documents.ts';

const lease = { owner: '$owner', now: testNow, until: testNow + 60_000 };
const reason = { code: 'conflict', message: '$$ROOT was cancelled.' } as const;

describeWithServer('MONGO_TEST_URI', 'Documents in MongoDB', (address) => {
  let store: MongoTestStore;
  beforeAll(async () => {
    store = await openMongoTestStore(address);
  });
  afterAll(() => store.close());

  const submitted = async (overrides: Parameters<typeof buildNewJob>[0] = {}) =>
    store.jobs.submit(buildNewJob({ userId: uniqueId('user'), ...overrides }));
  const ready = async (overrides: Parameters<typeof buildNewJob>[0] = {}, version = buildVersion()) => {
    const { id, userId } = await submitted(overrides);
    const claim = await store.jobs.claim(id, lease);
    expect(await store.jobs.complete(id, claim?.job.fence ?? 0, version)).toBe(true);
    return { id, userId };
  };

  describe('texts that look like operators', () => {
    const properties: CrmProperties = {
      firstname: '$firstname',
      'a.b': '$$ROOT',
      $where: 'sleep(1000)',
      $set: '{"x": 1}',
      '$a.$b': null,
      company: '{"$gt": ""}',
    };

    it('are kept as they are, through every change of a record', async () => {
      const contact = buildContact({ properties });
      const job = buildNewJob({
        userId: uniqueId('user'),
        prospectUrl: '$prospectUrl',
        properties,
        inputs: buildInputs({ snapshot: buildSnapshot({ contact }), promptText: '$inputs.promptText' }),
      });
      expect((await store.jobs.submit(job)).properties).toEqual(properties);
      const claim = await store.jobs.claim(job.id, lease);
      expect(claim).toMatchObject({ prospectUrl: '$prospectUrl', job: { leaseOwner: '$owner' } });
      expect(claim?.inputs).toEqual(job.inputs);
      const answer = {
        detected_service: '$service',
        sales_playbook_html: '$html',
        emails: [buildEmail({ subject: '$subject', body: '$$NOW' })],
      };
      const version = buildVersion({ answer, properties: { ...properties, lastname: '$last' } });
      await store.jobs.complete(job.id, 1, version);
      const revisions = [{ subject: '$mine', body: '$$b', createdAt: testNow, source: 'edit' as const }];
      await store.history.editEmail({
        id: job.id,
        version: 1,
        index: 0,
        subject: '$mine',
        body: '$$b',
        basedOn: answer.emails,
        reviews: null,
        revisions,
        now: testNow,
      });
      const record = await store.history.findById(job.id);
      expect(record?.properties).toEqual(version.properties);
      expect(record?.results[0]).toEqual({
        ...version,
        revisions: { '0': revisions },
        answer: { ...answer, emails: [buildEmail({ subject: '$mine', body: '$$b' })] },
        originals: { 0: { subject: '$subject', body: '$$NOW' } },
      });
      await store.jobs.submit({ ...job, properties: {}, now: testNow + 1 });
      await store.jobs.cancel(job.id, reason, testNow + 2);
      expect(await store.history.findById(job.id)).toMatchObject({
        properties: version.properties,
        job: { error: reason },
      });
    });

    it('are kept as they are in a fetched contact', async () => {
      const key = { userId: uniqueId('user'), hubspotId: '1', department: 'dt-pm' } as const;
      const snapshot = buildSnapshot({ contact: buildContact({ properties }), fullSummary: '$sum' });
      await store.snapshots.put(key, snapshot, testNow + 10);
      expect(await store.snapshots.get(key, testNow)).toEqual(snapshot);
    });
  });

  it('hold a contact whose history is larger than a document may be', async () => {
    const note = 'They asked for a quote, again, and we sent one. '.repeat(900);
    const notes = Array.from({ length: 450 }, (_, index) =>
      buildEngagement({ id: `${index}`, properties: { hs_note_body: `${index} ${note}` } }),
    );
    const contact = buildContact({ engagements: { notes, emails: [], calls: [], meetings: [], tasks: [] } });
    const snapshot = buildSnapshot({ contact });
    expect(JSON.stringify(snapshot).length).toBeGreaterThan(16 * 1024 * 1024);
    const key = { userId: uniqueId('user'), hubspotId: '1', department: 'dt-pm' } as const;
    await store.snapshots.put(key, snapshot, testNow + 10);
    expect(await store.snapshots.get(key, testNow)).toEqual(snapshot);
    const { id } = await submitted({ inputs: buildInputs({ snapshot }) });
    expect((await store.jobs.claim(id, lease))?.inputs.snapshot).toEqual(snapshot);
  });

  it('say in words what is too large even so', async () => {
    const emails = [buildEmail({ subject: 'Long', body: 'x'.repeat(17 * 1024 * 1024) })];
    const version = buildVersion({ answer: { ...buildVersion().answer, emails } });
    const { id } = await submitted();
    await store.jobs.claim(id, lease);
    await expect(store.jobs.complete(id, 1, version)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('are searched by what the contact and the submit last said', async () => {
    const userId = uniqueId('user');
    const request = { ...buildNewJob().request, promptTitle: 'First Template' };
    const { id } = await ready(
      { userId, hubspotId: '1', request, properties: { firstname: 'Ada' } },
      buildVersion({ properties: { firstname: 'Grace' } }),
    );
    const found = async (search: string) => (await store.history.list({ userId, search }, { page: 1, limit: 5 })).total;
    expect([await found('grace'), await found('first template'), await found('ada')]).toEqual([1, 1, 0]);
    await store.jobs.submit(
      buildNewJob({
        userId,
        hubspotId: '1',
        properties: {},
        request: { ...request, promptTitle: 'Second' },
        now: testNow + 1,
      }),
    );
    expect([await found('grace'), await found('second'), await found('first template')]).toEqual([1, 1, 0]);
    expect((await store.history.findById(id))?.properties).toEqual({ firstname: 'Grace' });
  });

  describe('of an older Overture', () => {
    it('are read with what the missing fields meant', async () => {
      const { generations } = collectionsOf(store.db);
      const [users, prompts] = ['users', 'prompts'].map((name) => store.db.collection<Stored>(name));
      const id = uniqueId('old');
      await users?.insertOne({ _id: id, email: `${id}@x.example`, role: 'admin', createdAt: 1, updatedAt: 1 });
      await prompts?.insertOne({ _id: id, prompt: 'text', department: 'dt-pm', createdAt: 1, updatedAt: 1 });
      const request = { department: 'dt-pm', promptId: 'p' };
      const record = (name: string, job: object, more: object = {}) =>
        generations.insert({
          _id: `${id}-${name}`,
          userId: id,
          hubspotId: name,
          createdAt: 1,
          updatedAt: 1,
          inputs: { context: {}, promptText: 'text' },
          job: { version: 1, request, submittedAt: 1, ...job },
          ...more,
        });
      await record(
        'r',
        { status: 'error', error: { code: 'code_of_old', message: 'Words.' } },
        { versions: [{ version: 1, readyAt: 1, request }] },
      );
      await record('waiting', { status: 'pending' });

      const user = await store.users.findById(id);
      expect(user).toMatchObject({ tokenVersion: 1, deletedAt: null, profile: null });
      expect(await store.users.update({ ...buildUser(user ?? {}), tokenVersion: 2 }, { tokenVersion: 1 })).toBe(true);
      const prompt = await store.prompts.findById(id);
      expect(prompt).toMatchObject({ version: 1, title: '' });
      expect(prompt && (await store.prompts.update({ ...prompt, version: 2 }, 1))).toBe(true);
      expect(await store.history.findById(`${id}-r`)).toMatchObject({
        job: { fence: 0, attempts: 0, publishedAt: null, error: { code: 'internal', message: 'Words.' } },
        versions: [{ noteId: null, sandbox: { crm: false, ai: false } }],
        inputs: { snapshot: null, promptVersion: 1, context: { additionalInfo: '' } },
        results: [],
      });
      expect(await store.jobs.resubmit(`${id}-r`, 5)).toMatchObject({ job: { status: 'pending', fence: 0 } });
      const due = await store.jobs.findDue({ now: 6, republishBefore: 1, limit: 10 });
      expect(due.filter((one) => one.startsWith(id))).toEqual([`${id}-waiting`]);
      for (const name of ['r', 'waiting']) {
        const claim = await store.jobs.claim(`${id}-${name}`, { owner: 'w', now: 6, until: 7 });
        expect(claim?.job).toMatchObject({ fence: 1, attempts: 1 });
      }
      const search = { userId: id, search: 'text' };
      expect((await store.history.list(search, { page: 1, limit: 5 })).total).toBe(0);
      const version = buildVersion({ version: 2, properties: { firstname: 'Text' } });
      expect(await store.jobs.complete(`${id}-waiting`, 1, version)).toBe(true);
      expect((await store.history.list(search, { page: 1, limit: 5 })).total).toBe(1);
    });
  });

  it('are changed together, each once, also when another of them is refused again and again', async () => {
    const collection = store.db.collection<Stored>(uniqueId('numbers'));
    await collection.createIndex({ name: 1 }, { unique: true, sparse: true });
    const numbers = new Documents(collection, 20_000);
    const count = { $inc: { count: 1 } };
    const counting = ['a', 'b'].map((id) => ({ id, update: count }));
    await Promise.all(Array.from({ length: 10 }, () => numbers.upsertMany(counting)));
    await numbers.insert({ _id: 'taken', name: 'one' });
    const refused = { id: 'c', update: { $set: { name: 'one' } } };
    await expect(numbers.upsertMany([refused, ...counting])).rejects.toMatchObject({ code: 11_000 });
    expect((await numbers.find({ count: { $exists: true } })).map((found) => [found._id, found.count])).toEqual([
      ['a', 11],
      ['b', 11],
    ]);
  });

  it('count a ready version once, though a worker died after it had counted', async () => {
    const { readyVersions } = collectionsOf(store.db);
    const { id } = await submitted();
    await store.jobs.claim(id, lease);
    await readyVersions.insert({ _id: `${id}:1:1`, recordId: id, version: 1, readyAt: testNow });
    const takeover = await store.jobs.claim(id, { ...lease, now: lease.until, until: lease.until + 1 });
    expect(await store.jobs.complete(id, 1, buildVersion())).toBe(false);
    expect(await store.jobs.complete(id, takeover?.job.fence ?? 0, buildVersion())).toBe(true);
    expect(await readyVersions.count({ recordId: id })).toBe(1);
    await store.history.delete(id);
    expect(await readyVersions.count({ recordId: id })).toBe(0);
  });

  it('finish the deletion of a superadmin that a dying process had decided', async () => {
    const { singletons } = collectionsOf(store.db);
    const [gone, left] = [buildUser({ role: 'superadmin' }), buildUser({ role: 'superadmin' })];
    await store.users.create(gone);
    await store.users.create(left);
    await singletons.upsert('superadmin-departures', { $set: { revision: 1, leaving: [gone.id] } });
    expect(await store.users.delete(left.id, testNow)).toBe('last_superadmin');
    expect((await store.users.findById(gone.id))?.deletedAt).toBe(testNow);
  });

  it('adds up usage facts of an older version, which are all about generations', async () => {
    const day = 30_000;
    const { id, kind: _kind, ...older } = buildUsageFact({ at: day * 86_400_000 });
    await collectionsOf(store.db).usageFacts.insert({ _id: id, ...older });
    for await (const sum of store.usage.sums({ from: day, to: day + 1 }))
      expect(sum).toMatchObject({ kind: 'generation', facts: 1, userId: older.userId });
    expect.assertions(1);
  });

  it('keeps a usage fact in its record until it can be filed, also when the record is deleted first', async () => {
    const facts = store.db.collection('usage_facts');
    const generations = store.db.collection<{ _id: string; unfiled: object[] }>('generations');
    const count = (userId: string) => facts.countDocuments({ userId });
    /** As a process leaves it that dies right after its commit. */
    const cutShort = async () => {
      const ended = await ready();
      const fact = await facts.findOneAndDelete({ userId: ended.userId });
      if (fact === null) throw new Error('The end told nothing.');
      const { _id, ...rest } = fact;
      await generations.updateOne({ _id: ended.id }, { $push: { unfiled: { id: _id, ...rest } } });
      return { ...ended, fact };
    };
    const kept = await cutShort();
    const deleted = await cutShort();
    await store.history.delete(deleted.id);
    expect([await count(deleted.userId), await count(kept.userId)]).toEqual([1, 0]);
    expect([await store.jobs.fileLeftUsage(10), await store.jobs.fileLeftUsage(10)]).toEqual([1, 0]);
    expect(await facts.findOne({ userId: kept.userId })).toEqual(kept.fact);
    expect((await store.history.findById(kept.id))?.job.status).toBe('ready');
  });
});
