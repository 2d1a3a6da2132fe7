import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCLI, startVitest } from 'vitest/node';
import type { TestModule } from 'vitest/node';
import { leftOut } from './summary.ts';
import type { LeftOut, Tally } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface TestRun {
  readonly tally: Tally;
  readonly leftOut: readonly LeftOut[];
  /** The tests that failed at first and passed when they were tried again, each as `file › name`. */
  readonly flaky: readonly string[];
}

/** Runs the tests once, with arguments as for vitest's own command, and counts their results. */
export async function runTests(args: readonly string[]): Promise<TestRun> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const vitest = await startVitest('test', filter, { ...options, root, watch: false, run: true });
  const modules = vitest.state.getTestModules();
  const tallies = modules.map(tallyOf);
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  const failed = sum('failed') + vitest.state.getUnhandledErrors().length;
  const run: TestRun = {
    // A run without any test is a mistake in the filter or the configuration, never a success.
    tally: { passed: sum('passed'), failed: modules.length === 0 ? 1 : failed, skipped: sum('skipped') },
    leftOut: modules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) => {
        const file = path.relative(root, module.moduleId);
        return leftOut(file, suite.name) ?? [];
      }),
    ),
    flaky: modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${path.relative(root, module.moduleId)} › ${test.fullName}`),
    ),
  };
  await vitest.close();
  return run;
}

function tallyOf(module: TestModule): Tally {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (...wanted: string[]): number => states.filter((state) => wanted.includes(state)).length;
  const failed = count('failed');
  // A file that cannot be loaded, or a hook that failed, fails without a failed test of its own.
  const broken = failed === 0 && module.state() === 'failed' ? 1 : 0;
  // Tests that were still pending when the run ended never ran.
  return {
    passed: count('passed'),
    failed: failed + broken + (broken > 0 ? 0 : count('pending')),
    skipped: count('skipped'),
  };
}
