import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';
import { EventStreams } from './events/event-streams.ts';
import { startServer, type Listener, type RunningServer } from './server.ts';

const streams = new EventStreams({ logger: silentLogger });
const start = (listener: Listener): Promise<RunningServer> =>
  startServer(listener, { host: '127.0.0.1', port: 0, streams });
/** A server that holds its first answer back, and what tells that the request for it has come. */
async function heldServer(): Promise<{ server: RunningServer; asked: Promise<ServerResponse> }> {
  const asked = Promise.withResolvers<ServerResponse>();
  return { server: await start((_request, response) => asked.resolve(response)), asked: asked.promise };
}

describe('stopping', () => {
  it('lets an answer under way finish and takes no new request', async () => {
    const { server, asked } = await heldServer();
    const underWay = fetch(`http://127.0.0.1:${server.port}`).then((response) => response.text());
    const answer = await asked;
    const stopped = server.stop(5_000);
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    answer.end('done');
    expect(await underWay).toBe('done');
    await stopped;
  });

  it('does not wait for connections that only stay open, or that no request has come over yet', async () => {
    const server = await start((_request, response) => void response.end('done'));
    await (await fetch(`http://127.0.0.1:${server.port}`)).text();
    const ahead = connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(ahead, 'connect');
    const startedAt = Date.now();
    await server.stop(5_000);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });

  it('cuts off what is not done in time', async () => {
    const { server, asked } = await heldServer();
    const cutOff = expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    await asked;
    await server.stop(100);
    await cutOff;
  });
});

describe('starting', () => {
  it('fails on a port in use with the system’s reason', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(startServer(() => undefined, { host: '127.0.0.1', port, streams })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    other.close();
  });
});
