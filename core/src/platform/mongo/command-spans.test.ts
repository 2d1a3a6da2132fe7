import { expect, it } from 'vitest';
import { buildUser, collectSpans, describeWithServer } from '../../testing/index.ts';
import { mongoTestStores } from '../../testing/mongo-test-stores.ts';

describeWithServer('MONGO_TEST_URI', 'The span of a command', (address) => {
  const open = mongoTestStores(address);

  it('is named by command and collection, belongs to the trace of its caller, and says why it failed', async () => {
    const { tracing, finish } = await collectSpans();
    const store = await open({ tracing });
    const user = buildUser({ email: 'ada@agency.example' });
    await store.users.findById(user.id);
    const request = (name: string, work: () => Promise<unknown>) => tracing.span(name, { kind: 'server' }, work);
    await Promise.all([
      request('one', () => store.users.create(user)),
      request('two', () => store.prompts.findById('p1')),
    ]);
    await request('three', () => expect(store.users.create(user)).rejects.toMatchObject({ code: 'conflict' }));
    await store.close();
    const spans = (await finish()).filter(({ kind }) => kind === 'CLIENT');
    const common = {
      kind: 'CLIENT',
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': store.db.databaseName,
        'db.collection.name': 'users',
        'db.operation.name': 'insert',
        'server.address': expect.any(String),
        'server.port': expect.any(Number),
      },
    };
    const of = (parent: string) => spans.filter((span) => span.parent === parent);
    expect(of('one')).toEqual([expect.objectContaining({ ...common, name: 'insert users', isFailed: false })]);
    expect(of('two')[0]).toMatchObject({ attributes: { 'db.operation.name': 'find' } });
    expect(of('three')[0]).toMatchObject({
      isFailed: true,
      attributes: { 'error.type': '11000', 'db.response.status_code': '11000' },
    });
    expect(spans).toHaveLength(of('one').length + of('two').length + of('three').length);
    expect(JSON.stringify(spans)).not.toContain('ada@');
  });
});
