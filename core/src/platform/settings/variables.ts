import { z } from 'zod';
import { isSingleTenant, isSecureAddress } from './oidc-issuer.ts';

import '../contract/validation-texts.ts';

const text = z.string().trim().min(1).optional();
const filled = z.string().trim().min(1);
const address = z
  .string()
  .trim()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http or https address',
  )
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();
const brokerAddress = z
  .string()
  .trim()
  .refine(
    (value) => URL.canParse(value) && /^amqps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '',
    'must be an amqp or amqps address',
  )
  .optional();
const port = z.coerce.number('must be a port number').int().min(0).max(65_535, 'must be a port number');
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A duration such as `12h`, `90m`, `30s` or `7d`, in milliseconds. */
const duration = z
  .string()
  .regex(/^\d{1,6}[smhd]$/, 'must look like 12h, 90m, 30s or 7d')
  .transform((value) => {
    const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
    return Number(value.slice(0, -1)) * (units[value.slice(-1)] ?? 0);
  });

const masterKey = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
  .optional();

const onOrOff = z.enum(['on', 'off'], 'must be on or off');
const onlyIfOn = onOrOff.default('off').transform((value) => value === 'on');
/** Days, in milliseconds. */
const days = wholeNumber(1, 36_500)
  .transform((count) => count * 86_400_000)
  .optional();
/** Megabytes, in bytes. */
const megabytes = (count: number) =>
  wholeNumber(1, 10_000)
    .default(count)
    .transform((value) => value * 1024 * 1024);

const googleAddress = "the address of a server with Google's API; used only with `GOOGLE_CLIENT_ID`";

const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a mail domain such as agency.com');

/**
 * Every setting that a process reads: its name in `Settings`, its variable in the environment, what it may be, and what it means
 * to whoever sets it (Markdown, for `docs/settings.md`). A secret may be in a file, which the variable with `_FILE` behind it names.
 */
export const variables = {
  production: [
    'NODE_ENV',
    text.transform((value) => value === 'production'),
    '`production`: secrets are required, those that are easy to guess stop the start, and the sandbox is off',
  ],
  port: ['PORT', port.default(8080), 'of API and web; 0 picks a free one'],
  host: ['HOST', filled.default('127.0.0.1'), 'the address on which API and web listen'],
  dataDir: ['DATA_DIR', filled.default('.data'), 'the embedded store and generated secrets'],
  mongodbUri: [
    'MONGODB_URI',
    text,
    'MongoDB is the store (`mongodb://` or `mongodb+srv://`; the path names the database, `overture` by default); unset: SQLite in `DATA_DIR`',
    'secret',
  ],
  amqpUrl: [
    'AMQP_URL',
    brokerAddress,
    'RabbitMQ 3.10 or newer carries jobs and status events, with either store (`amqp://` or `amqps://`); unset: the store does',
    'secret',
  ],
  productName: [
    'PRODUCT_NAME',
    z
      .string()
      .trim()
      .regex(
        /^[\p{L}\p{N}][\p{L}\p{N} ._&'+-]{0,39}$/u,
        "must be a name of at most 40 letters, digits, spaces and . _ - & ' +, a letter or digit first",
      )
      // With the product name DT, two domains would be called "DT-Sales".
      .refine(
        (name) => !/^(?:dt|conference)$/i.test(name),
        'must be another name than DT and Conference, the other domains',
      )
      .default('Overture'),
    'the name in the domains',
  ],
  agencyEmailDomain: ['AGENCY_EMAIL_DOMAIN', mailDomain.default('overture.example'), 'your mail domain'],
  superadminEmail: [
    'SUPERADMIN_EMAIL',
    z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
    'the first superadmin; with a real credential there are no default passwords',
  ],
  superadminPassword: ['SUPERADMIN_PASSWORD', text, 'the first password of the first superadmin', 'secret'],
  jwtSecret: [
    'JWT_SECRET',
    z.string().min(32, 'must have at least 32 characters').optional(),
    'signs tokens. Required with `NODE_ENV=production`, `MONGODB_URI` or `AMQP_URL`; unset: generated once into `DATA_DIR`',
    'secret',
  ],
  encryptionKey: [
    'ENCRYPTION_KEY',
    masterKey,
    'the master key of stored API keys (32 bytes, base64). Required and generated as `JWT_SECRET` is',
    'secret',
  ],
  previousEncryptionKey: [
    'ENCRYPTION_KEY_PREVIOUS',
    masterKey,
    'the master key before a rotation, which still opens what it sealed',
    'secret',
  ],
  hubspotAccessToken: [
    'HUBSPOT_ACCESS_TOKEN',
    text,
    'a Service Key of HubSpot, with the scopes that the README names',
    'secret',
  ],
  hubspotBaseUrl: ['HUBSPOT_BASE_URL', address, "where the token is sent; unset: HubSpot's address"],
  hubspotApiVersion: [
    'HUBSPOT_API_VERSION',
    z.enum(['2026-09', 'v3'], 'must be 2026-09, or v3 for the numbered paths that end in 2027').default('2026-09'),
    '`v3`: the numbered paths (`/crm/v3`, `/crm/v4`), which HubSpot ends in 2027, for a proxy or stand-in that knows no dated ones',
  ],
  hubspotPortalId: [
    'HUBSPOT_PORTAL_ID',
    z
      .string()
      .regex(/^\d{1,12}$/, 'must be a number')
      .optional(),
    "your account's id, so that links of other accounts are refused",
  ],
  openaiApiKey: ['OPENAI_API_KEY', text, 'a key of OpenAI', 'secret'],
  openaiBaseUrl: [
    'OPENAI_BASE_URL',
    address,
    "any OpenAI-compatible server, to which the key is sent; unset: OpenAI's address",
  ],
  googleClientId: [
    'GOOGLE_CLIENT_ID',
    text,
    "an OAuth client of type web application, with your address among its JavaScript origins and the scopes `openid`, `profile`, `email` and `drive.file`: people sign in with Google, and your agency's own get their PDFs into their Drive",
  ],
  googleScriptUrl: ['GOOGLE_SCRIPT_URL', address, googleAddress],
  googleUserinfoUrl: ['GOOGLE_USERINFO_URL', address, googleAddress],
  googleTokeninfoUrl: ['GOOGLE_TOKENINFO_URL', address, googleAddress],
  googleDriveUrl: ['GOOGLE_DRIVE_URL', address, googleAddress],
  googleRequireHd: [
    'GOOGLE_REQUIRE_HD',
    onOrOff.default('on').transform((value) => value === 'on'),
    "`off`: any verified address of `AGENCY_EMAIL_DOMAIN` counts as the agency's. `on`: Google must also say that the agency manages the account (`hd`), which it does for Google Workspace only",
  ],
  oidcIssuer: [
    'OIDC_ISSUER',
    address
      .refine(isSingleTenant, 'must name one tenant: issuers of many let anybody in')
      .refine(isSecureAddress, 'must be an https address, but for one of this machine'),
    "single sign-on with your company's own issuer (OpenID Connect). It must be an issuer of one tenant, and use https unless it runs on this machine. The redirect address is `/api/auth/oidc/callback` at your address",
  ],
  oidcClientId: ['OIDC_CLIENT_ID', text, 'the client at the issuer; required with `OIDC_ISSUER`'],
  oidcClientSecret: ['OIDC_CLIENT_SECRET', text, "the client's secret; unset: it has none", 'secret'],
  oidcAllowedDomain: [
    'OIDC_ALLOWED_DOMAIN',
    mailDomain.optional(),
    "people with a verified address of this domain get an account at their first single sign-on, in the product's sales domain; unset: people are invited, or connect it in their profile",
  ],
  ssoOnly: [
    'SSO_ONLY',
    onlyIfOn,
    '`on`: passwords and Google are refused, and the sessions that began with them end; `npx overture users sign-in-link` helps users who are locked out',
  ],
  sandboxWanted: [
    'SANDBOX',
    onOrOff.optional(),
    '`off`: a missing credential is an error that names the screen to add it; unset: on, but off in production',
  ],
  sandboxPort: [
    'SANDBOX_PORT',
    port.default(8090),
    'of the sandbox; where it is in use, `npm start` takes the next free port and says so',
  ],
  workerConcurrency: [
    'WORKER_CONCURRENCY',
    wholeNumber(1, 256).default(8),
    'generations at once in a worker. With RabbitMQ it limits the calls of the AI: while every worker is busy, a third as many generations are prepared or stored beside those',
  ],
  heartbeatFile: [
    'HEARTBEAT_FILE',
    text,
    'a file that a worker writes every ten seconds while its store and its queue answer, for a health check that looks at its age, as in `docker-compose.yml`',
  ],
  logLevel: [
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level').default('info'),
    "pino's levels. Without it, `npm start` prints warnings and errors in short lines and keeps the whole entries in `start.log` of `DATA_DIR`",
  ],
  tokenTtlMs: ['TOKEN_TTL', duration.prefault('7d'), 'how long a sign-in lasts at most'],
  publicUrl: [
    'PUBLIC_URL',
    address,
    'the address at which people open Overture, for links that are sent to them, such as `https://overture.agency.com`; unset: the address of each request',
  ],
  mfaRequired: [
    'MFA_REQUIRED',
    z.enum(['off', 'superadmin', 'all'], 'must be superadmin, all or off').optional(),
    'who needs two-step sign-in: `superadmin`, `all` or `off`; unset: `superadmin` with `NODE_ENV=production` and once the sandbox has ended, else `off`. Where it is set, it ends the sessions that began without a second factor',
  ],
  sessionIdleMs: [
    'SESSION_IDLE',
    // A use is noted once a minute, so that a shorter time would end sessions in use.
    duration.refine((ms) => ms >= 5 * 60_000, 'must be at least 5m').prefault('12h'),
    'the time after which an unused session ends; at least 5m',
  ],
  jobLeaseMs: [
    'JOB_LEASE_SECONDS',
    wholeNumber(2, 3_600)
      .default(60)
      .transform((seconds) => seconds * 1_000),
    'how long a job stays claimed by a worker that no longer answers',
  ],
  jobMaxAttempts: ['JOB_MAX_ATTEMPTS', wholeNumber(1, 20).default(3), 'how often a job is tried'],
  namedHosts: [
    'ALLOWED_HOSTS',
    z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .refine(
        (hosts) => hosts.every((host) => /^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/.test(host)),
        'must be host names with commas between them, such as overture.agency.com',
      )
      .optional(),
    "host names that requests may have, separated by commas, such as those of a proxy, which must pass the `Host` header on; the sandbox accepts them too; unset: the loopback's names, or any with another `HOST`",
  ],
  traceEndpoint: [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    address,
    'sends traces of requests, jobs, messages, and calls to vendors and the store to an OpenTelemetry collector; its other `OTEL_EXPORTER_OTLP_*` variables and `OTEL_SERVICE_NAME` work too',
  ],
  retentionMs: [
    'RETENTION_DAYS',
    days,
    'records that nobody has changed for this many days are removed, with all versions and sources, and hand-overs of deleted records; unset: none are',
  ],
  auditRetentionMs: [
    'AUDIT_RETENTION_DAYS',
    days,
    'older entries of the audit log are removed; a signed checkpoint replaces them; unset: none are',
  ],
  metricsToken: [
    'METRICS_TOKEN',
    z.string().min(16, 'must have at least 16 characters').optional(),
    'the bearer token with which other machines may read `/metrics`; this machine needs none',
    'secret',
  ],
  maxConnectionsOfAddress: [
    'MAX_CONNECTIONS_PER_ADDRESS',
    wholeNumber(10, 5_000).default(1_000),
    'open connections of one network address; beyond it the one that has been idle longest is closed. With `TRUST_PROXY` it is the proxy that limits them; all addresses together have 5,000',
  ],
  maxRequestsOfUser: [
    'MAX_REQUESTS_PER_USER',
    wholeNumber(1, 1_000).default(24),
    'requests of a user, or of an address without a sign-in, that the API serves at once; four times as many wait, the next one gets a 429',
  ],
  maxBytesOfUser: [
    'MAX_BODY_MB_PER_USER',
    megabytes(32),
    "the memory for bodies of one user's requests while they are read and used; beyond it a 429",
  ],
  maxBytes: ['MAX_BODY_MB', megabytes(256), 'the same of everybody together; beyond it a 503'],
  trustProxy: ['TRUST_PROXY', onlyIfOn, "take the caller's address from `X-Forwarded-For`"],
} as const satisfies Readonly<
  Record<string, readonly [variable: string, schema: z.ZodType, meaning: string, kind?: 'secret']>
>;

export type Environment = {
  readonly [Name in keyof typeof variables]: z.output<(typeof variables)[Name][1]>;
};
