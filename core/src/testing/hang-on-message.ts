import { SqliteJobQueue } from '../adapters/embedded-queue/sqlite-job-queue.ts';
import { openDatabase } from '../adapters/sqlite/open-database.ts';
import { SystemClock } from '../shared/clock.ts';

/* Run as a process of its own: takes one message of the queue in a file, says so and holds it until it is killed. */
const [file = '', visibilityMs = '1000'] = process.argv.slice(2);
const queue = new SqliteJobQueue({
  database: openDatabase(file),
  clock: new SystemClock(),
  visibilityMs: Number(visibilityMs),
});
await queue.consume(
  () => {
    process.stdout.write('taken\n');
    return new Promise<void>(() => {});
  },
  { concurrency: 1 },
);
