import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeadLetters } from '../records/ports/dead-letters.ts';
import type { JobConsumer, JobQueue } from '../records/ports/job-queue.ts';
import { eventually } from './eventually.ts';

export interface ContractDeadLetters {
  readonly queue: JobQueue;
  readonly deadLetters: DeadLetters;
  /** Puts bytes into the queue that `publish` would never write. */
  putRaw(body: string): Promise<void> | void;
  close(): Promise<void> | void;
}

/** What every queue does with messages nobody can read. */
export function describeDeadLetters(
  name: string,
  open: () => Promise<ContractDeadLetters> | ContractDeadLetters,
): void {
  describe(`DeadLetters on ${name}`, () => {
    let opened: ContractDeadLetters;
    let consumer: JobConsumer | undefined;
    const heard: string[] = [];

    beforeEach(async () => {
      opened = await open();
      await opened.queue.ping();
      heard.length = 0;
    });
    afterEach(async () => {
      await consumer?.stop(1_000);
      consumer = undefined;
      await opened.close();
    });

    const consume = async (): Promise<void> => {
      consumer = await opened.queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 2 });
    };
    const dead = (count: number) =>
      eventually(`${count} are put aside`, async () => (await opened.deadLetters.count()) === count);

    it('are the messages that cannot be read, and the readable ones pass by them', async () => {
      await consume();
      for (const body of ['nonsense', '{"recordId":1}', '{"recordId":"x","more":true}']) await opened.putRaw(body);
      await opened.queue.publish({ recordId: 'good' });
      await dead(3);
      await eventually('the good one arrives', () => heard.length === 1);
      const letters = await opened.deadLetters.list(10);
      expect(letters.map(({ payload }) => payload).toSorted()).toEqual([
        'nonsense',
        '{"recordId":"x","more":true}',
        '{"recordId":1}',
      ]);
      for (const { reason, deadAt } of letters) {
        expect(reason).toBe('not a job message');
        expect(Math.abs((deadAt ?? 0) - Date.now())).toBeLessThan(60_000);
      }
      expect(new Set(letters.map(({ id }) => id)).size).toBe(3);
      expect(await opened.queue.depth()).toBe(0);
    });

    it('are still there, the same, after somebody looked', async () => {
      await consume();
      for (const body of ['one', 'two', 'three']) await opened.putRaw(body);
      await dead(3);
      const first = await opened.deadLetters.list(2);
      expect(first).toHaveLength(2);
      await dead(3);
      const all = await opened.deadLetters.list(10);
      expect(all.map(({ payload }) => payload).toSorted()).toEqual(['one', 'three', 'two']);
      for (const letter of first) expect(all).toContainEqual(letter);
    });

    it('go back into the queue, one or all', async () => {
      await consume();
      for (const body of ['one', 'two', 'three']) await opened.putRaw(body);
      await dead(3);
      await consumer?.stop(1_000);
      const letters = await opened.deadLetters.list(10);
      const chosen = letters.find(({ payload }) => payload === 'two');
      expect(await opened.deadLetters.requeue([chosen?.id ?? '', 'unknown'])).toBe(1);
      await dead(2);
      expect(await opened.queue.depth()).toBe(1);
      expect((await opened.deadLetters.list(10)).map(({ payload }) => payload).toSorted()).toEqual(['one', 'three']);
      expect(await opened.deadLetters.requeue('all')).toBe(2);
      await dead(0);
      expect(await opened.queue.depth()).toBe(3);
      expect(await opened.deadLetters.requeue('all')).toBe(0);
      // Still nothing that can be read: they come back, and nothing else is disturbed.
      await consume();
      await dead(3);
    });
  });
}
