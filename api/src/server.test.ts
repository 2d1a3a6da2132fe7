import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';
import { EventStreams } from './events/event-streams.ts';
import { startServer, type RunningServer } from './server.ts';

const streams = new EventStreams({ logger: silentLogger });
const answerAfter = (ms: number): Promise<RunningServer> =>
  startServer((_request, response) => void setTimeout(() => response.end('done'), ms), {
    host: '127.0.0.1',
    port: 0,
    streams,
  });

describe('stopping', () => {
  it('lets an answer under way finish and takes no new request', async () => {
    const server = await answerAfter(150);
    const underWay = fetch(`http://127.0.0.1:${server.port}`).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = server.stop(5_000);
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    expect(await underWay).toBe('done');
    await stopped;
  });

  it('does not wait for connections that only stay open, or that no request has come over yet', async () => {
    const server = await answerAfter(0);
    await (await fetch(`http://127.0.0.1:${server.port}`)).text();
    const ahead = connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(ahead, 'connect');
    const startedAt = Date.now();
    await server.stop(5_000);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });

  it('cuts off what is not done in time', async () => {
    const server = await answerAfter(60_000);
    const cutOff = expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
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
