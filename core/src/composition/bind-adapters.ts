import type { Container, ServiceIdentifier } from 'inversify';
import { Argon2PasswordHasher } from '../vendors/crypto/argon2-password-hasher.ts';
import { JoseTokenSigner } from '../vendors/crypto/jose-token-signer.ts';
import { ListedCommonPasswords } from '../vendors/crypto/listed-common-passwords.ts';
import { OtpauthTotpCodes } from '../vendors/crypto/otpauth-totp-codes.ts';
import { SqliteBulkLedgers } from '../runs/stores/sqlite-bulk-ledgers.ts';
import { FetchedGoogleIdentity } from '../vendors/google/fetched-google-identity.ts';
import { FetchedPdfDrive } from '../vendors/google/fetched-pdf-drive.ts';
import { SanitisedPlaybookHtml } from '../vendors/html/playbook-html.ts';
import { HubspotLists } from '../vendors/hubspot/hubspot-lists.ts';
import { HubspotSentMails } from '../vendors/hubspot/hubspot-sent-mails.ts';
import { SentMails } from '../voice/ports/sent-mails.ts';
import { HubspotContacts } from '../vendors/hubspot/hubspot-contacts.ts';
import { HubspotNotes } from '../vendors/hubspot/hubspot-notes.ts';
import { HubspotOutreach } from '../vendors/hubspot/hubspot-outreach.ts';
import { OpenAiModels } from '../vendors/openai/openai-models.ts';
import { OpenAiTextGenerator } from '../vendors/openai/openai-text-generator.ts';
import { OpenidClientProvider } from '../vendors/oidc/openid-client-provider.ts';
import { PublishedPrices } from '../vendors/prices/published-prices.ts';
import { ChildProcessPdfReader } from '../vendors/pdf/child-process-pdf-reader.ts';
import { GoogleIdentity } from '../people/sign-in/ports/google-identity.ts';
import { OidcProvider } from '../people/sign-in/ports/oidc-provider.ts';
import { CommonPasswords } from '../people/users/ports/common-passwords.ts';
import { PasswordHasher } from '../people/users/ports/password-hasher.ts';
import { TokenSigner } from '../people/sign-in/ports/token-signer.ts';
import { TotpCodes } from '../people/sign-in/ports/totp-codes.ts';
import { BulkLedgers } from '../runs/ports/bulk-ledger.ts';
import { ConnectionMonitor } from '../connections/use-cases/connection-monitor.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { CrmLists } from '../contacts/ports/crm-lists.ts';
import { SecretBox } from '../platform/secret-box.ts';
import { PdfDrive } from '../writing/ports/pdf-drive.ts';
import { PdfReader } from '../writing/ports/pdf-reader.ts';
import { PlaybookHtml } from '../writing/ports/playbook-html.ts';
import { TextWork } from '../writing/ports/text-work.ts';
import { TextGenerator } from '../models/ports/text-generator.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { PriceList } from '../models/ports/price-list.ts';
import { VendorModels } from '../models/ports/vendor-models.ts';
import { ModelPrices } from '../models/use-cases/model-prices.ts';
import { MeteredTextGenerator } from '../limits/use-cases/metered-text-generator.ts';
import { SpendGuard } from '../limits/use-cases/spend-guard.ts';
import { CrmOutreach } from '../sending/ports/crm-outreach.ts';
import { CrmNotes } from '../sending/ports/crm-notes.ts';
import { Clock } from '../platform/clock.ts';
import { IdGenerator, UuidGenerator } from '../platform/ids.ts';
import { Logger } from '../platform/logger.ts';
import type { Tracing } from '../platform/tracing.ts';
import { MonitoredCrm } from './monitored/monitored-crm.ts';
import { monitoredTextGenerator } from './monitored/monitored-text-generator.ts';
import type { Resolve, Token } from '../platform/needs.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Adapters that a test may replace; production always uses the real ones. */
export interface AdapterOverrides {
  readonly clock?: Clock;
  readonly passwordHasher?: PasswordHasher;
  readonly crmContacts?: CrmContacts;
  readonly crmLists?: CrmLists;
  readonly sentMails?: SentMails;
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

/** Binds every port of a vendor, a file format or the machine to its adapter, but not those of store and queue. */
export function bindAdapters(
  container: Container,
  from: {
    settings: Settings;
    logger: Logger;
    clock: Clock;
    overrides: AdapterOverrides;
    secretBox: SecretBox;
    jwtSecret: string;
    tracing: Tracing;
    textWork: TextWork;
    resolve: Resolve;
  },
): void {
  const { settings, logger, clock, overrides, secretBox, jwtSecret, tracing, textWork, resolve } = from;
  const ids = new UuidGenerator();
  container.bind(Logger).toConstantValue(logger);
  container.bind(Clock).toConstantValue(clock);
  container.bind(IdGenerator).toConstantValue(ids);
  container.bind(PriceList).toConstantValue(new PublishedPrices());
  container.bind(PasswordHasher).toConstantValue(overrides.passwordHasher ?? new Argon2PasswordHasher());
  container.bind(CommonPasswords).toConstantValue(new ListedCommonPasswords());
  container.bind(SecretBox).toConstantValue(secretBox);
  container.bind(TokenSigner).toConstantValue(new JoseTokenSigner({ secret: jwtSecret, clock }));
  container.bind(TotpCodes).toConstantValue(new OtpauthTotpCodes(settings.productName));
  container.bind(TextWork).toConstantValue(textWork);
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
    portalId: settings.hubspotPortalId,
    apiVersion: settings.hubspotApiVersion,
  });
  const crm = (monitor: ConnectionMonitor) => new MonitoredCrm(monitor, tracing);
  const bindWatched = <T>(port: Token<T>, make: (monitor: ConnectionMonitor) => T): void => {
    const identifier = port as ServiceIdentifier<T>;
    container
      .bind(identifier)
      .toDynamicValue(() => make(resolve(ConnectionMonitor)))
      .inSingletonScope();
  };
  bindWatched(TextGenerator, (monitor) => {
    const generator = overrides.textGenerator ?? new OpenAiTextGenerator(watched(monitor));
    const inner = monitoredTextGenerator(generator, monitor, tracing);
    const [usage, modelPrices, guard] = [resolve(UsageRepository), resolve(ModelPrices), resolve(SpendGuard)];
    return new MeteredTextGenerator({ inner, usage, modelPrices, guard, clock, ids, logger });
  });
  bindWatched(VendorModels, (monitor) => overrides.vendorModels ?? new OpenAiModels(watched(monitor)));
  bindWatched(CrmContacts, (monitor) =>
    crm(monitor).contacts(overrides.crmContacts ?? new HubspotContacts(hubspot(monitor))),
  );
  bindWatched(CrmLists, (monitor) => crm(monitor).lists(overrides.crmLists ?? new HubspotLists(hubspot(monitor))));
  bindWatched(SentMails, (monitor) =>
    crm(monitor).sentMails(overrides.sentMails ?? new HubspotSentMails(hubspot(monitor))),
  );
  bindWatched(CrmNotes, (monitor) => crm(monitor).notes(overrides.crmNotes ?? new HubspotNotes(hubspot(monitor))));
  bindWatched(CrmOutreach, (monitor) =>
    crm(monitor).outreach(overrides.crmOutreach ?? new HubspotOutreach(hubspot(monitor))),
  );
}
