import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One more than there are cores: while a test waits for a process or a server, another computes. */
const maxWorkers = availableParallelism() + 1;
/**
 * Drills and journeys run whole products, three files at a time: each waits most of its time, for leases to lapse, servers
 * to come back and pages to load. After the other tests, which would keep every core from them.
 */
const besideOthers = { maxWorkers: 3, sequence: { groupOrder: 1 } };
const outside = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
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
