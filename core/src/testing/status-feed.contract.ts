import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatusEvent, StatusFeed } from '../records/ports/status-feed.ts';
import { buildStatusEvent, uniqueId } from './builders.ts';
import { eventually } from './eventually.ts';

/** Two ends of one feed, as two processes hold them. */
export interface ContractFeeds {
  readonly here: StatusFeed;
  readonly there: StatusFeed;
  /** All that the feed stores. */
  stored(): Promise<readonly object[]> | readonly object[];
  /** Makes all that is stored older than it may be. */
  age?(): Promise<void> | void;
  close(): Promise<void> | void;
}

/** What every StatusFeed does. */
export function describeStatusFeed(name: string, openFeeds: () => Promise<ContractFeeds> | ContractFeeds): void {
  describe(`StatusFeed on ${name}`, () => {
    let feeds: ContractFeeds;
    beforeAll(async () => {
      feeds = await openFeeds();
    });
    afterAll(() => feeds.close());

    it('tells own and other processes of every event, in order', async () => {
      const [own, other]: StatusEvent[][] = [[], []];
      const stops = [
        feeds.here.subscribe((event) => own?.push(event)),
        feeds.there.subscribe((event) => other?.push(event)),
      ];
      const events = Array.from({ length: 50 }, () => buildStatusEvent({ _id: uniqueId('record') }));
      for (const event of events.slice(0, 25)) await feeds.here.publish(event);
      await eventually('the first half arrives', () => own?.length === 25 && other?.length === 25);
      // A quiet while: whoever asks only now and then must notice the own process's events too.
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const event of events.slice(25)) await feeds.here.publish(event);
      await eventually('all events arrive', () => own?.length === 50 && other?.length === 50);
      expect(own).toEqual(events);
      expect(other).toEqual(events);
      for (const stop of stops) stop();
    });

    it('tells nobody of what was before, and nothing after the stop', async () => {
      await feeds.there.publish(buildStatusEvent({ _id: 'before' }));
      const heard: string[] = [];
      const stop = feeds.here.subscribe(({ _id }) => heard.push(_id));
      await feeds.there.publish(buildStatusEvent({ _id: 'during' }));
      await eventually('the event arrives', () => heard.length > 0);
      stop();
      const witness: string[] = [];
      const stopWitness = feeds.here.subscribe(({ _id }) => witness.push(_id));
      await feeds.there.publish(buildStatusEvent({ _id: 'after' }));
      await eventually('the witness hears it', () => witness.length > 0);
      stopWitness();
      expect(heard).toEqual(['during']);
      expect(witness).toEqual(['after']);
    });

    it('forgets what it stores of a record, and goes on', async () => {
      const [erased, other] = [buildStatusEvent({ _id: 'erased' }), buildStatusEvent({ _id: 'other' })];
      for (const event of [erased, other, erased]) await feeds.here.publish(event);
      await feeds.there.forget('erased');
      expect(JSON.stringify(await feeds.stored())).not.toContain('"erased');
      const heard: string[] = [];
      const stop = feeds.there.subscribe(({ _id }) => heard.push(_id));
      await feeds.here.publish(buildStatusEvent({ _id: 'next' }));
      await eventually('the next event arrives', () => heard.length > 0);
      stop();
      expect(heard).toEqual(['next']);
    });

    it('keeps no event for long, not even the last one, and goes on', async () => {
      for (const _id of ['old', 'last']) await feeds.here.publish(buildStatusEvent({ _id }));
      await feeds.age?.();
      await feeds.there.prune();
      expect(JSON.stringify(await feeds.stored())).not.toMatch(/"old|"last/);
      const heard: string[] = [];
      const stop = feeds.here.subscribe(({ _id }) => heard.push(_id));
      await feeds.there.publish(buildStatusEvent({ _id: 'next' }));
      await eventually('the next event arrives', () => heard.length > 0);
      stop();
      expect(heard).toEqual(['next']);
    });

    it('goes on when a listener throws', async () => {
      const heard: string[] = [];
      const stopBroken = feeds.here.subscribe(() => {
        throw new Error('broken listener');
      });
      const stop = feeds.here.subscribe(({ _id }) => heard.push(_id));
      await feeds.there.publish(buildStatusEvent({ _id: 'one' }));
      await feeds.there.publish(buildStatusEvent({ _id: 'two' }));
      await eventually('both arrive', () => heard.length === 2);
      stopBroken();
      stop();
      expect(heard).toEqual(['one', 'two']);
    });
  });
}
