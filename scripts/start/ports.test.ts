import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimPort } from './ports.ts';

describe('claimPort', () => {
  it('picks a free port for 0', async () => {
    expect(await claimPort('PORT', 0, '127.0.0.1')).toBeGreaterThan(1023);
  });

  it('names the setting and the port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(claimPort('SANDBOX_PORT', port, '127.0.0.1')).rejects.toThrow(
      `SANDBOX_PORT=${port} is in use on 127.0.0.1`,
    );
    server.close();
  });

  it('names the host that is not here', async () => {
    await expect(claimPort('PORT', 0, '203.0.113.9')).rejects.toThrow(
      'HOST=203.0.113.9 is not an address of this machine.',
    );
  });
});
