import { setImmediate } from 'node:timers/promises';
import type { Bench, Comparison } from './support/comparison.ts';
import { median } from './support/comparison.ts';
import { bullMqHarness, overtureHarness, rawAmqpHarness } from './support/queue-harness.ts';
import type { OpenHarness } from './support/queue-harness.ts';
import { openQueueJobs } from './support/queue-jobs.ts';
import type { QueueJobs } from './support/queue-jobs.ts';

const amqpUrl = process.env.AMQP_TEST_URL ?? 'amqp://guest:guest@127.0.0.1:5672';
const redisUrl = process.env.REDIS_TEST_URL ?? 'redis://127.0.0.1:6379';

const rounds = 5;
const concurrency = 8;
const messages = 4_000;
const generations = 300;
const starts = 200;
/** Published together, as a bulk run or a sweep does. */
const together = 100;

const contenders = {
  overture: overtureHarness(amqpUrl),
  raw: rawAmqpHarness(amqpUrl),
  bullMq: bullMqHarness(redisUrl),
} as const;
type Contender = keyof typeof contenders;
type Figures = Record<Contender, number[]>;

export const bench: Bench = {
  description: 'the queue on RabbitMQ against raw amqplib and against BullMQ on Redis, AI at 0 ms',
  async run(log) {
    const empty = await measure(log, `${messages} empty jobs`, (open) => emptyJobs(open));
    const started = await measure(log, 'start of a job, p50', (open) => startP50(open));
    const jobs = await openQueueJobs();
    try {
      const whole = await measure(log, `${generations} generations`, (open) => wholeJobs(open, jobs));
      return [
        compare(`${messages} empty jobs`, empty, 'raw', 2),
        compare(`${messages} empty jobs`, empty, 'bullMq', 1),
        compare(`${generations} generations, AI at 0 ms`, whole, 'raw', 2),
        compare(`${generations} generations, AI at 0 ms`, whole, 'bullMq', 1),
        compare('publish to start, p50', started, 'raw', 2),
        compare('publish to start, p50', started, 'bullMq'),
      ];
    } finally {
      await jobs.close();
    }
  },
};

/** The contenders take turns, so that what else the machine does falls on all; a first round warms up. */
async function measure(
  log: (line: string) => void,
  what: string,
  run: (open: OpenHarness) => Promise<number>,
): Promise<Figures> {
  const figures: Figures = { overture: [], raw: [], bullMq: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['overture', 'raw', 'bullMq'] as const) {
      const ms = await run(contenders[name]);
      if (round > 0) figures[name].push(ms);
    }
  }
  const each = Object.entries(figures).map(([name, samples]) => `${name} ${median(samples).toFixed(1)} ms`);
  log(`${what}: ${each.join(', ')}`);
  return figures;
}

function compare(what: string, figures: Figures, baseline: 'raw' | 'bullMq', ratio?: number): Comparison {
  return {
    what,
    unit: 'ms',
    samples: figures.overture,
    baseline: { what: baseline === 'raw' ? 'raw amqplib' : 'BullMQ', samples: figures[baseline] },
    ...(ratio === undefined ? {} : { goal: { ratio } }),
  };
}

function emptyJobs(open: OpenHarness): Promise<number> {
  const ids = Array.from({ length: messages }, (_, index) => `job-${index}`);
  return timeAll(open, ids, async () => {});
}

async function wholeJobs(open: OpenHarness, jobs: QueueJobs): Promise<number> {
  return timeAll(open, await jobs.accept(generations), (id) => jobs.carryOut(id));
}

/** From the first publish to the end of the last handler. */
async function timeAll(
  open: OpenHarness,
  ids: readonly string[],
  handle: (id: string) => Promise<void>,
): Promise<number> {
  const handled = new Set<string>();
  const all = Promise.withResolvers<void>();
  const harness = await open(async (id) => {
    await handle(id);
    handled.add(id);
    if (handled.size === ids.length) all.resolve();
  }, concurrency);
  try {
    const startedAt = performance.now();
    for (let first = 0; first < ids.length; first += together) {
      await harness.publish(ids.slice(first, first + together));
    }
    await all.promise;
    return performance.now() - startedAt;
  } finally {
    // The last acknowledgement follows its handler.
    await setImmediate();
    await harness.close();
  }
}

/** Median time from the call that publishes to the handler's first line, one job after the other. */
async function startP50(open: OpenHarness): Promise<number> {
  let begun = (_at: number): void => {};
  const harness = await open(async () => begun(performance.now()), concurrency);
  try {
    const waits: number[] = [];
    for (let index = 0; index < starts; index += 1) {
      const beginning = new Promise<number>((resolve) => {
        begun = resolve;
      });
      const publishedAt = performance.now();
      await harness.publish([`job-${index}`]);
      waits.push((await beginning) - publishedAt);
    }
    return median(waits);
  } finally {
    await setImmediate();
    await harness.close();
  }
}
