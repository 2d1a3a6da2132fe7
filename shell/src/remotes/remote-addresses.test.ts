// @vitest-environment jsdom
import { fakeFetch } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remoteAddresses } from './remote-addresses.ts';

const remotes = { generator: '/g.json', admin: '/a.json', history: 'https://elsewhere.example/h.json' };
let network: FakeFetch;

beforeEach(() => {
  network = fakeFetch();
});
afterEach(() => network.restore());

it('forgets a failure, remembers an answer, and asks again when told to', async () => {
  network.answer('GET /config.json', { status: 503 });
  await expect(remoteAddresses(false)).rejects.toThrow('/config.json answered 503');

  network.answer('GET /config.json', { body: { remotes } });
  await expect(remoteAddresses(false)).resolves.toEqual(remotes);
  await remoteAddresses(false);
  expect(network.requests).toHaveLength(2);

  network.answer('GET /config.json', { body: { remotes: { ...remotes, admin: '/moved.json' } } });
  await expect(remoteAddresses(true)).resolves.toMatchObject({ admin: '/moved.json' });
});

it('says which remote has no address', async () => {
  network.answer('GET /config.json', { body: { remotes: { generator: '/g.json', history: '/h.json' } } });
  await expect(remoteAddresses(true)).rejects.toThrow('"admin"');
});
