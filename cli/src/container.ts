import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import { openCore, type OpenCore, type Settings } from '@overture/core/composition';

/** Backup and restore work on the store's files without opening the core, which would migrate the store. */
export { backUp, restore } from '@overture/core/composition';

/**
 * One logger for each level, however many cores a process opens, because each logger keeps a listener until the process
 * ends.
 */
const loggers = new Map<string, PinoLogger>();

/** Opens the core. This is the only place of the CLI that picks adapters. Only errors are logged, unless LOG_LEVEL says more. */
export function openCliCore(settings: Settings, level = 'error'): Promise<OpenCore> {
  const logger = loggers.get(level) ?? PinoLogger.create({ name: 'cli', level });
  loggers.set(level, logger);
  return openCore(settings, { logger, service: 'cli' });
}
