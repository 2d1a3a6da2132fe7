import { describeJobQueue } from './job-queue.contract.ts';
import { FakeJobQueue } from './fake-job-queue.ts';
import { FakeStatusFeed } from './fake-status-feed.ts';
import { describeStatusFeed } from './status-feed.contract.ts';

describeJobQueue('memory', () => {
  const queue = new FakeJobQueue();
  return { here: queue, there: queue, close: () => {} };
});

describeStatusFeed('memory', () => {
  const feed = new FakeStatusFeed();
  return { here: feed, there: feed, stored: () => [], close: () => {} };
});
