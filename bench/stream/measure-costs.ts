import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startAiProcess } from '../support/ai-process.ts';
import type { Comparison } from '../support/comparison.ts';
import { tokensPerSecond } from './speed.ts';

const runFile = promisify(execFile);
const runner = fileURLToPath(new URL('generate-many.ts', import.meta.url));

const figuresSchema = z.object({ cpuMs: z.number(), writes: z.number(), events: z.number(), partials: z.number() });
/** The figures of one generation, of each round, when a person watches and in a bulk run. */
const measuredSchema = z.object({ watched: z.array(figuresSchema), bulk: z.array(figuresSchema) });

/**
 * What telling costs: the processor time and the writes of a generation whose emails are told, against the same
 * generation of a bulk run, in which nothing is told and the model's stream is not parsed.
 */
export async function measureCosts(log: (line: string) => void): Promise<Comparison[]> {
  const ai = await startAiProcess(0, tokensPerSecond);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
  try {
    const { stdout } = await runFile(process.execPath, [runner, dataDir, ai.url], { maxBuffer: 1e6 });
    const { watched, bulk } = measuredSchema.parse(JSON.parse(stdout));
    const of = (figures: typeof watched, name: keyof (typeof watched)[number]) => figures.map((one) => one[name]);
    for (const [name, figures] of Object.entries({ watched, bulk }))
      log(`${name}: ${figures.map(({ cpuMs, events }) => `${cpuMs.toFixed(1)} ms and ${events} events`).join(', ')}`);
    return [
      {
        what: 'writes of a generation that is told, but for events',
        unit: 'requests',
        samples: of(watched, 'writes'),
        baseline: { what: 'untold, in a bulk run', samples: of(bulk, 'writes') },
        goal: { maxDifference: 4 },
      },
      {
        what: 'writes of partial emails in a bulk run',
        unit: 'requests',
        samples: of(bulk, 'partials'),
        baseline: { what: 'told', samples: of(watched, 'partials') },
        goal: { max: 0 },
      },
      {
        what: 'processor time of a generation that is told',
        unit: 'ms',
        samples: of(watched, 'cpuMs'),
        baseline: { what: 'untold, in a bulk run', samples: of(bulk, 'cpuMs') },
        goal: { maxRatio: 1.1 },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    ai.close();
  }
}
