import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import { Program } from './support/program.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

/** Whether anything accepts a connection there. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('npm start', () => {
  let overture: RunningOverture | undefined;
  afterEach(async () => {
    await overture?.stop();
    overture = undefined;
  });

  it('says where it is, how to sign in and what to try', async () => {
    overture = await startOverture();
    expect(overture.program.output).toMatch(/superadmin +superadmin@overture\.example +Overture!1/);
    expect(overture.program.output).toMatch(/admin +sales@overture\.example +Overture!1/);
    expect(overture.sampleLinks).toHaveLength(3);
    expect((await fetch(`${overture.url}/readyz`)).status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops everything on %s', async (signal) => {
    overture = await startOverture();
    const asked = Date.now();
    expect(await overture.program.stop(signal)).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5_000);
    expect(await answers(overture.url)).toBe(false);
    expect(await answers(overture.sandboxUrl)).toBe(false);
  });

  it('leaves nothing behind when it is killed', async () => {
    overture = await startOverture();
    const { url, sandboxUrl } = overture;
    overture.program.child.kill('SIGKILL');
    await expect.poll(async () => (await answers(url)) || (await answers(sandboxUrl)), { timeout: 8_000 }).toBe(false);
  });

  it('says in one line that the port is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const program = new Program(['scripts/launch.mjs', 'start'], { PORT: String(port), SANDBOX_PORT: '0' });
    expect(await program.exited).toBe(1);
    expect(program.output.trim().split('\n')).toEqual([expect.stringContaining(`PORT=${port} is in use on 127.0.0.1`)]);
    other.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['SANDBOX', 'maybe'],
    ['DATA_DIR', '/dev/null/data'],
    ['HOST', '203.0.113.9'],
  ])('names the bad setting %s and its value in one line', async (name, value) => {
    const program = new Program(['scripts/launch.mjs', 'start'], { PORT: '0', SANDBOX_PORT: '0', [name]: value });
    expect(await program.exited).toBe(1);
    const lines = program.output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).toContain(value);
  });
});
