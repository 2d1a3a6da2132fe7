import { JobQueue } from '@overture/core/records/ports/job-queue';
import { CarryOutRun } from '@overture/core/runs/use-cases/carry-out-run';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { SweepExpired } from '@overture/core/records/use-cases/sweep-expired';
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
import { generationConsumer } from './consumers/generation-consumer.ts';
import { PeriodicTask } from './consumers/periodic-task.ts';
import { RunConsumer } from './consumers/run-consumer.ts';
import { TrialConsumer } from './consumers/trial-consumer.ts';
import { heartbeat } from './heartbeat.ts';

const sweepJobsEveryMs = 1_000;
const sweepExpiredEveryMs = 60_000;
const sweepUsageEveryMs = 60_000;
const sweepRetentionEveryMs = 60 * 60_000;
const watchAuditEveryMs = 60 * 60_000;
const syncOutcomesEveryMs = 60 * 60_000;
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
  const trials = new TrialConsumer({
    cells: core.get(WriteTrialCell),
    concurrency: Math.ceil(core.settings.workerConcurrency / 2),
    stopping: stopping.signal,
    logger,
  });
  const runs = new RunConsumer({ runs: core.get(CarryOutRun), stopping: stopping.signal, logger });
  const sweepExpired = core.get(SweepExpired);
  const sweepSpending = core.get(SweepSpending);
  const sweepUsage = core.get(SweepUsage);
  const syncOutcomes = core.get(SyncOutcomes);
  const sweepRetention = core.get(SweepRetention);
  const watchAudit = core.get(WatchAudit);
  const tracing = core.get(Tracing);
  const tasks = [
    new PeriodicTask(() => sweepExpired.execute(), { name: 'sweep expired', everyMs: sweepExpiredEveryMs, logger }),
    new PeriodicTask(() => sweepSpending.execute(), { name: 'sweep spending', everyMs: sweepExpiredEveryMs, logger }),
    new PeriodicTask(() => sweepUsage.execute(), { name: 'sweep usage', everyMs: sweepUsageEveryMs, logger }),
    new PeriodicTask(() => sweepRetention.execute(), {
      name: 'sweep retention',
      everyMs: sweepRetentionEveryMs,
      logger,
    }),
    new PeriodicTask(() => watchAudit.execute(), { name: 'watch audit', everyMs: watchAuditEveryMs, logger }),
    new PeriodicTask(
      () => tracing.span('sync outcomes', { kind: 'internal' }, () => syncOutcomes.execute(stopping.signal)),
      {
        name: 'sync outcomes',
        everyMs: syncOutcomesEveryMs,
        logger,
      },
    ),
  ];
  const { heartbeatFile: file } = core.settings;
  if (file !== undefined) {
    const pingStore = () => core.store.ping();
    tasks.push(heartbeat({ file, pingStore, isReceiving: () => consumer.isReceiving(), logger }));
  }
  if (queue.needsSweep) {
    const sweepJobs = core.get(SweepJobs);
    tasks.push(new PeriodicTask(() => sweepJobs.execute(), { name: 'sweep jobs', everyMs: sweepJobsEveryMs, logger }));
  }
  for (const task of tasks) task.start();
  return {
    stop: async () => {
      const giveBack = setTimeout(() => stopping.abort(new Error('the worker is stopping')), graceMs - 1_000);
      await Promise.all([trials.stop(), runs.stop(), consumer.stop(graceMs), ...tasks.map((task) => task.stop())]);
      clearTimeout(giveBack);
    },
  };
}
