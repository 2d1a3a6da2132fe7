import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Bench } from './support/comparison.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const runs = 5;

export const bench: Bench = {
  description: 'from the command to the ready line, once installed and built',
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    try {
      log(`first start: ${Math.round(await startOnce(dataDir))} ms`);
      const samples: number[] = [];
      const baseline: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        baseline.push(await emptyNode());
        samples.push(await startOnce(dataDir));
      }
      return [
        {
          what: 'second start to ready',
          unit: 'ms',
          samples,
          baseline: { what: 'node -e 0', samples: baseline },
          goal: { value: 4_000 },
        },
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function startOnce(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const took = await readyAfter(child, started);
  child.kill('SIGINT');
  await once(child, 'exit');
  return took;
}

function readyAfter(child: ChildProcess, started: number): Promise<number> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('The start has no output to read.');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Overture is ready at ')) resolve(performance.now() - started);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended before it was ready (${code}).`)));
  });
}

async function emptyNode(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}
