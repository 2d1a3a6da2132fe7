import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overture-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      // `npm test` keeps it, which halves the cost of a start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SANDBOX_PORT: '1',
      SUPERADMIN_EMAIL: 'kim@agency.example',
      SUPERADMIN_PASSWORD: 'Secret!1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

describe('the process', () => {
  it('says where it listens, answers, and ends cleanly on SIGTERM', async () => {
    const child = start({ PORT: '0' });
    const end = ended(child);
    let stdout = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    const [message] = (await once(child, 'message')) as [{ type: string; port: number; url: string }];
    expect(message).toEqual({ type: 'listening', port: expect.any(Number), url: `http://localhost:${message.port}` });
    expect((await fetch(`http://127.0.0.1:${message.port}/readyz`)).status).toBe(200);
    expect(stdout.trim()).toBe(`Overture API is ready at ${message.url}`);
    child.kill('SIGTERM');
    expect(await end).toEqual({ code: 0, stderr: '' });
  });

  it('names PORT in one line when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, stderr } = await ended(start({ PORT: String(port) }));
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port \d+ is in use\..*PORT.*\n$/);
  });

  it.each([
    ['PORT', 'eighty'],
    ['HOST', 'not.a.host.invalid'],
  ])('names the bad setting %s in one line', async (name, value) => {
    const { code, stderr } = await ended(start({ PORT: '0', [name]: value }));
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(name)]);
  });

  it('does not start where nobody could manage it, and says what mends that', async () => {
    const nobody = { SUPERADMIN_EMAIL: '', SUPERADMIN_PASSWORD: '', DATA_DIR: path.join(dataDir, 'nobody') };
    const sandbox = start({ PORT: '0', ...nobody });
    const sandboxEnd = ended(sandbox);
    await once(sandbox, 'message');
    sandbox.kill('SIGTERM');
    await sandboxEnd;
    // The accounts of the sandbox that this store was in are nobody's.
    const publicOne = { SUPERADMIN_EMAIL: 'superadmin@overture.example', SUPERADMIN_PASSWORD: 'Overture!1' };
    for (const superadmin of [{}, publicOne]) {
      const { code, stderr } = await ended(start({ PORT: '0', ...nobody, ...superadmin, OPENAI_API_KEY: 'sk-real' }));
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringContaining('Set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD, other than the sandbox’s,'),
      ]);
    }
  });
});
