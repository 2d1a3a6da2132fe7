import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from './program.ts';
import type { ProgramOptions } from './program.ts';

let folder: string;
let lines: string[];
const started: Program[] = [];

function programOf(source: string, options: Partial<ProgramOptions> = {}): Program {
  const main = join(folder, 'main.mjs');
  writeFileSync(main, source);
  const program = new Program({
    name: 'worker',
    main,
    env: process.env,
    print: (line) => void lines.push(line),
    firstPauseMs: 50,
    ...options,
  });
  started.push(program);
  return program;
}

const isAlive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const listens = `process.send({ type: 'listening', url: 'http://localhost:1234' }); setInterval(() => {}, 1000);`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-program-'));
  lines = [];
});
afterEach(() => {
  for (const program of started.splice(0)) program.kill();
  rmSync(folder, { recursive: true });
});

describe('Program', () => {
  it('knows the address from a message', async () => {
    await expect(programOf(listens).start()).resolves.toBe('http://localhost:1234');
  });

  it('knows the address from the line that is meant for people', async () => {
    const program = programOf(`console.log('Sandbox is ready at http://localhost:4321'); setInterval(() => {}, 1000);`);
    await expect(program.start()).resolves.toBe('http://localhost:4321');
    expect(lines).toEqual([]);
  });

  it('says in its own words why it did not start', async () => {
    const program = programOf(`console.error('The setting PORT must be a port number.'); process.exitCode = 1;`);
    await expect(program.start()).rejects.toThrow(/^The setting PORT must be a port number\.$/);
  });

  it('prefixes what it says later with its name', async () => {
    const program = programOf(`${listens} setTimeout(() => console.log('slow vendor'), 50);`);
    await program.start();
    await vi.waitFor(() => expect(lines).toEqual(['worker  │ slow vendor']));
  });

  it('starts again after a crash', async () => {
    const program = programOf(listens);
    await program.start();
    const first = program.pid;
    process.kill(first ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 5_000 });
    expect(lines).toEqual([
      'The worker stopped unexpectedly (SIGKILL); it starts again in 0.05 s.',
      'The worker runs again.',
    ]);
    expect(isAlive(program.pid) && program.pid !== first).toBe(true);
  });

  it('waits longer before each start of one that keeps stopping', async () => {
    const program = programOf(`${listens} setTimeout(() => process.exit(3), 20);`, { name: 'api' });
    await program.start();
    const stops = () => lines.filter((line) => line.includes('exit code 3'));
    await vi.waitFor(() => expect(stops().length).toBeGreaterThanOrEqual(3), { timeout: 5_000 });
    expect(stops().slice(0, 3)).toEqual(
      ['0.05', '0.1', '0.2'].map((s) => `The api stopped unexpectedly (exit code 3); it starts again in ${s} s.`),
    );
  });

  it('starts again once after a start that failed', async () => {
    const { execPath } = process;
    const program = programOf(`${listens} setTimeout(() => process.exit(3), 20);`);
    await program.start();
    process.execPath = join(folder, 'missing');
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(5), { timeout: 5_000 });
    process.execPath = execPath;
    const failed = `worker  │ spawn ${join(folder, 'missing')} ENOENT`;
    expect(lines.slice(0, 5)).toEqual([
      'The worker stopped unexpectedly (exit code 3); it starts again in 0.05 s.',
      failed,
      'The worker stopped unexpectedly (exit code -2); it starts again in 0.1 s.',
      failed,
      'The worker stopped unexpectedly (exit code -2); it starts again in 0.2 s.',
    ]);
  });

  it('stops without being started again', async () => {
    const program = programOf(listens);
    await program.start();
    await program.stop(2_000);
    expect(isAlive(program.pid)).toBe(false);
    expect(lines).toEqual([]);
  });

  it('is made to stop when it does not want to', async () => {
    const program = programOf(`process.on('SIGTERM', () => {}); ${listens}`);
    await program.start();
    const asked = Date.now();
    await program.stop(200);
    expect(isAlive(program.pid)).toBe(false);
    expect(Date.now() - asked).toBeLessThan(2_000);
  });
});
