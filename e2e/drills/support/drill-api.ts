import { readSettings } from '@overture/core/composition';
import { apiConfig } from '../../../api/src/config.ts';
import { createLogger, openContainer } from '../../../api/src/container.ts';
import { startServer } from '../../../api/src/server.ts';

/*
 * The API as a process of a drill: as `api/src/main.ts` runs it, but for names of its own on a broker that others use
 * too.
 */

const settings = readSettings(process.env);
const brokerPrefix = process.env['DRILL_BROKER_PREFIX'];
const container = await openContainer(settings, {
  logger: createLogger(settings),
  config: apiConfig(settings),
  ...(brokerPrefix === undefined ? {} : { overrides: { brokerPrefix } }),
});
const { host, port } = settings;
const server = await startServer(container.app.callback(), { host, port, streams: container.streams });
process.stdout.write(`api is ready at ${server.url}\n`);
process.on('SIGTERM', () => {
  void server
    .stop(1_000)
    .then(() => container.core.close())
    .then(() => process.exit(0));
});
