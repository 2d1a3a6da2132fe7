import { readSettings, SettingsError } from '@overture/core/composition';
import { stopWhenTold } from '@overture/core/platform/stop-when-told';
import { createLogger, openWorkerCore } from './container.ts';
import { startWorker } from './start-worker.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const core = await openWorkerCore(settings);
  const worker = await startWorker(core, logger);
  logger.info({ concurrency: settings.workerConcurrency }, 'worker is ready');
  process.send?.({ type: 'ready' });
  stopWhenTold('worker', logger, async () => {
    await worker.stop();
    await core.close();
  });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof SettingsError ? `${message}\n` : `The worker could not start: ${message}\n`);
  process.exit(1);
});
