import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import { openCore, readSettings } from '@overture/core/composition';
import { apiConfig } from '../../api/src/config.ts';
import { createLogger, openContainer } from '../../api/src/container.ts';
import { startServer } from '../../api/src/server.ts';
import { startWorker } from '../../worker/src/start-worker.ts';
import { EndlessCrm } from './endless-crm.ts';

/*
 * The API or a worker (`api` or `worker`) as a process of its own, as their `main.ts` run them, but for a CRM in which
 * every id is a contact.
 */

const settings = readSettings(process.env);
const overrides = { crmContacts: new EndlessCrm() };
if (process.argv[2] === 'api') {
  const container = await openContainer(settings, {
    logger: createLogger(settings),
    config: apiConfig(settings),
    overrides,
  });
  const { host, port } = settings;
  const { url } = await startServer(container.app.callback(), { host, port, streams: container.streams });
  process.stdout.write(`api is ready at ${url.replace('127.0.0.1', 'localhost')}\n`);
} else {
  const logger = PinoLogger.create({ name: 'worker', level: settings.logLevel });
  await startWorker(await openCore(settings, { logger, overrides }), logger);
  process.stdout.write('worker is ready\n');
}
