import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test waits for events; this only ends one that hangs, also on a busy machine. */
const untilItHangs = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
/** Unit tests wait for a server, a process or a pause of the product half of the time, so there are more workers than cores. */
const waiting = { maxWorkers: availableParallelism() + 2 };
/** Pages only compute. Each worker compiles the component library anew, so four on two cores would compute a third more. */
const computing = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };
/** The longest files of those that run whole products. */
const longest = ['screens', 'worker-kills-rabbitmq', 'store-outages', 'broker-kills', 'worker-kills', 'racing-workers'];

/**
 * Begins with the longest files, so that none of them is left for the end. Then it takes drills and journeys in turn,
 * because a drill mostly waits and a journey mostly computes.
 */
class TakingTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const products = sorted.filter(({ project }) => project.name === 'e2e');
    const places = new Map<TestSpecification, number>();
    for (const isDrill of [true, false])
      products
        .filter(({ moduleId }) => moduleId.includes('/drills/') === isDrill)
        .forEach((file, turn) => places.set(file, longest.length + turn));
    for (const file of products) {
      const place = longest.indexOf(path.basename(file.moduleId, '.test.ts'));
      if (place !== -1) places.set(file, place);
    }
    const placeOf = (file: TestSpecification): number => places.get(file) ?? -1;
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Node loads these files itself, as it does outside of tests. Vite would transform each of them first. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** A test that fails may be tried so many times more. A test that needed it is named in the output, because it is to be mended. */
const retry = Number(process.env['TEST_RETRIES'] ?? 0);

const outside = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: TakingTurns },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...loadedByNode,
          // Loading the modules again for each file would cost as much as the tests themselves do. A test that changes
          // what files share, such as the clock or `process.exit`, puts it back.
          isolate: false,
          include: ['{core,api,worker,cli,mcp,sandbox,scripts,bench}/**/*.test.ts'],
          exclude: outside,
          retry,
          ...untilItHangs,
          ...waiting,
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
          retry,
          ...untilItHangs,
          ...computing,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          ...loadedByNode,
          // Loading the modules again for each file would take a second of processor.
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          exclude: outside,
          retry,
          globalSetup: 'e2e/support/global-setup.ts',
          // A journey that hangs ends earlier, because each of its steps has a deadline.
          testTimeout: 480_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 90_000 } },
          // They run whole products. They come after the other tests, which would keep every core from them.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
