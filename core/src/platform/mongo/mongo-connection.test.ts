import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { buildUser, describeWithServer } from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { InvalidMongoUriError, openMongoStore } from '../../composition/mongo/index.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';

const open = (uri: string) => openMongoStore({ uri, deadlineMs: 1_200 });

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A port in front of `target`, or of nothing, that can stop passing anything on. */
async function gate(target?: URL): Promise<{ port: number; freeze: () => void; thaw: () => void }> {
  const sockets = new Set<net.Socket>();
  let frozen = false;
  const server = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (target === undefined) return;
    const upstream = net.connect(Number(target.port), target.hostname);
    sockets.add(upstream);
    upstream.on('error', () => client.destroy());
    client.on('data', (data) => !frozen && upstream.write(data));
    upstream.on('data', (data) => !frozen && client.write(data));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  const set = (value: boolean) => () => {
    frozen = value;
  };
  return { port: address.port, freeze: set(true), thaw: set(false) };
}

describe('openMongoStore', () => {
  it.each([
    'mongo://me:s3cret@host/db',
    'mongodb://me:s3cret@host:99999999/db',
    'mongodb://me:s3cret@host/db?unknownOption=1',
    'nonsense',
  ])('says in one line what an address looks like, without repeating %s', async (uri) => {
    const error = await open(uri).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidMongoUriError);
    expect(String(error)).toContain('The setting MONGODB_URI must be an address such as');
    expect(String(error)).not.toContain('s3cret');
  });

  it('names the place where nobody answers, never the password', async () => {
    const { port } = await gate();
    closers.splice(0).forEach((close) => close());
    const opening = open(`mongodb://me:s3cret@127.0.0.1:${port}/overture`);
    await expect(opening).rejects.toMatchObject({
      code: 'not_ready',
      message: expect.stringMatching(
        new RegExp(`^MongoDB does not answer at 127.0.0.1:${port} \\(.*Check MONGODB_URI`),
      ),
    });
    await expect(opening).rejects.not.toThrow('s3cret');
  });

  it('does not wait for a server that accepts and then says nothing', async () => {
    const { port } = await gate();
    const startedAt = performance.now();
    await expect(open(`mongodb://127.0.0.1:${port}/overture`)).rejects.toMatchObject({ code: 'not_ready' });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describeWithServer('MONGO_TEST_URI', 'A MongoDB that stops answering', (address) => {
  it('ends every call in words and within its deadline, and serves again once it is back', async () => {
    const direct = await openMongoTestStore(address);
    const server = new URL(address);
    const { port, freeze, thaw } = await gate(server);
    const through = await open(direct.uri.replace(server.host, `127.0.0.1:${port}`));
    const users = new UserRepository({ store: through.documents });
    const user = buildUser();
    await users.create(user);

    freeze();
    const startedAt = performance.now();
    const calls = [
      users.findById(user.id),
      users.create(buildUser()),
      through.jobs.claim('x', { owner: 'w', now: 1, until: 2 }),
      through.history.list({ userId: 'u' }, { page: 1, limit: 10 }),
      through.jobs.claimNext({ owner: 'w', now: 1, until: 2 }),
      through.ping(),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'not_ready' } });
    }
    expect(performance.now() - startedAt).toBeLessThan(5_000);

    thaw();
    await expect.poll(() => users.findById(user.id).catch(() => null), { timeout: 10_000 }).toEqual(user);
    await through.close();
    await direct.close();
  });
});
