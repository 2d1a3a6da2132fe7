import { checks, describeResult, runChecks } from './check/run-checks.ts';
import { runTests } from './test/run-tests.ts';
import { add, describeFlaky, describeLeftOut, summaryLine } from './test/summary.ts';
import type { Tally } from './test/summary.ts';

/** `npm test`: runs every check and every test; with arguments, only the tests that vitest finds with them. */
async function test(args: readonly string[]): Promise<void> {
  const checked = args.length > 0 ? [] : await runChecks(checks, (result) => console.log(describeResult(result)));
  const steps = checked.map(({ passed }): Tally => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 }));
  const { tally, leftOut, flaky } = await runTests(args);
  if (leftOut.length > 0) console.log(`\n${describeLeftOut(leftOut)}`);
  if (flaky.length > 0) console.log(`\n${describeFlaky(flaky)}`);
  const sum = add(tally, ...steps);
  console.log(`\n${summaryLine(sum)}`);
  process.exit(sum.failed > 0 ? 1 : 0);
}

await test(process.argv.slice(2));
