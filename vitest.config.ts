import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every core: tests wait more than they compute. */
const maxWorkers = availableParallelism();
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
