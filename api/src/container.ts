import type Koa from 'koa';
import { AccessLog } from '@overture/core/audit/use-cases/access-log';
import { auditActorOf } from '@overture/core/audit/domain/audit-entry';
import { AuthenticateToken } from '@overture/core/people/sign-in/use-cases/authenticate-token';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { JobRepository } from '@overture/core/records/ports/job-repository';
import { LimitRequests } from '@overture/core/limits/use-cases/limit-requests';
import { SandboxUse } from '@overture/core/connections/use-cases/sandbox-use';
import { StatusFeed } from '@overture/core/records/ports/status-feed';
import { Tracing } from '@overture/core/platform/tracing';
import type { Logger } from '@overture/core/platform/logger';
import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import { openCore, type AdapterOverrides, type OpenCore, type Settings } from '@overture/core/composition';
import { departmentNames } from '@overture/core/contract';
import { Admission } from './admission/admission.ts';
import { createApp } from './app.ts';
import { ClientConfig } from './client-config.ts';
import type { ApiConfig } from './config.ts';
import { EventStreams, type EventStreamsOptions } from './events/event-streams.ts';
import { StatusHub } from './events/status-hub.ts';
import type { ApiState } from './http/api-context.ts';
import type { Resolve, Token } from '@overture/core/platform/needs';
import { loadRoutes } from './routes.ts';
import { sampleContactsOf } from './sample-contacts.ts';

/** A phone that changes its network needs a few seconds. */
const bodyIdleMs = 15_000;
const shortBodyMs = 5_000;

export interface ApiContainer {
  readonly app: Koa<ApiState>;
  readonly core: OpenCore;
  readonly streams: EventStreams;
}

export interface ContainerOptions {
  readonly logger: Logger;
  readonly config: ApiConfig;
  /** Adapters that tests replace. */
  readonly overrides?: AdapterOverrides;
  readonly streams?: Omit<EventStreamsOptions, 'logger'>;
}

export function createLogger(settings: Pick<Settings, 'logLevel'>): Logger {
  return PinoLogger.create({ name: 'api', level: settings.logLevel });
}

/** Opens the core and builds the application on it. Adapters of the API are chosen only here. */
export async function openContainer(settings: Settings, options: ContainerOptions): Promise<ApiContainer> {
  const { logger, config, overrides } = options;
  const core = await openCore(settings, { logger, service: 'api', ...(overrides === undefined ? {} : { overrides }) });
  const names = departmentNames(settings.productName);
  const streams = new EventStreams({ ...options.streams, logger });
  const own = new Map<Token, unknown>([
    [StatusHub, new StatusHub(core.get(StatusFeed))],
    [ClientConfig, new ClientConfig(clientConfigSources(settings, names, core.get(SandboxUse), logger))],
  ]);
  // The map contains the API's own instances; all other tokens are the core's.
  const resolve: Resolve = <T>(token: Token<T>) => (own.has(token) ? (own.get(token) as T) : core.get(token));
  const authenticateToken = core.get(AuthenticateToken);
  const accessLog = core.get(AccessLog);
  const limitRequests = core.get(LimitRequests);
  const jobs = core.get(JobRepository);
  const queue = core.get(JobQueue);
  const app = createApp(await loadRoutes(), {
    resolve,
    authenticate: (token, options) => authenticateToken.execute(token, options),
    admission: new Admission({ ...settings, bodyIdleMs, shortBodyMs }),
    names,
    countRequest: (session) => limitRequests.execute(session),
    noteRefusal: (session, endpoint) => accessLog.refused(auditActorOf(session), endpoint),
    publicUrl: settings.publicUrl,
    logger,
    tracing: core.get(Tracing),
    streams,
    production: settings.production,
    productName: settings.productName,
    trustProxy: settings.trustProxy,
    allowedHosts: settings.allowedHosts,
    metricsToken: settings.metricsToken,
    ...config,
    checkReady: async () => {
      await Promise.all([core.store.ping(), queue.ping()]);
    },
    metricsSources: { countJobs: () => jobs.countByStatus(), queueDepth: () => queue.depth() },
  });
  return { app, core, streams };
}

function clientConfigSources(
  settings: Settings,
  names: ReturnType<typeof departmentNames>,
  played: SandboxUse,
  logger: Logger,
): ConstructorParameters<typeof ClientConfig>[0] {
  const { sandbox } = settings;
  return {
    names,
    productName: settings.productName,
    agencyEmailDomain: settings.agencyEmailDomain,
    googleClientId: settings.google?.clientId ?? null,
    googleScriptUrl: settings.google?.scriptUrl ?? null,
    googleUserinfoUrl: settings.google?.userinfoUrl ?? null,
    sandbox: played,
    isGoogleStandIn: settings.google?.isStandIn ?? false,
    singleSignOn: settings.ssoOnly ? 'only' : settings.oidc === undefined ? 'off' : 'offered',
    isOidcStandIn: settings.oidc?.isStandIn ?? false,
    crmHosts: sandbox.crm ? sandbox.address.hosts : [],
    sampleContacts: sandbox.crm ? sampleContactsOf(sandbox.address, logger) : async () => [],
  };
}
