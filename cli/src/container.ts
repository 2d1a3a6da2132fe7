import { PinoLogger } from '@overture/core/adapters/logging/pino-logger';
import { openCore, type OpenCore, type Settings } from '@overture/core/composition';

/** The only place of the command line that picks adapters. Logs only from `warn` on, unless LOG_LEVEL asks for more. */
export function openCliCore(settings: Settings, logLevel: string | undefined): Promise<OpenCore> {
  return openCore(settings, { logger: PinoLogger.create({ name: 'cli', level: logLevel ?? 'error' }) });
}
