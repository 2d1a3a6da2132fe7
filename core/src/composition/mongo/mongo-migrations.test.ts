import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildAiModel, describeWithServer } from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { indexes, type Indexes } from '../../platform/mongo/indexes.ts';
import { migrate, schemaVersion } from './migrations.ts';

const unprepared = { _id: 'schema' as string };

describeWithServer('MONGO_TEST_URI', 'Migrations of MongoDB', (address) => {
  const collections = Object.keys(indexes.initial).filter(
    (name) => !['queue_messages', 'revoked_tokens'].includes(name),
  );
  const indexesOf = async (store: Awaited<ReturnType<typeof openMongoTestStore>>) =>
    Promise.all(
      collections.map(async (name) => [name, (await store.db.collection(name).indexes()).map(({ key }) => key)]),
    );

  it('make what the queries need, and change nothing the second time', async () => {
    const store = await openMongoTestStore(address);
    const before = await indexesOf(store);
    const wanted = collections.map((name) => [
      name,
      [
        { _id: 1 },
        ...Object.values<Indexes>(indexes).flatMap((created) => (created[name] ?? []).map(({ key }) => key)),
      ],
    ]);
    expect(before).toEqual(wanted);
    await store.migrate();
    expect(await indexesOf(store)).toEqual(before);
    await store.close();
  });

  it('are done once by many processes that start at once', async () => {
    const store = await openMongoTestStore(address);
    await store.db.dropDatabase();
    const module = JSON.stringify(new URL('index.ts', import.meta.url).href);
    const script = `
      const { openMongoStore } = await import(${module});
      const store = await openMongoStore({ uri: ${JSON.stringify(store.uri)} });
      await store.migrate();
      await store.close();
      console.log('opened');`;
    const runs = await Promise.all(
      Array.from({ length: 5 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])),
    );
    expect(runs.map(({ stdout }) => stdout.trim())).toEqual(Array(5).fill('opened'));
    expect(await store.db.collection<{ _id: string }>('migrations').findOne({ _id: 'lock' })).toMatchObject({
      owner: null,
    });
    await store.close();
  });

  it('wait for whoever has the lock, and take it over from a process that died with it', async () => {
    const store = await openMongoTestStore(address);
    const markers = store.db.collection<{ _id: string; owner?: string; expiresAt?: Date }>('migrations');
    await markers.deleteOne(unprepared);
    await markers.updateOne({ _id: 'lock' }, { $set: { owner: 'other', expiresAt: new Date(Date.now() + 60_000) } });
    let done = false;
    const migrating = migrate(store.db).then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(done).toBe(false);
    await markers.updateOne({ _id: 'lock' }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await migrating;
    expect(await markers.findOne({ _id: 'schema' })).toMatchObject({ version: schemaVersion });
    await store.close();
  });

  it('keep the newest active one of AI models that a domain has twice', async () => {
    const store = await openMongoTestStore(address);
    await store.db.collection('ai_models').dropIndex('department_1_aiModel_1');
    const [newest, active, older] = [3, 2, 1].map((createdAt) => buildAiModel({ createdAt, active: createdAt !== 3 }));
    if (!newest || !active || !older) throw new Error('Three models are made above.');
    for (const model of [newest, active, older]) await store.models.create(model);
    const other = buildAiModel({ aiModel: 'gpt-5-mini' });
    await store.models.create(other);
    await store.db.collection<{ _id: string }>('migrations').updateOne(unprepared, { $set: { version: 2 } });
    await store.migrate();
    expect((await store.models.list({})).map(({ id }) => id).toSorted()).toEqual([active.id, other.id].toSorted());
    await store.close();
  });

  it('refuse a store of a newer Overture', async () => {
    const store = await openMongoTestStore(address);
    await store.db.collection<{ _id: string }>('migrations').updateOne({ _id: 'schema' }, { $set: { version: 999 } });
    await expect(store.migrate()).rejects.toThrow('made by a newer Overture (schema 999');
    await store.close();
  });
});

describe('the index of the search', () => {
  it('holds every field that a search looks at, so that no record is read for it', () => {
    const search = indexes.initial.generations?.find(({ name }) => name === 'search');
    expect(Object.keys(search?.key ?? {})).toEqual(['userId', 'job.submittedAt', '_id', 'job.status', 'search']);
  });
});
