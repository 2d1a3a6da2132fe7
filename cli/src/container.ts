import { PinoLogger } from '@overture/core/adapters/logging/pino-logger';
import { openCore, type OpenCore, type Settings } from '@overture/core/composition';

/** By level: one for the process, however many cores are opened in it, since each waits for the process's end. */
const loggers = new Map<string, PinoLogger>();

/** The only place of the command line that picks adapters. Logs errors only, unless LOG_LEVEL asks for more. */
export function openCliCore(settings: Settings, level = 'error'): Promise<OpenCore> {
  const logger = loggers.get(level) ?? PinoLogger.create({ name: 'cli', level });
  loggers.set(level, logger);
  return openCore(settings, { logger });
}
