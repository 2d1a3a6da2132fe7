import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench, Comparison } from './support/comparison.ts';

const bin = fileURLToPath(new URL('../cli/bin/overture.mjs', import.meta.url));
const runs = 25;

export const bench: Bench = {
  description: 'from the command to its answer, beside a Node that does nothing',
  async run(log) {
    const measured = [
      { what: 'overture --help', args: ['--help'], goal: { maxRatio: 2 } },
      { what: 'overture users --help', args: ['users', '--help'] },
      { what: 'overture, one Tab', args: ['__complete', 'history', 'list', '--status', ''] },
    ];
    const comparisons: Comparison[] = [];
    for (const { what, args, goal } of measured) {
      // After an update, the first run compiles the sources and stores the result.
      log(`${what}, first run: ${Math.round(await timed([bin, ...args]))} ms`);
      const samples: number[] = [];
      const baseline: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        baseline.push(await timed(['-e', '0']));
        samples.push(await timed([bin, ...args]));
      }
      comparisons.push({
        what,
        unit: 'ms',
        samples,
        baseline: { what: 'node -e 0', samples: baseline },
        ...(goal && { goal }),
      });
    }
    return comparisons;
  },
};

async function timed(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with exit code ${String(code)}.`);
  return performance.now() - started;
}
