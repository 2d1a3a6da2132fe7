import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
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

const run = promisify(execFile);

/** The process that runs `main`, somewhere below `ancestor`. */
async function pidBelow(ancestor: number, main: string): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return args === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
  });
  const isBelow = (pid: number): boolean =>
    pid === ancestor ||
    all.some((candidate) => candidate.pid === pid && candidate.parent > 1 && isBelow(candidate.parent));
  const found = all.find(({ pid, args }) => args.includes(main) && isBelow(pid));
  if (!found) throw new Error(`No process below ${ancestor} runs ${main}:\n${stdout}`);
  return found.pid;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sales@overture.example', password: 'Overture!1' }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

describe('npm start', () => {
  let overture: RunningOverture | undefined;
  afterEach(async () => {
    await overture?.stop();
    overture = undefined;
  });

  async function expectStopsEverythingOn(signal: NodeJS.Signals, { url, sandboxUrl, program }: RunningOverture) {
    const asked = Date.now();
    expect(await program.stop(signal)).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5_000);
    expect(await answers(url)).toBe(false);
    expect(await answers(sandboxUrl)).toBe(false);
  }

  it('says where it is, how to sign in and what to try, and stops everything on SIGTERM', async () => {
    overture = await startOverture();
    expect(overture.program.output).toMatch(/superadmin +superadmin@overture\.example +Overture!1/);
    expect(overture.program.output).toMatch(/admin +sales@overture\.example +Overture!1/);
    expect(overture.sampleLinks).toHaveLength(3);
    expect((await fetch(`${overture.url}/readyz`)).status).toBe(200);
    await expectStopsEverythingOn('SIGTERM', overture);
  });

  it('starts an api that was killed again, at the same address and with everyone signed in, and stops on SIGINT', async () => {
    overture = await startOverture();
    const { url, program } = overture;
    const token = await signIn(url);
    const mine = () => fetch(`${url}/api/auth/my-profile`, { headers: { authorization: `Bearer ${token}` } });
    expect((await mine()).status).toBe(200);
    process.kill(await pidBelow(program.child.pid ?? 0, 'api/src/main.ts'), 'SIGKILL');
    await program.waitFor(/^The api stopped unexpectedly \(SIGKILL\); it starts again in 0\.5 s\.$/m, 2_000);
    await program.waitFor(/^The api runs again\.$/m, 20_000);
    expect((await mine()).status).toBe(200);
    await expectStopsEverythingOn('SIGINT', overture);
  });

  it('leaves nothing behind when it is killed', async () => {
    overture = await startOverture();
    const { url, sandboxUrl } = overture;
    overture.program.child.kill('SIGKILL');
    await expect.poll(async () => (await answers(url)) || (await answers(sandboxUrl)), { timeout: 8_000 }).toBe(false);
  });

  it('leaves nothing behind when npm is stopped', async () => {
    // As npm runs a script: a shell between it and the launcher, to which it passes no signal on, whichever ends it.
    const npm = `require('node:child_process').spawn('sh', ['-c', 'node scripts/launch.mjs start; :'], { stdio: 'inherit' })`;
    const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
    const dataDir = await mkdtemp(join(tmpdir(), 'overture-e2e-'));
    const program = new Program(['-e', npm], { ...ports, DATA_DIR: dataDir, npm_lifecycle_event: 'start' });
    await program.waitFor(/^Overture is ready at /m, 180_000);
    program.child.kill('SIGTERM');
    const alive = () => Promise.all(Object.values(ports).map((port) => answers(`http://localhost:${port}`)));
    await expect.poll(alive, { timeout: 10_000 }).toEqual([false, false]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finds another port for the sandbox of a second start, says so, and stops on SIGHUP', async () => {
    const other = createServer().listen(8090, '127.0.0.1');
    // Whatever holds the port already serves as well.
    await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => undefined);
    const dataDir = await mkdtemp(join(tmpdir(), 'overture-e2e-'));
    const program = new Program(['scripts/launch.mjs', 'start'], { PORT: '0', DATA_DIR: dataDir });
    const [, port] = await program.waitFor(/^The sandbox listens on port (\d+), because 8090 is in use/m, 60_000);
    await program.waitFor(new RegExp(`http://localhost:${port}/contacts/`), 180_000);
    expect(await program.stop('SIGHUP')).toBe(0);
    other.close();
    await rm(dataDir, { recursive: true, force: true });
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
