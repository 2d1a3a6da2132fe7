import { z } from 'zod';
import { isSingleTenant, isSecureAddress } from './oidc-issuer.ts';

import '../contract/validation-texts.ts';

const text = z.string().trim().min(1).optional();
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

const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a mail domain such as agency.com');

/** Every setting that a process reads: its name in `Settings`, its variable in the environment, and what it may be. */
export const variables = {
  production: ['NODE_ENV', text.transform((value) => value === 'production')],
  port: ['PORT', port.default(8080)],
  host: ['HOST', z.string().trim().min(1).default('127.0.0.1')],
  dataDir: ['DATA_DIR', z.string().trim().min(1).default('.data')],
  mongodbUri: ['MONGODB_URI', text],
  amqpUrl: ['AMQP_URL', brokerAddress],
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
  ],
  agencyEmailDomain: ['AGENCY_EMAIL_DOMAIN', mailDomain.default('overture.example')],
  superadminEmail: [
    'SUPERADMIN_EMAIL',
    z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
  ],
  superadminPassword: ['SUPERADMIN_PASSWORD', text],
  /** Without it and without `encryptionKey`, secrets are generated once into `dataDir`. */
  jwtSecret: ['JWT_SECRET', z.string().min(32, 'must have at least 32 characters').optional()],
  encryptionKey: ['ENCRYPTION_KEY', masterKey],
  /** The master key before a rotation. It still opens what it sealed. */
  previousEncryptionKey: ['ENCRYPTION_KEY_PREVIOUS', masterKey],
  hubspotAccessToken: ['HUBSPOT_ACCESS_TOKEN', text],
  hubspotBaseUrl: ['HUBSPOT_BASE_URL', address],
  hubspotApiVersion: [
    'HUBSPOT_API_VERSION',
    z.enum(['2026-09', 'v3'], 'must be 2026-09, or v3 for the numbered paths that end in 2027').default('2026-09'),
  ],
  hubspotPortalId: [
    'HUBSPOT_PORTAL_ID',
    z
      .string()
      .regex(/^\d{1,12}$/, 'must be a number')
      .optional(),
  ],
  openaiApiKey: ['OPENAI_API_KEY', text],
  openaiBaseUrl: ['OPENAI_BASE_URL', address],
  googleClientId: ['GOOGLE_CLIENT_ID', text],
  googleScriptUrl: ['GOOGLE_SCRIPT_URL', address],
  googleUserinfoUrl: ['GOOGLE_USERINFO_URL', address],
  googleTokeninfoUrl: ['GOOGLE_TOKENINFO_URL', address],
  googleDriveUrl: ['GOOGLE_DRIVE_URL', address],
  /** Whether people with an address of the agency get an account only if Google says that the agency manages theirs. */
  googleRequireHd: ['GOOGLE_REQUIRE_HD', onOrOff.default('on').transform((value) => value === 'on')],
  oidcIssuer: [
    'OIDC_ISSUER',
    address
      .refine(isSingleTenant, 'must name one tenant: issuers of many let anybody in')
      .refine(isSecureAddress, 'must be an https address, but for one of this machine'),
  ],
  oidcClientId: ['OIDC_CLIENT_ID', text],
  /** Undefined for a client without a secret. */
  oidcClientSecret: ['OIDC_CLIENT_SECRET', text],
  /** People with a verified address of this domain get an account at their first sign-in; undefined: nobody does. */
  oidcAllowedDomain: ['OIDC_ALLOWED_DOMAIN', mailDomain.optional()],
  /** Whether single sign-on is the only way to sign in. */
  ssoOnly: ['SSO_ONLY', onlyIfOn],
  /** Undefined: on outside of production. */
  sandboxWanted: ['SANDBOX', onOrOff.optional()],
  sandboxPort: ['SANDBOX_PORT', port.default(8090)],
  workerConcurrency: ['WORKER_CONCURRENCY', wholeNumber(1, 256).default(8)],
  /** The file that a worker writes every ten seconds while jobs reach it; undefined: none. */
  heartbeatFile: ['HEARTBEAT_FILE', text],
  logLevel: [
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level').default('info'),
  ],
  /** The longest time that a sign-in lasts. */
  tokenTtlMs: ['TOKEN_TTL', duration.default(7 * 86_400_000)],
  /** The address at which people open Overture, without a slash at the end; undefined: the address of each request. */
  publicUrl: ['PUBLIC_URL', address],
  mfaRequired: ['MFA_REQUIRED', z.enum(['off', 'superadmin', 'all'], 'must be superadmin, all or off').optional()],
  /** The time after which an unused session ends. A use is noted once a minute, so that a shorter one would end those in use. */
  sessionIdleMs: [
    'SESSION_IDLE',
    duration.refine((ms) => ms >= 5 * 60_000, 'must be at least 5m').default(12 * 3_600_000),
  ],
  jobLeaseMs: [
    'JOB_LEASE_SECONDS',
    wholeNumber(2, 3_600)
      .default(60)
      .transform((seconds) => seconds * 1_000),
  ],
  jobMaxAttempts: ['JOB_MAX_ATTEMPTS', wholeNumber(1, 20).default(3)],
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
  ],
  /** The collector to which traces are sent by OTLP over HTTP; undefined: nothing is traced. */
  traceEndpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', address],
  /** Records that nobody has changed for this time are removed; undefined: none are. */
  retentionMs: ['RETENTION_DAYS', days],
  /** Entries of the audit log that are older than this are removed; undefined: none are. */
  auditRetentionMs: ['AUDIT_RETENTION_DAYS', days],
  /** The token with which other machines may read the metrics. */
  metricsToken: ['METRICS_TOKEN', z.string().min(16, 'must have at least 16 characters').optional()],
  /** What one address, or one user, may take of a process of the API. */
  maxConnectionsOfAddress: ['MAX_CONNECTIONS_PER_ADDRESS', wholeNumber(10, 5_000).default(1_000)],
  /** Of a user, or of an address without a sign-in, at once. */
  maxRequestsOfUser: ['MAX_REQUESTS_PER_USER', wholeNumber(1, 1_000).default(24)],
  /** The bytes of a user's bodies in memory at once. */
  maxBytesOfUser: ['MAX_BODY_MB_PER_USER', megabytes(32)],
  /** The same of everybody together. */
  maxBytes: ['MAX_BODY_MB', megabytes(256)],
  trustProxy: ['TRUST_PROXY', onlyIfOn],
} as const satisfies Readonly<Record<string, readonly [variable: string, schema: z.ZodType]>>;

/** The environment, parsed: the value of each variable. */
export type Environment = {
  readonly [Name in keyof typeof variables]: z.output<(typeof variables)[Name][1]>;
};
