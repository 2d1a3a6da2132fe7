import { EnsureFirstUsers, superadminMissing } from '@overture/core/people/users/use-cases/ensure-first-users';
import { keeperMissing, LeaveSandbox } from '@overture/core/people/sign-in/use-cases/leave-sandbox';
import { readSettings, SettingsError, type Settings } from '@overture/core/composition';
import { stopWhenTold } from '@overture/core/platform/stop-when-told';
import { apiConfig } from './config.ts';
import { createLogger, openContainer, type ApiContainer } from './container.ts';
import { startServer, type RunningServer } from './server.ts';

const graceMs = 3_500;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const container = await openContainer(settings, { logger, config: apiConfig(settings) });
  await requireSuperadmin(container);
  const server = await listen(settings, container);
  logger.info({ port: server.port, url: server.url }, 'api is ready');
  process.stdout.write(`Overture API is ready at ${server.url}\n`);
  process.send?.({ type: 'listening', port: server.port, url: server.url });
  stopWhenTold('api', logger, async () => {
    await server.stop(graceMs);
    await container.core.close();
  });
}

/** Fails the start if there is no superadmin, or if nobody said which one stays. The sandbox creates its own. */
async function requireSuperadmin({ core }: ApiContainer): Promise<void> {
  if (core.settings.sandbox.full) return;
  const isMissing = await core.get(EnsureFirstUsers).isSuperadminMissing();
  if (!isMissing && !(await core.get(LeaveSandbox).isPending())) return;
  await core.close();
  throw new SettingsError(isMissing ? superadminMissing : keeperMissing);
}

async function listen(settings: Settings, container: ApiContainer): Promise<RunningServer> {
  const { host, port, trustProxy } = settings;
  // Behind a proxy every connection has the proxy's address.
  const limits = trustProxy ? { maxConnectionsOfAddress: Infinity } : settings;
  try {
    return await startServer(container.app.callback(), { host, port, limits, streams: container.streams });
  } catch (error) {
    await container.core.close();
    throw listenError(error, settings);
  }
}

function listenError(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new SettingsError(
      `Port ${port} is in use. Stop what listens there or set PORT to another port (0 picks a free one).`,
    );
  }
  if (code === 'EACCES')
    return new SettingsError(`Port ${port} may not be opened by this user. Set PORT to another port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingsError(`The setting HOST (${host}) is not an address of this machine.`);
  return error;
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof SettingsError ? `${message}\n` : `The API could not start: ${message}\n`);
  process.exit(1);
});
