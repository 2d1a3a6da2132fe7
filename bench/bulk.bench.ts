import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Bench } from './support/comparison.ts';
import { processorMs } from './support/process-memory.ts';
import { startServerProcess } from './support/server-process.ts';

const runFile = promisify(execFile);
const runner = fileURLToPath(new URL('support/bulk-run.ts', import.meta.url));

const runs = 3;
const rows = 5_000;
const concurrency = 128;
const latencyMs = 1_000;
/** The minimum share of the throughput that concurrency and latency allow. */
const minShare = 0.97;
const memoryRows = { few: 10_000, many: 100_000 } as const;

/** `waves`: when each further `concurrency` rows had ended, in ms since the start of the run. */
const measuredSchema = z.object({
  ms: z.number(),
  waves: z.array(z.number()),
  cpuMs: z.number(),
  ready: z.number(),
  peakBytes: z.number(),
});
type Measured = z.infer<typeof measuredSchema>;

/*
 * Each run has two figures. The whole run lasts from the start to the last row: 5,000 rows are 39.06 times 128, so no
 * run can end before its 40th wave of calls, and at most 39.06 s / 40 s = 97.7 % is possible. The steady part lasts
 * from the end of the first 128 rows to the end of the last full 128. It excludes the start and the last 8 rows, which
 * have the AI to themselves. Rows end in waves, so a window without whole waves would distort the result. The goal is
 * for the steady part.
 */
export const bench: Bench = {
  description:
    'a bulk run beside the sandbox, the AI at 1 s and 128 at once: its speed against concurrency and latency; its memory against ten times the rows',
  async run(log) {
    const whole: number[] = [];
    const steady: number[] = [];
    let steadyIdeal = 0;
    for (let run = 0; run < runs; run += 1) {
      const { measured, sandboxMs } = await besideSandbox((url) => measure(rows, url));
      const first = measured.waves[0] ?? 0;
      const last = measured.waves.at(-1) ?? 0;
      steadyIdeal = (measured.waves.length - 1) * latencyMs;
      whole.push(measured.ms);
      steady.push(last - first);
      log(
        `${rows} rows: ${share(wholeIdeal, measured.ms)} of concurrency / latency over the whole run, ${share(steadyIdeal, last - first)} in its steady part; ${perRow(measured.cpuMs)} ms of processor time a row, ${perRow(sandboxMs)} ms in the sandbox`,
      );
    }
    const few = await measure(memoryRows.few);
    const many = await measure(memoryRows.many);
    log(`peak memory: ${mb(few.peakBytes)} at ${memoryRows.few} rows, ${mb(many.peakBytes)} at ${memoryRows.many}`);
    return [
      {
        what: `${rows} rows at ${concurrency}, the steady part`,
        unit: 'ms',
        samples: steady,
        baseline: { what: 'concurrency / latency', samples: [steadyIdeal] },
        goal: { maxRatio: Number((1 / minShare).toFixed(3)) },
      },
      {
        what: `${rows} rows at ${concurrency}, the whole run`,
        unit: 'ms',
        samples: whole,
        baseline: { what: 'concurrency / latency', samples: [wholeIdeal] },
      },
      {
        what: `peak memory, ${memoryRows.many} rows`,
        unit: 'bytes',
        samples: [many.peakBytes],
        baseline: { what: `${memoryRows.few} rows`, samples: [few.peakBytes] },
        goal: { maxRatio: 1.1 },
      },
    ];
  },
};

const wholeIdeal = (rows / concurrency) * latencyMs;

/** Runs the work beside a sandbox of its own, and logs the processor time of the sandbox. */
async function besideSandbox(
  work: (url: string) => Promise<Measured>,
): Promise<{ readonly measured: Measured; readonly sandboxMs: number }> {
  const sandbox = await startServerProcess(['sandbox/src/main.ts'], /localhost:(\d+)/, {
    SANDBOX_PORT: '0',
    SANDBOX_AI_LATENCY_MS: String(latencyMs),
  });
  try {
    const before = processorMs(sandbox.pid);
    const measured = await work(sandbox.url);
    return { measured, sandboxMs: processorMs(sandbox.pid) - before };
  } finally {
    await sandbox.stop();
  }
}

/** Measures one run in a process of its own. Without a `url` the AI answers at once in that process. */
async function measure(count: number, url?: string): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
  try {
    const args = [runner, String(count), String(concurrency), dataDir, ...(url === undefined ? [] : [url])];
    const { stdout } = await runFile(process.execPath, args, { maxBuffer: 1e6 });
    const measured = measuredSchema.parse(JSON.parse(stdout));
    if (measured.ready !== count) throw new Error(`Of ${count} rows ${measured.ready} are ready.`);
    return measured;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const perRow = (ms: number): string => (ms / rows).toFixed(2);
const share = (ideal: number, ms: number): string => `${((ideal / ms) * 100).toFixed(1)} %`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
