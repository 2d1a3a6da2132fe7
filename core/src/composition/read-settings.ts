import { sandboxAccounts, sandboxPassword } from '../people/users/domain/sandbox-accounts.ts';
import type { Environment } from './environment-schema.ts';
import { readEnvironment, SettingsError } from './environment.ts';
import type { GoogleSettings, OidcSettings, Settings } from '../platform/settings.ts';

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads the settings from the environment; an empty variable counts as unset. Throws SettingsError with one line that
 * names the setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = readEnvironment(environment);
  const production = env.NODE_ENV === 'production';
  const sandboxOn = (env.SANDBOX ?? (production ? 'off' : 'on')) === 'on';
  const crm = sandboxOn && env.HUBSPOT_ACCESS_TOKEN === undefined;
  const ai = sandboxOn && env.OPENAI_API_KEY === undefined;
  const full = !production && crm && ai && env.MONGODB_URI === undefined && loopbackHosts.includes(env.HOST);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    mongodbUri: env.MONGODB_URI,
    amqpUrl: env.AMQP_URL,
    productName: env.PRODUCT_NAME,
    agencyEmailDomain: env.AGENCY_EMAIL_DOMAIN,
    superadmin: superadminOf(env, full),
    isSandboxSuperadmin: full && env.SUPERADMIN_EMAIL === undefined,
    sampleAdmin: full ? { email: sandboxAccounts.admin, password: sandboxPassword } : undefined,
    jwtSecret: env.JWT_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    previousEncryptionKey: env.ENCRYPTION_KEY_PREVIOUS,
    hubspot: {
      accessToken: env.HUBSPOT_ACCESS_TOKEN,
      baseUrl: env.HUBSPOT_BASE_URL,
      portalId: env.HUBSPOT_PORTAL_ID,
      apiVersion: env.HUBSPOT_API_VERSION,
    },
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL },
    google: googleOf(env, full),
    googleRequireHd: env.GOOGLE_REQUIRE_HD === 'on',
    oidc: oidcOf(env),
    ssoOnly: env.SSO_ONLY === 'on',
    sandbox: {
      on: sandboxOn,
      address: {
        url: `http://localhost:${env.SANDBOX_PORT}`,
        apiUrl: `http://127.0.0.1:${env.SANDBOX_PORT}`,
        hosts: [`localhost:${env.SANDBOX_PORT}`, `127.0.0.1:${env.SANDBOX_PORT}`],
        port: env.SANDBOX_PORT,
      },
      crm,
      ai,
      full,
    },
    workerConcurrency: env.WORKER_CONCURRENCY,
    heartbeatFile: env.HEARTBEAT_FILE,
    logLevel: env.LOG_LEVEL,
    tokenTtlMs: env.TOKEN_TTL,
    sessionIdleMs: env.SESSION_IDLE,
    publicUrl: env.PUBLIC_URL,
    mfaRequirement: env.MFA_REQUIRED ?? (production ? 'superadmin' : undefined),
    jobLeaseMs: env.JOB_LEASE_SECONDS * 1_000,
    jobMaxAttempts: env.JOB_MAX_ATTEMPTS,
    trustProxy: env.TRUST_PROXY === 'on',
    admission: {
      maxConnectionsOfAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
      maxRequestsOfUser: env.MAX_REQUESTS_PER_USER,
      maxBytesOfUser: env.MAX_BODY_MB_PER_USER * megabyte,
      maxBytes: env.MAX_BODY_MB * megabyte,
    },
    allowedHosts: allowedHostsOf(env),
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    retentionMs: msOfDays(env.RETENTION_DAYS),
    auditRetentionMs: msOfDays(env.AUDIT_RETENTION_DAYS),
    metricsToken: env.METRICS_TOKEN,
  };
}

const megabyte = 1024 * 1024;
const msOfDays = (days: number | undefined) => (days === undefined ? undefined : days * 86_400_000);

/**
 * On a loopback host only our own names are accepted, so that no foreign page can reach the API through a host name of
 * its own.
 */
function allowedHostsOf({ HOST, ALLOWED_HOSTS }: Environment): readonly string[] | undefined {
  if (ALLOWED_HOSTS === undefined && !loopbackHosts.includes(HOST)) return undefined;
  return ['localhost', '127.0.0.1', '[::1]', ...(ALLOWED_HOSTS ?? [])];
}

/** Google's own addresses if a client id is set; otherwise, in the full sandbox, those of its stand-in. */
function googleOf(env: Environment, full: boolean): GoogleSettings | undefined {
  if (env.GOOGLE_CLIENT_ID === undefined) return full ? googleStandIn(env.SANDBOX_PORT) : undefined;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    scriptUrl: env.GOOGLE_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
    userinfoUrl: env.GOOGLE_USERINFO_URL ?? 'https://www.googleapis.com/oauth2/v3/userinfo',
    tokeninfoUrl: env.GOOGLE_TOKENINFO_URL ?? 'https://oauth2.googleapis.com/tokeninfo',
    driveUrl: env.GOOGLE_DRIVE_URL ?? 'https://www.googleapis.com',
    isStandIn: false,
  };
}

function googleStandIn(port: number): GoogleSettings {
  const forBrowsers = `http://localhost:${port}/google`;
  return {
    clientId: 'overture-sandbox.apps.googleusercontent.com',
    scriptUrl: `${forBrowsers}/gsi/client`,
    userinfoUrl: `${forBrowsers}/userinfo`,
    tokeninfoUrl: `http://127.0.0.1:${port}/google/tokeninfo`,
    driveUrl: `http://127.0.0.1:${port}/google`,
    isStandIn: true,
  };
}

function oidcOf(env: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (issuer === undefined || clientId === undefined) return undefined;
  const { port, hostname } = new URL(issuer);
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET,
    allowedDomain: env.OIDC_ALLOWED_DOMAIN,
    isStandIn: port === String(env.SANDBOX_PORT) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
  };
}

function superadminOf(env: Environment, full: boolean): Settings['superadmin'] {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password } = env;
  if (email === undefined && password === undefined) {
    return full ? { email: sandboxAccounts.superadmin, password: sandboxPassword } : undefined;
  }
  if (email === undefined)
    throw new SettingsError('The setting SUPERADMIN_EMAIL is required with SUPERADMIN_PASSWORD.');
  if (password === undefined) {
    throw new SettingsError('The setting SUPERADMIN_PASSWORD is required with SUPERADMIN_EMAIL.');
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    throw new SettingsError('The setting SUPERADMIN_PASSWORD is the address itself, which others would try.');
  }
  return { email, password };
}
