import type { Logger } from './logger.ts';

/**
 * Ends this process with `stop` when a signal tells it to, or when its launcher dies. A second signal ends it at once.
 * The exit code is 1 if `stop` fails, or was not awaited.
 */
export function stopWhenTold(name: 'api' | 'worker', logger: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async (signal: string): Promise<void> => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    logger.info({ signal }, `${name} is stopping`);
    try {
      await stop();
    } catch (error) {
      logger.error({ err: error }, `${name} could not stop properly`);
      return process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  // The channel closes when the launcher dies.
  process.on('disconnect', () => void end('disconnect'));
}
