import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Bench, Comparison } from './support/comparison.ts';
import { memoryBelow } from './support/process-memory.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const runs = 5;
/** The time after which a start is idle. */
const idleAfterMs = 5_000;
const megabyte = 1_000_000;

export const bench: Bench = {
  description: 'from the command to the ready line, once installed and built, and the memory held afterwards',
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    try {
      log(`first start: ${Math.round(await timedStart(dataDir))} ms`);
      const samples: number[] = [];
      const baseline: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        baseline.push(await timedEmptyNode());
        samples.push(await timedStart(dataDir));
      }
      return [
        {
          what: 'second start to ready',
          unit: 'ms',
          samples,
          baseline: { what: 'node -e 0', samples: baseline },
          goal: { max: 4_000 },
        },
        ...(await idleMemory(dataDir, log)),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function timedStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawnStart(dataDir);
  await untilReady(child);
  const took = performance.now() - started;
  await stop(child);
  return took;
}

/** The memory of all processes of an idle start, and of those that only supervise; empty except on Linux. */
async function idleMemory(dataDir: string, log: (line: string) => void): Promise<Comparison[]> {
  const empty = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' });
  const child = spawnStart(dataDir);
  try {
    await untilReady(child);
    await sleep(idleAfterMs);
    const held = memoryBelow(child.pid ?? 0);
    if (held.length === 0) return [];
    for (const { command, bytes } of held) log(`${(bytes / megabyte).toFixed(0)} MB  ${command.slice(-40)}`);
    const sumOf = (pattern: RegExp): number =>
      held.filter(({ command }) => pattern.test(command)).reduce((sum, { bytes }) => sum + bytes, 0);
    const baseline = { what: 'an idle Node', samples: memoryBelow(empty.pid ?? 0).map(({ bytes }) => bytes) };
    const unit = 'bytes';
    return [
      { what: 'idle start, all processes', unit, samples: [sumOf(/./)], baseline, goal: { max: 600 * megabyte } },
      {
        what: 'idle start, what supervises',
        unit,
        samples: [sumOf(/scripts\/(?:launch[.]mjs|start[.]ts)/)],
        baseline,
        goal: { max: 90 * megabyte },
      },
    ];
  } finally {
    empty.kill();
    await stop(child);
  }
}

function spawnStart(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('The start has no output to read.');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Overture is ready at ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended before it was ready (${code}).`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
}

async function timedEmptyNode(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}
