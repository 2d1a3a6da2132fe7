import { collectionsOf } from '../adapters/mongo/collections.ts';
import { MongoJobQueue } from '../adapters/mongo/mongo-job-queue.ts';
import { SystemClock } from '../shared/clock.ts';
import { openMongoTestStore } from './open-mongo-test-store.ts';

/* Run as a process of its own: takes one message of the queue at an address, says so and holds it until it is killed. */
const [uri = '', visibilityMs = '1000'] = process.argv.slice(2);
const clock = new SystemClock();
const store = await openMongoTestStore('', { clock, uri });
const queue = new MongoJobQueue(collectionsOf(store.db), { clock, visibilityMs: Number(visibilityMs) });
await queue.consume(
  () => {
    process.stdout.write('taken\n');
    return new Promise<void>(() => {});
  },
  { concurrency: 1 },
);
