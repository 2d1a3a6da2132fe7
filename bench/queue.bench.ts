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
/** The number of ids that are published together, as a bulk run or a sweep does. */
const batchSize = 100;

const contenders = {
  overture: overtureHarness(amqpUrl),
  raw: rawAmqpHarness(amqpUrl),
  bullMq: bullMqHarness(redisUrl),
} as const;
type Contender = keyof typeof contenders;
type Figures = Record<Contender, number[]>;

/** The duration of a run and the processor time of this process, in ms. */
interface Taken {
  readonly wall: number;
  readonly cpu: number;
}

export const bench: Bench = {
  description: 'the queue on RabbitMQ against raw amqplib and against BullMQ on Redis, AI at 0 ms',
  async run(log) {
    const empty = await measure(log, `${messages} empty jobs`, (open) => emptyJobs(open));
    const started = await measure(log, 'start of a job, p50', (open) => startP50(open));
    const jobs = await openQueueJobs();
    try {
      const whole = await measure(log, `${generations} generations`, (open) => wholeJobs(open, jobs));
      return [
        compare(`${messages} empty jobs`, empty.wall, 'raw', 2),
        compare(`${messages} empty jobs`, empty.wall, 'bullMq', 1),
        compare(`${messages} empty jobs, CPU of this process`, empty.cpu, 'bullMq', 1),
        compare(`${generations} generations, AI at 0 ms`, whole.wall, 'raw', 2),
        compare(`${generations} generations, AI at 0 ms`, whole.wall, 'bullMq', 1),
        compare(`${generations} generations, CPU of this process`, whole.cpu, 'bullMq', 1),
        compare('publish to start, p50', started.wall, 'raw', 2),
        compare('publish to start, p50', started.wall, 'bullMq'),
      ];
    } finally {
      await jobs.close();
    }
  },
};

/** Measures the contenders in turn, so that other load affects all of them; a first round warms up. */
async function measure(
  log: (line: string) => void,
  what: string,
  run: (open: OpenHarness) => Promise<Taken>,
): Promise<Record<keyof Taken, Figures>> {
  const wall: Figures = { overture: [], raw: [], bullMq: [] };
  const cpu: Figures = { overture: [], raw: [], bullMq: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['overture', 'raw', 'bullMq'] as const) {
      const taken = await run(contenders[name]);
      if (round === 0) continue;
      wall[name].push(taken.wall);
      cpu[name].push(taken.cpu);
    }
  }
  const each = Object.entries(wall).map(([name, samples]) => `${name} ${median(samples).toFixed(1)} ms`);
  log(`${what}: ${each.join(', ')}`);
  return { wall, cpu };
}

function compare(what: string, figures: Figures, baseline: 'raw' | 'bullMq', ratio?: number): Comparison {
  return {
    what,
    unit: 'ms',
    samples: figures.overture,
    baseline: { what: baseline === 'raw' ? 'raw amqplib' : 'BullMQ', samples: figures[baseline] },
    ...(ratio === undefined ? {} : { goal: { maxRatio: ratio } }),
  };
}

function emptyJobs(open: OpenHarness): Promise<Taken> {
  const ids = Array.from({ length: messages }, (_, index) => `job-${index}`);
  return timeAll(open, ids, async () => {});
}

async function wholeJobs(open: OpenHarness, jobs: QueueJobs): Promise<Taken> {
  return timeAll(open, await jobs.accept(generations), () => jobs.carryOut());
}

/** The time from the first publish to the end of the last handler. */
async function timeAll(
  open: OpenHarness,
  ids: readonly string[],
  handle: (id: string) => Promise<void>,
): Promise<Taken> {
  const handled = new Set<string>();
  const all = Promise.withResolvers<void>();
  const harness = await open(async (id) => {
    await handle(id);
    handled.add(id);
    if (handled.size === ids.length) all.resolve();
  }, concurrency);
  try {
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    for (let first = 0; first < ids.length; first += batchSize) {
      await harness.publish(ids.slice(first, first + batchSize));
    }
    await all.promise;
    const wall = performance.now() - startedAt;
    return { wall, cpu: cpuMsSince(cpuBefore) };
  } finally {
    // The last acknowledgement is sent after its handler.
    await setImmediate();
    await harness.close();
  }
}

/** The median time from the publishing call to the handler's start, one job after the other. */
async function startP50(open: OpenHarness): Promise<Taken> {
  let begun = (_at: number): void => {};
  const harness = await open(async () => begun(performance.now()), concurrency);
  try {
    const waits: number[] = [];
    const cpuBefore = process.cpuUsage();
    for (let index = 0; index < starts; index += 1) {
      const beginning = new Promise<number>((resolve) => {
        begun = resolve;
      });
      const publishedAt = performance.now();
      await harness.publish([`job-${index}`]);
      waits.push((await beginning) - publishedAt);
    }
    return { wall: median(waits), cpu: cpuMsSince(cpuBefore) };
  } finally {
    await setImmediate();
    await harness.close();
  }
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
