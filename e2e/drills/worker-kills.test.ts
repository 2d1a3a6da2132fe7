import { describe } from 'vitest';
import { startDrillProduct } from './support/drill-product.ts';
import { workerKillDrills } from './support/worker-kill-drills.ts';

describe('workers killed with SIGKILL, on SQLite alone', () => {
  workerKillDrills(() => startDrillProduct(), { kills: 10, jobs: 40 });
});
