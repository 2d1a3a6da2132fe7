import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bench, Comparison } from '../bench/support/comparison.ts';
import { comparisonTable, meetsGoal } from '../bench/support/comparison.ts';

const folder = new URL('../bench/', import.meta.url);
const suffix = '.bench.ts';

/** `npm run bench [-- name…]`: runs the named benchmarks, or all, one after the other. */
async function runBenches(wanted: readonly string[]): Promise<void> {
  const names = readdirSync(fileURLToPath(folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .toSorted();
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no benchmark ${unknown}; there are ${names.join(', ')}.`);
    process.exit(2);
  }
  const comparisons: Comparison[] = [];
  for (const name of wanted.length > 0 ? wanted : names) {
    const { bench } = (await import(new URL(`${name}${suffix}`, folder).href)) as { bench: Bench };
    console.error(`${name}: ${bench.description}`);
    comparisons.push(...(await bench.run((line) => console.error(`  ${line}`))));
  }
  if (comparisons.length > 0) console.log(comparisonTable(comparisons));
  process.exitCode = comparisons.every(meetsGoal) ? 0 : 1;
}

await runBenches(process.argv.slice(2));
