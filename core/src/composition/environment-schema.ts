import { z } from 'zod';
import { isSingleTenant, isSecureAddress } from './oidc-issuer.ts';

import '../platform/contract/validation-texts.ts';

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

const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a mail domain such as agency.com');

/** Every setting that a process reads. */
export const environmentSchema = z.object({
  NODE_ENV: text,
  PORT: port.default(8080),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  MONGODB_URI: text,
  AMQP_URL: brokerAddress,
  PRODUCT_NAME: z
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
  AGENCY_EMAIL_DOMAIN: mailDomain.default('overture.example'),
  SUPERADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
  SUPERADMIN_PASSWORD: text,
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY: masterKey,
  ENCRYPTION_KEY_PREVIOUS: masterKey,
  HUBSPOT_ACCESS_TOKEN: text,
  HUBSPOT_BASE_URL: address,
  HUBSPOT_API_VERSION: z
    .enum(['2026-09', 'v3'], 'must be 2026-09, or v3 for the numbered paths that end in 2027')
    .default('2026-09'),
  HUBSPOT_PORTAL_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a number')
    .optional(),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: address,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_SCRIPT_URL: address,
  GOOGLE_USERINFO_URL: address,
  GOOGLE_TOKENINFO_URL: address,
  GOOGLE_DRIVE_URL: address,
  GOOGLE_REQUIRE_HD: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OIDC_ISSUER: address
    .refine(isSingleTenant, 'must name one tenant: issuers of many let anybody in')
    .refine(isSecureAddress, 'must be an https address, but for one of this machine'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_ALLOWED_DOMAIN: mailDomain.optional(),
  SSO_ONLY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SANDBOX: z.enum(['on', 'off'], 'must be on or off').optional(),
  SANDBOX_PORT: port.default(8090),
  WORKER_CONCURRENCY: wholeNumber(1, 256).default(8),
  HEARTBEAT_FILE: text,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
  TOKEN_TTL: duration.default(7 * 86_400_000),
  PUBLIC_URL: address,
  MFA_REQUIRED: z.enum(['off', 'superadmin', 'all'], 'must be superadmin, all or off').optional(),
  // A use is noted once a minute, so that a shorter time would end sessions that are in use.
  SESSION_IDLE: duration.refine((ms) => ms >= 5 * 60_000, 'must be at least 5m').default(12 * 3_600_000),
  JOB_LEASE_SECONDS: wholeNumber(2, 3_600).default(60),
  JOB_MAX_ATTEMPTS: wholeNumber(1, 20).default(3),
  ALLOWED_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/.test(host)),
      'must be host names with commas between them, such as overture.agency.com',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  AUDIT_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(10, 5_000).default(1_000),
  MAX_REQUESTS_PER_USER: wholeNumber(1, 1_000).default(24),
  MAX_BODY_MB_PER_USER: wholeNumber(1, 10_000).default(32),
  MAX_BODY_MB: wholeNumber(1, 10_000).default(256),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
});

export type Environment = z.infer<typeof environmentSchema>;
