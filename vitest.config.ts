import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Two more than there are cores, because half of the time these tests wait for a server, a process or a pause of the product. */
const maxWorkers = availableParallelism() + 2;
/** Drills and journeys run whole products. They come after the other tests, which would keep every core from them. */
const besideOthers = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** Takes drills and journeys in turn, because a drill mostly waits and a journey mostly computes. */
class TakingTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map<TestSpecification, number>();
    for (const project of ['drills', 'e2e'])
      sorted.filter((file) => file.project.name === project).forEach((file, turn) => turns.set(file, turn));
    const turnOf = (file: TestSpecification): number => turns.get(file) ?? -1;
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}

const outside = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: TakingTurns },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the modules again for each file would cost as much as the tests themselves do. A test that changes
          // what files share, such as the clock or `process.exit`, puts it back.
          isolate: false,
          include: ['{core,api,worker,cli,sandbox,scripts,bench}/**/*.test.ts'],
          exclude: outside,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          // A document and the component library for each file would cost several times what the tests themselves do.
          isolate: false,
          setupFiles: ['ui/src/testing/set-up.ts'],
          include: ['{ui,shell,mf-generator,mf-admin,mf-history}/**/*.test.{ts,tsx}'],
          exclude: outside,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'drills',
          environment: 'node',
          include: ['e2e/drills/**/*.test.ts'],
          exclude: outside,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...besideOthers,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/*.test.ts'],
          exclude: outside,
          globalSetup: 'e2e/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 240_000,
          ...besideOthers,
        },
      },
    ],
  },
});
