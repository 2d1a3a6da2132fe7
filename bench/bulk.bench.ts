import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Bench, Comparison } from './support/comparison.ts';

const runFile = promisify(execFile);
const runner = fileURLToPath(new URL('support/bulk-run.ts', import.meta.url));

const runs = 3;
const rows = 10_000;
const manyRows = 100_000;
const concurrency = 64;
const latencyMs = 50;
/** How much of what concurrency and latency allow a run has to reach. */
const leastShare = 0.97;

const measuredSchema = z.object({ ms: z.number(), cpuMs: z.number(), ready: z.number(), peakBytes: z.number() });

export const bench: Bench = {
  description:
    'a bulk run in a process of its own: its speed against concurrency and latency, its memory against ten times the rows',
  async run(log) {
    const ideal = (rows / concurrency) * latencyMs;
    const inProcess: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const measured = await measure('in-process', rows, latencyMs);
      log(`${rows} rows, AI in this process: ${told(ideal, measured)}`);
      inProcess.push(measured.ms);
    }
    const overHttp = await measure('http', rows, latencyMs);
    log(`${rows} rows, AI over HTTP: ${told(ideal, overHttp)}`);
    const small = await measure('in-process', rows, 0);
    const large = await measure('in-process', manyRows, 0);
    log(`peak memory: ${mb(small.peakBytes)} at ${rows} rows, ${mb(large.peakBytes)} at ${manyRows}`);
    return [
      speed('AI in this process', inProcess, ideal, true),
      speed('AI over HTTP on the same machine', [overHttp.ms], ideal, false),
      {
        what: `peak memory, ${manyRows} rows`,
        unit: 'bytes',
        samples: [large.peakBytes],
        baseline: { what: `${rows} rows`, samples: [small.peakBytes] },
        goal: { ratio: 1.1 },
      },
    ];
  },
};

function speed(what: string, samples: readonly number[], ideal: number, hasGoal: boolean): Comparison {
  return {
    what: `${rows} rows at ${concurrency}, ${what}`,
    unit: 'ms',
    samples,
    baseline: { what: 'concurrency / latency', samples: [ideal] },
    ...(hasGoal ? { goal: { ratio: Number((1 / leastShare).toFixed(3)) } } : {}),
  };
}

async function measure(ai: 'in-process' | 'http', count: number, latency: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
  try {
    const args = [runner, ai, String(count), String(concurrency), String(latency), dataDir];
    const { stdout } = await runFile(process.execPath, args, { maxBuffer: 1e6 });
    const measured = measuredSchema.parse(JSON.parse(stdout));
    if (measured.ready !== count) throw new Error(`Of ${count} rows ${measured.ready} are ready.`);
    return measured;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const told = (ideal: number, { ms, cpuMs }: { ms: number; cpuMs: number }): string =>
  `${((ideal / ms) * 100).toFixed(1)} % of concurrency / latency, ${(cpuMs / rows).toFixed(2)} ms of processor time a row`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
