import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import { openCore, type OpenCore, type Settings } from '@overture/core/composition';

/** The only place of the worker that picks adapters. */
export function openWorkerCore(settings: Settings): Promise<OpenCore> {
  return openCore(settings, { logger: createLogger(settings), service: 'worker' });
}

export function createLogger(settings: Pick<Settings, 'logLevel'>): PinoLogger {
  return PinoLogger.create({ name: 'worker', level: settings.logLevel });
}
