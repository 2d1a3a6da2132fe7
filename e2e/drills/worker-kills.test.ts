import { describeWithServer } from '@overture/core/testing';
import { afterAll, describe } from 'vitest';
import { startDrillProduct } from './support/drill-product.ts';
import { testDatabase } from './support/test-database.ts';
import { workerKillDrills } from './support/worker-kill-drills.ts';

describe('workers killed with SIGKILL, on SQLite alone', () => {
  workerKillDrills(() => startDrillProduct(), { kills: 10, jobs: 40 });
});

describeWithServer('MONGO_TEST_URI', 'workers killed with SIGKILL, on MongoDB alone', (address) => {
  const database = testDatabase(address);
  afterAll(() => database.drop());
  workerKillDrills(() => startDrillProduct({ environment: { MONGODB_URI: database.uri } }), { kills: 10, jobs: 40 });
});
