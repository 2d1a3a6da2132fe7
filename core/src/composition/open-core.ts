import { hostname } from 'node:os';
import { join } from 'node:path';
import { Container, type ServiceIdentifier } from 'inversify';
import { AesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { HmacCheckpointSigner } from '../adapters/crypto/hmac-checkpoint-signer.ts';
import { HmacAddressHash } from '../adapters/crypto/hmac-address-hash.ts';
import { Argon2PasswordHasher } from '../adapters/crypto/argon2-password-hasher.ts';
import { loadSecrets } from '../adapters/crypto/generated-secrets.ts';
import { JoseDeviceTokens } from '../adapters/crypto/jose-device-tokens.ts';
import { JoseTokenSigner } from '../adapters/crypto/jose-token-signer.ts';
import { ListedCommonPasswords } from '../adapters/crypto/listed-common-passwords.ts';
import { OtpauthTotpCodes } from '../adapters/crypto/otpauth-totp-codes.ts';
import { SqliteBulkLedgers } from '../adapters/bulk-ledger/sqlite-bulk-ledgers.ts';
import { FetchedGoogleIdentity } from '../adapters/google/fetched-google-identity.ts';
import { FetchedPdfDrive } from '../adapters/google/fetched-pdf-drive.ts';
import { SanitisedPlaybookHtml } from '../adapters/html/playbook-html.ts';
import { HubspotContacts } from '../adapters/hubspot/hubspot-contacts.ts';
import { HubspotNotes } from '../adapters/hubspot/hubspot-notes.ts';
import { HubspotOutreach } from '../adapters/hubspot/hubspot-outreach.ts';
import { OpenAiModels } from '../adapters/openai/openai-models.ts';
import { OpenAiTextGenerator } from '../adapters/openai/openai-text-generator.ts';
import { OpenidClientProvider } from '../adapters/oidc/openid-client-provider.ts';
import { ChildProcessPdfReader } from '../adapters/pdf/child-process-pdf-reader.ts';
import { openSqliteStore } from '../adapters/sqlite/index.ts';
import { GoogleIdentity } from '../auth/ports/google-identity.ts';
import { CheckpointSigner } from '../audit/ports/checkpoint-signer.ts';
import { OidcProvider } from '../auth/ports/oidc-provider.ts';
import { AddressHash } from '../users/ports/address-hash.ts';
import { CommonPasswords } from '../users/ports/common-passwords.ts';
import { PasswordHasher } from '../users/ports/password-hasher.ts';
import { TokenSigner } from '../auth/ports/token-signer.ts';
import { DeviceTokens } from '../auth/ports/device-tokens.ts';
import { TotpCodes } from '../auth/ports/totp-codes.ts';
import { BulkLedgers } from '../bulk/ports/bulk-ledger.ts';
import { ConnectionMonitor } from '../credentials/use-cases/connection-monitor.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { SecretBox } from '../credentials/ports/secret-box.ts';
import { PdfDrive } from '../generation/ports/pdf-drive.ts';
import { PdfReader } from '../generation/ports/pdf-reader.ts';
import { PlaybookHtml } from '../generation/ports/playbook-html.ts';
import { TextGenerator } from '../generation/ports/text-generator.ts';
import { UsageRepository } from '../generation/ports/usage-repository.ts';
import { VendorModels } from '../models/ports/vendor-models.ts';
import { ModelPrices } from '../models/use-cases/model-prices.ts';
import { MeteredTextGenerator } from '../spending/use-cases/metered-text-generator.ts';
import { SpendGuard } from '../spending/use-cases/spend-guard.ts';
import { CrmOutreach } from '../handover/ports/crm-outreach.ts';
import { CrmNotes } from '../history/ports/crm-notes.ts';
import { SeedPrompts } from '../prompts/use-cases/seed-prompts.ts';
import { Clock, SystemClock } from '../shared/clock.ts';
import { IdGenerator, UuidGenerator } from '../shared/ids.ts';
import { Logger } from '../shared/logger.ts';
import { Tracing } from '../shared/tracing.ts';
import { SandboxUse } from '../credentials/use-cases/sandbox-use.ts';
import { EnsureFirstUsers } from '../users/use-cases/ensure-first-users.ts';
import { bindInto, type Token } from './bindings.ts';
import { MonitoredCrmContacts } from './monitored/monitored-crm-contacts.ts';
import { MonitoredCrmNotes } from './monitored/monitored-crm-notes.ts';
import { MonitoredCrmOutreach } from './monitored/monitored-crm-outreach.ts';
import { MonitoredTextGenerator } from './monitored/monitored-text-generator.ts';
import { featureModules } from './feature-modules.ts';
import { bindMessaging, openMessaging } from './messaging.ts';
import { openTracing } from './open-tracing.ts';
import { storeFile, type Settings } from './settings.ts';
import { SettingsError } from './environment.ts';
import { bindRepositories, type Store } from './store.ts';

/** Adapters that a test may replace; production always uses the real ones. */
export interface AdapterOverrides {
  readonly clock?: Clock;
  readonly passwordHasher?: PasswordHasher;
  readonly crmContacts?: CrmContacts;
  readonly crmNotes?: CrmNotes;
  readonly crmOutreach?: CrmOutreach;
  readonly textGenerator?: TextGenerator;
  readonly vendorModels?: VendorModels;
  readonly pdfReader?: PdfReader;
  readonly googleIdentity?: GoogleIdentity;
  readonly pdfDrive?: PdfDrive;
  /** The prefix of all names on the message broker, so that tests can share one broker. */
  readonly brokerPrefix?: string;
}

export interface OpenCore {
  readonly settings: Settings;
  readonly store: Store;
  /** The bound instance of a use case or port. */
  get<T>(token: Token<T>): T;
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
  const secretBox = new AesSecretBox(secrets.encryptionKey, olderKeys);
  const store = await openStore(settings, clock);
  const workerId = `${hostname()}-${process.pid}`;
  const messaging = await openMessaging(settings, store, { logger, clock, workerId, prefix: overrides.brokerPrefix });
  const tracing = await openTracing(settings.traceEndpoint, `overture-${service}`);
  const container = new Container();
  container.bind(Tracing).toConstantValue(tracing);
  bindRepositories(container, store);
  bindMessaging(container, messaging);
  bindAdapters(container, { settings, logger, clock, overrides, secretBox, jwtSecret: secrets.jwtSecret, tracing });
  container.bind(CheckpointSigner).toConstantValue(new HmacCheckpointSigner(secrets.encryptionKey, olderKeys));
  container.bind(AddressHash).toConstantValue(new HmacAddressHash(secrets.encryptionKey, olderKeys));
  featureModules({ bind: bindInto(container), settings, workerId });
  try {
    await store.migrate();
    await container.get(SeedPrompts).execute();
    await ensureFirstUsers(settings, container);
  } catch (error) {
    await messaging.close();
    await store.close();
    throw error;
  }
  return {
    settings,
    store,
    get: <T>(token: Token<T>) => container.get(token as ServiceIdentifier<T>),
    close: async () => {
      await messaging.close();
      await store.close();
      await tracing.close();
    },
  };
}

/** The passwords of the sandbox's accounts are public, so none is created once a vendor's key is stored. */
async function ensureFirstUsers(settings: Settings, container: Container): Promise<void> {
  const firstUsers = container.get(EnsureFirstUsers);
  const { superadmin, sampleAdmin } = settings;
  const { isFull } = await container.get(SandboxUse).read();
  if (isFull && superadmin && sampleAdmin) await firstUsers.inSandbox(superadmin, sampleAdmin);
  else await firstUsers.outsideSandbox(settings.isSandboxSuperadmin ? undefined : superadmin);
}

async function openStore(settings: Settings, clock: Clock): Promise<Store> {
  if (settings.mongodbUri !== undefined) {
    // The client is loaded only when a MongoDB is set.
    const { InvalidMongoUriError, openMongoStore } = await import('../adapters/mongo/index.ts');
    try {
      return await openMongoStore({ uri: settings.mongodbUri, clock });
    } catch (error) {
      throw error instanceof InvalidMongoUriError ? new SettingsError(error.message) : error;
    }
  }
  return openSqliteStore({ file: join(settings.dataDir, storeFile), clock });
}

function bindAdapters(
  container: Container,
  from: {
    settings: Settings;
    logger: Logger;
    clock: Clock;
    overrides: AdapterOverrides;
    secretBox: SecretBox;
    jwtSecret: string;
    tracing: Tracing;
  },
): void {
  const { settings, logger, clock, overrides, secretBox, jwtSecret, tracing } = from;
  container.bind(Logger).toConstantValue(logger);
  container.bind(Clock).toConstantValue(clock);
  container.bind(IdGenerator).toConstantValue(new UuidGenerator());
  container.bind(PasswordHasher).toConstantValue(overrides.passwordHasher ?? new Argon2PasswordHasher());
  container.bind(CommonPasswords).toConstantValue(new ListedCommonPasswords());
  container.bind(SecretBox).toConstantValue(secretBox);
  container.bind(TokenSigner).toConstantValue(new JoseTokenSigner({ secret: jwtSecret, clock }));
  container.bind(DeviceTokens).toConstantValue(new JoseDeviceTokens(jwtSecret));
  container.bind(TotpCodes).toConstantValue(new OtpauthTotpCodes(settings.productName));
  container.bind(PlaybookHtml).toConstantValue(new SanitisedPlaybookHtml());
  container.bind(BulkLedgers).toConstantValue(new SqliteBulkLedgers());
  container.bind(PdfReader).toConstantValue(overrides.pdfReader ?? new ChildProcessPdfReader({ logger }));
  container
    .bind(GoogleIdentity)
    .toConstantValue(overrides.googleIdentity ?? new FetchedGoogleIdentity(settings.google, clock));
  container.bind(OidcProvider).toConstantValue(new OpenidClientProvider(settings.oidc, logger));
  container.bind(PdfDrive).toConstantValue(overrides.pdfDrive ?? new FetchedPdfDrive(settings.google));
  const watched = (monitor: ConnectionMonitor) => ({
    clock,
    logger,
    onQuota: (...told: Parameters<ConnectionMonitor['noteQuotas']>) => void monitor.noteQuotas(...told),
    onNotice: (...told: Parameters<ConnectionMonitor['noteNotice']>) => void monitor.noteNotice(...told),
  });
  const hubspot = (monitor: ConnectionMonitor) => ({
    ...watched(monitor),
    portalId: settings.hubspot.portalId,
    apiVersion: settings.hubspot.apiVersion,
  });
  container
    .bind(TextGenerator)
    .toResolvedValue(
      (monitor, usage, modelPrices, guard, ids) => {
        const generator = overrides.textGenerator ?? new OpenAiTextGenerator(watched(monitor));
        const inner = new MonitoredTextGenerator(generator, monitor, tracing);
        return new MeteredTextGenerator({ inner, usage, modelPrices, guard, clock, ids, logger });
      },
      [ConnectionMonitor, UsageRepository, ModelPrices, SpendGuard, IdGenerator],
    )
    .inSingletonScope();
  container
    .bind(VendorModels)
    .toResolvedValue((monitor) => overrides.vendorModels ?? new OpenAiModels(watched(monitor)), [ConnectionMonitor])
    .inSingletonScope();
  container
    .bind(CrmContacts)
    .toResolvedValue(
      (monitor) =>
        new MonitoredCrmContacts(overrides.crmContacts ?? new HubspotContacts(hubspot(monitor)), monitor, tracing),
      [ConnectionMonitor],
    )
    .inSingletonScope();
  container
    .bind(CrmNotes)
    .toResolvedValue(
      (monitor) => new MonitoredCrmNotes(overrides.crmNotes ?? new HubspotNotes(hubspot(monitor)), monitor, tracing),
      [ConnectionMonitor],
    )
    .inSingletonScope();
  container
    .bind(CrmOutreach)
    .toResolvedValue(
      (monitor) => new MonitoredCrmOutreach(overrides.crmOutreach ?? new HubspotOutreach(hubspot(monitor)), monitor),
      [ConnectionMonitor],
    )
    .inSingletonScope();
}
