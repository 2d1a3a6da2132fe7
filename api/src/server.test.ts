import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { silentLogger } from '@overture/core/testing';
import { describe, expect, it, vi } from 'vitest';
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
  it('lets a running answer finish and accepts no new request', async () => {
    const { server, asked } = await heldServer();
    const underWay = fetch(`http://127.0.0.1:${server.port}`).then((response) => response.text());
    const answer = await asked;
    const stopped = server.stop(5_000);
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    answer.end('done');
    expect(await underWay).toBe('done');
    await stopped;
  });

  it('does not wait for idle connections, or for those without a request yet', async () => {
    const server = await start((_request, response) => void response.end('done'));
    await (await fetch(`http://127.0.0.1:${server.port}`)).text();
    const ahead = connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(ahead, 'connect');
    const startedAt = Date.now();
    await server.stop(5_000);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });

  it('ends answers that are not done in time', async () => {
    const { server, asked } = await heldServer();
    const cutOff = expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    await asked;
    await server.stop(100);
    await cutOff;
  });
});

describe('what a caller may keep open', () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const open = async (port: number, head: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(head);
    return socket;
  };
  const bounded = () =>
    startServer((request, response) => void request.resume().on('end', () => response.end()), {
      host: '127.0.0.1',
      port: 0,
      streams,
      limits,
    });

  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nslow'],
  ])('ends a connection whose %s never come to an end', async (_, head) => {
    const server = await bounded();
    const socket = await open(server.port, head);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('408 Request Timeout');
    await server.stop(0);
  });

  it('closes the connection of an address that has been idle longest for a new one', async () => {
    const server = await startServer((_request, response) => void response.end('done'), {
      host: '127.0.0.1',
      port: 0,
      streams,
      limits: { maxConnectionsOfAddress: 2 },
    });
    const first = await open(server.port, '');
    const second = await open(server.port, '');
    first.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(first, 'data');
    const third = await open(server.port, '');
    await once(second, 'close');
    third.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String(((await once(third, 'data')) as [Buffer])[0])).toContain('200 OK');
    expect(first.destroyed).toBe(false);
    await server.stop(0);
  });

  it('closes a new connection where all of its address are in use', async () => {
    const asked: ServerResponse[] = [];
    const server = await startServer((_request, response) => void asked.push(response), {
      host: '127.0.0.1',
      port: 0,
      streams,
      limits: { maxConnectionsOfAddress: 1 },
    });
    const first = await open(server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const second = await open(server.port, '');
    await once(second, 'close');
    asked[0]?.end('done');
    expect(String(((await once(first, 'data')) as [Buffer])[0])).toContain('200 OK');
    await server.stop(0);
  });
});

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('requests that come before the answer to the last one', () => {
  it('are not served, and that answer is the last of its connection', async () => {
    const asked: ServerResponse[] = [];
    const server = await start((_request, response) => void asked.push(response));
    const socket = connect(server.port, '127.0.0.1');
    const answer = text(socket);
    socket.write(get.repeat(200));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.end('done');
    expect((await answer).match(/HTTP\/1\.1 200 OK|Connection: close|done/g)).toEqual([
      'HTTP/1.1 200 OK',
      'Connection: close',
      'done',
    ]);
    expect(asked).toHaveLength(1);
    await server.stop(0);
  });

  it('end the connection also where the head of the answer has been sent', async () => {
    const { server, asked } = await heldServer();
    const socket = connect(server.port, '127.0.0.1');
    socket.write(get);
    const response = await asked;
    response.write('begun ');
    await once(socket, 'readable');
    const answer = text(socket);
    socket.write(get);
    await once(response.req.socket, 'pause');
    response.end('done');
    expect(await answer).toMatch(/begun [\s\S]*done/);
    await server.stop(0);
  });
});

describe('answers', () => {
  const startWith = (unreadMs: number, listener: Listener) =>
    startServer(listener, { host: '127.0.0.1', port: 0, streams, limits: { unreadMs } });

  it('that nobody reads are given up', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const server = await startWith(50, (_request, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
      asked.resolve(response);
    });
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write(get);
    const response = await asked.promise;
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
    socket.destroy();
    await server.stop(0);
  });

  it('that have nothing to send go on', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const server = await startWith(50, (_request, response) => {
      response.write('first ');
      asked.resolve(response);
    });
    const socket = connect(server.port, '127.0.0.1');
    const answer = text(socket);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const response = await asked.promise;
    await once(response.req.socket, 'timeout');
    response.end('second');
    expect(await answer).toMatch(/first [\s\S]*second/);
    await server.stop(0);
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
