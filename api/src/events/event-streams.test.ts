import { recordEvents } from '@overture/core/contract';
import { buildStatusEvent, FakeStatusFeed } from '@overture/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { recordEventsRoute } from '../routes/record-events.ts';
import { startTestApp, testSession, type TestApp } from '../testing/start-test-app.ts';
import type { EventStreamsOptions } from './event-streams.ts';
import { StatusHub } from './status-hub.ts';

const path = `/api${recordEvents.path}`;
let app: TestApp | undefined;
afterEach(() => app?.stop());

async function start(
  streams: Omit<EventStreamsOptions, 'logger'> = {},
  hub: { perUser?: number } = {},
): Promise<{ app: TestApp; feed: FakeStatusFeed }> {
  const feed = new FakeStatusFeed();
  app = await startTestApp({
    routes: [recordEventsRoute],
    provide: new Map([[StatusHub, new StatusHub(feed, hub)]]),
    streams,
  });
  return { app, feed };
}

describe('the stream of status events', () => {
  it('is for signed-in users', async () => {
    const { app: anyApp } = await start();
    expect((await anyApp.call(path)).status).toBe(401);
  });

  it('carries the own events only, as the contract names them', async () => {
    const { app: own, feed } = await start();
    const stream = await own.events(path, 'admin');
    expect(await stream.nextBlock()).toMatch(/^retry: \d+$/);
    await feed.publish(buildStatusEvent({ userId: 'somebody-else', _id: 'theirs' }));
    await feed.publish(buildStatusEvent({ userId: 'admin-1', _id: 'mine', responseStatus: 'ready' }));
    const event = await stream.nextEvent();
    expect(event).toMatchObject({ type: 'status', _id: 'mine', responseStatus: 'ready' });
    expect(event).not.toHaveProperty('userId');
    stream.close();
  });

  it('is not buffered, compressed or kept on its way', async () => {
    const { app: own } = await start();
    const stream = await own.events(path, 'admin');
    const { headers } = stream.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    stream.close();
  });

  it('beats while nothing happens', async () => {
    const { app: own } = await start({ heartbeatMs: 20 });
    const stream = await own.events(path, 'admin');
    await stream.nextBlock();
    expect(await stream.nextBlock()).toMatch(/^:/);
    stream.close();
  });

  it('ends when its token stops working, also one that was signed out elsewhere', async () => {
    const { app: own } = await start({ recheckMs: 20 });
    const stream = await own.events(path, 'admin');
    await stream.nextBlock();
    own.sessions.delete('admin');
    expect(await stream.nextEvent()).toBeNull();
    await expect.poll(() => own.streams.size).toBe(0);
  });

  it('lets go of who left', async () => {
    const { app: own } = await start();
    const stream = await own.events(path, 'admin');
    await stream.nextBlock();
    expect(own.streams.size).toBe(1);
    stream.close();
    await expect.poll(() => own.streams.size).toBe(0);
  });

  it('ends the oldest of a user who opens too many, and nobody else’s', async () => {
    const { app: own, feed } = await start({}, { perUser: 2 });
    own.sessions.set('other', testSession('admin', { userId: 'other-1' }));
    const other = await own.events(path, 'other');
    const oldest = await own.events(path, 'admin');
    const newer = await own.events(path, 'admin');
    const newest = await own.events(path, 'admin');
    expect(await oldest.nextEvent()).toBeNull();
    await feed.publish(buildStatusEvent({ userId: 'admin-1', _id: 'a' }));
    await feed.publish(buildStatusEvent({ userId: 'other-1', _id: 'b' }));
    expect(await newer.nextEvent()).toMatchObject({ _id: 'a' });
    expect(await newest.nextEvent()).toMatchObject({ _id: 'a' });
    expect(await other.nextEvent()).toMatchObject({ _id: 'b' });
    for (const stream of [other, newer, newest]) stream.close();
  });

  it('is refused when the process has all it can bear', async () => {
    const { app: own } = await start({ maxStreams: 1 });
    const stream = await own.events(path, 'admin');
    await stream.nextBlock();
    expect(await own.call(path, { token: 'superadmin' })).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    stream.close();
  });

  it('answers HEAD without opening anything', async () => {
    const { app: own } = await start();
    expect((await own.call(path, { method: 'HEAD', token: 'admin' })).status).toBe(200);
    expect(own.streams.size).toBe(0);
  });

  it('lets go of a reader that does not read', async () => {
    const { app: own, feed } = await start();
    const response = await fetch(own.url + path, { headers: { authorization: 'Bearer admin' } });
    for (let sent = 0; sent < 60_000 && own.streams.size > 0; sent += 1) {
      await feed.publish(buildStatusEvent({ userId: 'admin-1', _id: `id-${sent}` }));
      if (sent % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => own.streams.size).toBe(0);
    await response.body?.cancel().catch(() => undefined);
  });

  it('ends at shutdown, so that the server can close', async () => {
    const { app: own } = await start();
    const stream = await own.events(path, 'admin');
    await stream.nextBlock();
    own.streams.closeAll();
    expect(await stream.nextEvent()).toBeNull();
  });
});
