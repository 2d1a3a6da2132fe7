import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimPort, claimPortFrom } from './ports.ts';

async function listen(): Promise<{ port: number; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

describe('claimPort', () => {
  it('picks a free port for 0', async () => {
    expect(await claimPort('PORT', 0, '127.0.0.1')).toBeGreaterThan(1023);
  });

  it('names the setting and the port that is in use', async () => {
    const { port, close } = await listen();
    await expect(claimPort('SANDBOX_PORT', port, '127.0.0.1')).rejects.toThrow(
      `SANDBOX_PORT=${port} is in use on 127.0.0.1`,
    );
    close();
  });

  it('names the host that is not here', async () => {
    await expect(claimPort('PORT', 0, '203.0.113.9')).rejects.toThrow(
      'HOST=203.0.113.9 is not an address of this machine.',
    );
  });
});

describe('claimPortFrom', () => {
  it('goes on to the next port while one is in use or taken', async () => {
    const { port, close } = await listen();
    const found = await claimPortFrom('SANDBOX_PORT', port, '127.0.0.1', [port + 1]);
    expect(found).toBeGreaterThan(port + 1);
    close();
  });

  it('names the host that is not here', async () => {
    await expect(claimPortFrom('SANDBOX_PORT', 8090, '203.0.113.9')).rejects.toThrow('HOST=203.0.113.9');
  });
});
