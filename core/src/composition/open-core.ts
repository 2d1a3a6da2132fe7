import { hostname } from 'node:os';
import { join } from 'node:path';
import { Container } from 'inversify';
import { SecretBox } from '../platform/secret-box.ts';
import { ChainKeys } from '../audit/domain/chain-keys.ts';
import { CheckpointSigner } from '../audit/domain/checkpoint-signer.ts';
import { KeyedHash } from '../platform/keyed-hash.ts';
import { loadSecrets } from '../vendors/crypto/generated-secrets.ts';
import { InlineTextWork } from '../vendors/html/inline-text-work.ts';
import { LeaseSettings } from '../records/ports/lease-settings.ts';
import { openSqliteStore, storeFile } from './sqlite/index.ts';
import { RefusalLog } from '../people/sign-in/use-cases/refusal-log.ts';
import { KeyAudit } from '../audit/use-cases/key-audit.ts';
import type { TextWork } from '../writing/ports/text-work.ts';
import { SeedPrompts } from '../prompts/use-cases/seed-prompts.ts';
import { SystemClock, type Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { Tracing } from '../platform/tracing.ts';
import { ConnectionMonitor } from '../connections/use-cases/connection-monitor.ts';
import { SandboxUse } from '../connections/use-cases/sandbox-use.ts';
import { LeaveSandbox } from '../people/sign-in/use-cases/leave-sandbox.ts';
import { EnsureFirstUsers } from '../people/users/use-cases/ensure-first-users.ts';
import { resolveFrom } from './bindings.ts';
import type { Resolve } from '../platform/needs.ts';
import { bindMessaging, openMessaging } from './messaging.ts';
import { openTracing } from './open-tracing.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { SettingsError } from './environment.ts';
import { bindRepositories, type Store } from './store.ts';
import { bindAdapters, type AdapterOverrides } from './bind-adapters.ts';

export interface OpenCore {
  readonly settings: Settings;
  readonly store: Store;
  /** Answers the one instance of a use case or port. */
  readonly get: Resolve;
  /** Closes broker and store, once consumers were stopped. Nothing of this core may be used afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the core for one process: the store and the queue that the settings name, and every use case bound to its
 * adapters. The store is migrated, and filled if it is empty. Throws SettingsError when a setting names something that
 * cannot be opened.
 */
export async function openCore(
  settings: Settings,
  options: {
    readonly logger: Logger;
    /** The kind of process, as its traces name it. */
    readonly service?: 'api' | 'worker' | 'cli';
    readonly overrides?: AdapterOverrides;
  },
): Promise<OpenCore> {
  const { logger, service = 'cli', overrides = {} } = options;
  const clock = overrides.clock ?? new SystemClock();
  const secrets = await loadSecrets({
    dataDir: settings.dataDir,
    jwtSecret: settings.jwtSecret,
    encryptionKey: settings.encryptionKey,
  });
  const olderKeys = settings.previousEncryptionKey === undefined ? [] : [settings.previousEncryptionKey];
  const secretBox = new SecretBox(secrets.encryptionKey, olderKeys);
  const tracing = await openTracing(settings.traceEndpoint, `overture-${service}`);
  const store = await openStore(settings, { clock, tracing });
  const workerId = `${hostname()}-${process.pid}`;
  const messaging = await openMessaging(settings, store, {
    logger,
    clock,
    tracing,
    workerId,
    prefix: overrides.brokerPrefix,
  });
  const textWork = await openTextWork(service);
  const container = new Container();
  const get = resolveFrom(container, settings);
  container.bind(Tracing).toConstantValue(tracing);
  bindRepositories(container, store);
  bindMessaging(container, messaging);
  const { jwtSecret } = secrets;
  bindAdapters(container, {
    settings,
    logger,
    clock,
    overrides,
    secretBox,
    jwtSecret,
    tracing,
    textWork: textWork.work,
    resolve: get,
  });
  container.bind(ChainKeys).toConstantValue(new ChainKeys(secrets.encryptionKey, olderKeys));
  container.bind(CheckpointSigner).toConstantValue(new CheckpointSigner(secrets.encryptionKey, olderKeys));
  container.bind(KeyedHash).toConstantValue(new KeyedHash(secrets.encryptionKey, olderKeys));
  container
    .bind(LeaseSettings)
    .toConstantValue({ workerId, leaseMs: settings.jobLeaseMs, maxAttempts: settings.jobMaxAttempts });
  try {
    await store.migrate();
    await get(KeyAudit).execute();
    await get(SeedPrompts).execute();
    await ensureFirstUsers(settings, get, { isServing: service === 'api' });
  } catch (error) {
    await messaging.close();
    await store.close();
    await textWork.close();
    throw error;
  }
  return {
    settings,
    store,
    get,
    close: async () => {
      const onError = (error: unknown) => logger.error({ err: error }, 'refused sign-ins could not be summed up');
      await get(RefusalLog).settle().catch(onError);
      await get(ConnectionMonitor).settle();
      await messaging.close();
      await textWork.close();
      await store.close();
      await tracing.close();
    },
  };
}

/** Only the API answers many people at once; the threads' library is loaded only there. */
async function openTextWork(service: string): Promise<{ work: TextWork; close(): Promise<void> }> {
  if (service !== 'api') return { work: new InlineTextWork(), close: async () => undefined };
  const { ThreadedTextWork } = await import('../vendors/html/threaded-text-work.ts');
  const work = new ThreadedTextWork();
  return { work, close: () => work.close() };
}

/** The passwords of the sandbox's accounts are public, so none is created once a vendor's key is stored. */
async function ensureFirstUsers(
  settings: Settings,
  get: Resolve,
  { isServing }: { isServing: boolean },
): Promise<void> {
  const firstUsers = get(EnsureFirstUsers);
  const { sampleAdmin } = settings;
  const own = settings.isSandboxSuperadmin ? undefined : settings.superadmin;
  const { isFull } = await get(SandboxUse).read();
  if (isFull && settings.superadmin && sampleAdmin) await firstUsers.inSandbox(settings.superadmin, sampleAdmin);
  else await firstUsers.outsideSandbox(own);
  await get(LeaveSandbox).atStart({ isFull: settings.sandbox.full, isServing, superadmin: own });
}

async function openStore(settings: Settings, deps: { clock: Clock; tracing: Tracing }): Promise<Store> {
  if (settings.mongodbUri !== undefined) {
    // The client is loaded only when a MongoDB is set.
    const { InvalidMongoUriError, openMongoStore } = await import('./mongo/index.ts');
    try {
      return await openMongoStore({ uri: settings.mongodbUri, ...deps });
    } catch (error) {
      throw error instanceof InvalidMongoUriError ? new SettingsError(error.message) : error;
    }
  }
  return openSqliteStore({ file: join(settings.dataDir, storeFile), ...deps });
}
