import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SystemClock } from '../../shared/clock.ts';
import { describeDeadLetters } from '../../testing/dead-letters.contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestStore } from '../../testing/index.ts';
import { describeJobQueue } from '../../testing/job-queue.contract.ts';
import { SqliteJobQueue } from './sqlite-job-queue.ts';

const clock = new SystemClock();

describeJobQueue('SQLite', () => {
  const here = openTestStore({ clock });
  const there = openTestStore({ clock, file: here.file });
  return {
    here: here.queue,
    there: there.queue,
    close: () => {
      there.close();
      here.close();
    },
  };
});

describeDeadLetters('SQLite', () => {
  const store = openTestStore({ clock });
  return {
    queue: store.queue,
    deadLetters: store.deadLetters,
    putRaw: (body) => {
      store.database.prepare('INSERT INTO queue_messages (body, visible_at) VALUES (:body, 0)').run({ body });
    },
    close: () => store.close(),
  };
});

describe('SqliteJobQueue', () => {
  it('delivers a message again whose process was killed', async () => {
    const store = openTestStore({ clock });
    const queue = new SqliteJobQueue({ database: store.database, clock, visibilityMs: 400 });
    await queue.publish({ recordId: 'orphan' });
    const script = new URL('../../testing/hang-on-message.ts', import.meta.url);
    const child = spawn(process.execPath, [script.pathname, store.file, '400'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await queue.depth()).toBe(0);
    const heard: string[] = [];
    const consumer = await queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 1 });
    // Longer than the message stays hidden: the living process keeps it.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(heard).toEqual([]);
    child.kill('SIGKILL');
    await eventually('the message comes back', () => heard.length === 1);
    await consumer.stop(1_000);
    store.close();
  });

  it('keeps aside what is not a message', async () => {
    const store = openTestStore({ clock });
    store.database.exec(`INSERT INTO queue_messages (body, visible_at) VALUES ('{"recordId": 1}', 0), ('nonsense', 0)`);
    const heard: string[] = [];
    const consumer = await store.queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 1 });
    await store.queue.publish({ recordId: 'good' });
    await eventually('the good one arrives', () => heard.length === 1);
    await eventually('all are dealt with', async () => (await store.queue.depth()) === 0);
    expect(
      store.database.prepare('SELECT count(*) AS n FROM queue_messages WHERE dead_reason IS NOT NULL').get()?.n,
    ).toBe(2);
    await consumer.stop(1_000);
    store.close();
  });

  it('starts a job within a few milliseconds of its publication by another process', async () => {
    const store = openTestStore({ clock });
    const other = openTestStore({ clock, file: store.file });
    const waits: number[] = [];
    let publishedAt = 0;
    const consumer = await store.queue.consume(async () => void waits.push(performance.now() - publishedAt), {
      concurrency: 1,
    });
    for (let i = 1; i <= 20; i += 1) {
      publishedAt = performance.now();
      await other.queue.publish({ recordId: `job-${i}` });
      await eventually('it starts', () => waits.length === i);
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(30);
    await consumer.stop(1_000);
    other.close();
    store.close();
  });

  it('says in words when it cannot take a job', async () => {
    const store = openTestStore({ clock });
    store.database.close();
    await expect(store.queue.publish({ recordId: 'x' })).rejects.toMatchObject({ code: 'not_ready' });
    await expect(store.queue.ping()).rejects.toMatchObject({ code: 'not_ready' });
    store.close();
  });
});
