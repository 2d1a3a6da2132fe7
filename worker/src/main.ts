import { readSettings, SettingsError } from '@overture/core/composition';
import { createLogger, openWorkerCore } from './container.ts';
import { startWorker } from './start-worker.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const core = await openWorkerCore(settings);
  const worker = await startWorker(core, logger);
  logger.info({ concurrency: settings.workerConcurrency }, 'worker is ready');
  process.send?.({ type: 'ready' });

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'worker is stopping');
    await worker.stop();
    await core.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  // The channel closes when the launcher dies.
  process.on('disconnect', () => void stop('disconnect'));
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof SettingsError ? `${message}\n` : `The worker could not start: ${message}\n`);
  process.exit(1);
});
