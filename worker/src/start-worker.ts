import { JobQueue } from '@overture/core/records/ports/job-queue';
import { CarryOutRun } from '@overture/core/runs/use-cases/carry-out-run';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { SweepExpired } from '@overture/core/people/privacy/use-cases/sweep-expired';
import { SweepJobs } from '@overture/core/records/use-cases/sweep-jobs';
import { SweepRetention } from '@overture/core/people/privacy/use-cases/sweep-retention';
import { SweepSpending } from '@overture/core/limits/use-cases/sweep-spending';
import { SweepUsage } from '@overture/core/records/use-cases/sweep-usage';
import { SyncOutcomes } from '@overture/core/sending/use-cases/sync-outcomes';
import { Tracing } from '@overture/core/platform/tracing';
import { WatchAudit } from '@overture/core/audit/use-cases/watch-audit';
import { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';
import type { OpenCore } from '@overture/core/composition';
import type { Logger } from '@overture/core/platform/logger';
import { ClaimConsumer } from './consumers/claim-consumer.ts';
import { generationConsumer } from './consumers/generation-consumer.ts';
import { PeriodicTask } from './consumers/periodic-task.ts';
import { heartbeat } from './heartbeat.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Each run reads contacts ahead. */
const maxRuns = 32;
/** After this long a running generation is given back to the queue when the process stops. */
const graceMs = 3_000;

/** Consumes the queue and keeps the sweeps running until it is stopped. */
export async function startWorker(core: OpenCore, logger: Logger): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const handle = generationConsumer({
    processGeneration: core.get(ProcessGeneration),
    logger,
    stopping: stopping.signal,
  });
  const queue = core.get(JobQueue);
  const consumer = await queue.consume(handle, { concurrency: core.settings.workerConcurrency });
  const [cells, carryOutRun] = [core.get(WriteTrialCell), core.get(CarryOutRun)];
  const consumers = [
    new ClaimConsumer({
      what: 'cell',
      claim: () => cells.claim(),
      carryOut: (cell) => cells.carryOut(cell, stopping.signal),
      concurrency: Math.ceil(core.settings.workerConcurrency / 2),
      logger,
    }),
    new ClaimConsumer({
      what: 'run',
      claim: () => carryOutRun.claim(),
      carryOut: (run, drain) => carryOutRun.carryOut(run, { drain, abort: stopping.signal }),
      concurrency: maxRuns,
      isShared: true,
      logger,
    }),
  ];
  const every = (everyMs: number, name: string, task: () => Promise<unknown>): PeriodicTask =>
    new PeriodicTask(task, { name, everyMs, logger });
  const syncOutcomes = (): Promise<unknown> => core.get(SyncOutcomes).execute(stopping.signal);
  const tasks = [
    every(minute, 'sweep expired', () => core.get(SweepExpired).execute()),
    every(minute, 'sweep spending', () => core.get(SweepSpending).execute()),
    every(minute, 'sweep usage', () => core.get(SweepUsage).execute()),
    every(hour, 'sweep retention', () => core.get(SweepRetention).execute()),
    every(hour, 'watch audit', () => core.get(WatchAudit).execute()),
    every(hour, 'sync outcomes', () => core.get(Tracing).span('sync outcomes', { kind: 'internal' }, syncOutcomes)),
  ];
  const { heartbeatFile: file } = core.settings;
  if (file !== undefined) {
    const pingStore = () => core.store.ping();
    tasks.push(heartbeat({ file, pingStore, isReceiving: () => consumer.isReceiving(), logger }));
  }
  if (queue.needsSweep) tasks.push(every(second, 'sweep jobs', () => core.get(SweepJobs).execute()));
  for (const task of tasks) task.start();
  return {
    stop: async () => {
      const giveBack = setTimeout(() => stopping.abort(new Error('the worker is stopping')), graceMs - 1_000);
      await Promise.all([consumer.stop(graceMs), ...[...consumers, ...tasks].map((one) => one.stop())]);
      clearTimeout(giveBack);
    },
  };
}
