import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runLimited } from './run-limited.ts';

const limits = { cpuSeconds: 5, timeMs: 20_000, memoryBytes: 768 * 1024 * 1024, outputBytes: 100_000 };
/** Whether this system lets a process have a network of its own. */
const hasNamespaces = spawnSync('unshare', ['--user', '--map-current-user', '--net', 'true']).status === 0;

it('keeps code that has taken over the process from files, secrets, processes and the network', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const script = fileURLToPath(new URL('intruder.fixtures.ts', import.meta.url));
  const child = { script, args: [String(port)], readable: [script] };
  const result = await runLimited(child, new Uint8Array(), limits);
  server.close();
  expect(result.ended === 'output' && JSON.parse(result.output)).toEqual({
    reads: [],
    writes: false,
    starts: false,
    environment: [],
    connected: !hasNamespaces,
  });
});
