import '../contract/validation-texts.ts';
import { z } from 'zod';
import { sandboxAccounts } from '../users/domain/sandbox-accounts.ts';

/** A setting that cannot be used. `message` is the one line a start prints before it stops. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

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

/** `12h`, `90m`, `30s` or `7d`, in milliseconds. */
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

/** Every name of contract.md, section 2. */
const environmentSchema = z.object({
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
    // "DT-Sales" would name two domains.
    .refine(
      (name) => !/^(?:dt|conference)$/i.test(name),
      'must be another name than DT and Conference, the other domains',
    )
    .default('Overture'),
  AGENCY_EMAIL_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a mail domain such as agency.com')
    .default('overture.example'),
  SUPERADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).optional(),
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
  SANDBOX: z.enum(['on', 'off'], 'must be on or off').optional(),
  SANDBOX_PORT: port.default(8090),
  WORKER_CONCURRENCY: wholeNumber(1, 256).default(8),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
  TOKEN_TTL: duration.default(12 * 3_600_000),
  JOB_LEASE_SECONDS: wholeNumber(2, 3_600).default(60),
  JOB_MAX_ATTEMPTS: wholeNumber(1, 20).default(3),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
});

/** How the sandbox stands in for a vendor that has no credential. */
export interface SandboxAddress {
  /** Origin of links that people open. */
  readonly url: string;
  /** Origin that our own calls go to. */
  readonly apiUrl: string;
  /** `host:port` forms a contact link of the sandbox may have. */
  readonly hosts: readonly string[];
  readonly port: number;
}

/** Google's addresses, or those of a stand-in that speaks as Google does. */
export interface GoogleSettings {
  readonly clientId: string;
  /** Google Identity Services, for the browser. */
  readonly scriptUrl: string;
  /** For browser and server. */
  readonly userinfoUrl: string;
  readonly tokeninfoUrl: string;
  /** The sandbox plays Google; for everybody, without a password. */
  readonly isStandIn: boolean;
  /** Host of the Drive API, without `/drive/v3`. */
  readonly driveUrl: string;
}

export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
  readonly productName: string;
  readonly agencyEmailDomain: string;
  readonly superadmin: { readonly email: string; readonly password: string } | undefined;
  /** The superadmin is the sandbox's, whose password is public. */
  readonly isSandboxSuperadmin: boolean;
  /** Only in the full sandbox: the sample admin. */
  readonly sampleAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Undefined: generated once into `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly encryptionKey: string | undefined;
  /** The master key before a rotation: what it sealed still opens. */
  readonly previousEncryptionKey: string | undefined;
  readonly hubspot: {
    readonly accessToken: string | undefined;
    readonly baseUrl: string | undefined;
    readonly portalId: string | undefined;
    readonly apiVersion: '2026-09' | 'v3';
  };
  readonly openai: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined };
  /** Undefined: nobody signs in with Google here. */
  readonly google: GoogleSettings | undefined;
  /** Of the agency's addresses, only accounts that Google says the agency manages are taken for its people's. */
  readonly googleRequireHd: boolean;
  readonly sandbox: {
    readonly on: boolean;
    readonly address: SandboxAddress;
    /** A vendor without an environment credential is played by the sandbox. */
    readonly crm: boolean;
    readonly ai: boolean;
    /** Embedded store, no vendor credential, loopback: the only place with default passwords. */
    readonly full: boolean;
  };
  readonly workerConcurrency: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly tokenTtlMs: number;
  readonly jobLeaseMs: number;
  readonly jobMaxAttempts: number;
  readonly trustProxy: boolean;
}

const defaultPassword = 'Overture!1';
const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * Throws SettingsError with one line that names the setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new SettingsError(`The setting ${name} ${lowerFirst(issue?.message ?? 'is not valid')}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  requireSecrets(env, production);
  const sandboxOn = (env.SANDBOX ?? (production ? 'off' : 'on')) === 'on';
  const crm = sandboxOn && env.HUBSPOT_ACCESS_TOKEN === undefined;
  const ai = sandboxOn && env.OPENAI_API_KEY === undefined;
  const full = crm && ai && env.MONGODB_URI === undefined && loopbackHosts.includes(env.HOST);
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
    sampleAdmin: full ? { email: sandboxAccounts.admin, password: defaultPassword } : undefined,
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
    logLevel: env.LOG_LEVEL,
    tokenTtlMs: env.TOKEN_TTL,
    jobLeaseMs: env.JOB_LEASE_SECONDS * 1_000,
    jobMaxAttempts: env.JOB_MAX_ATTEMPTS,
    trustProxy: env.TRUST_PROXY === 'on',
  };
}

type Environment = z.infer<typeof environmentSchema>;

function requireSecrets(env: Environment, production: boolean): void {
  const because =
    (production && 'NODE_ENV=production') ||
    (env.MONGODB_URI !== undefined && 'MONGODB_URI') ||
    (env.AMQP_URL !== undefined && 'AMQP_URL');
  if (because === false) return;
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (env[name] === undefined) throw new SettingsError(`The setting ${name} is required with ${because}.`);
  }
}

/** Google as it is once a client id is set; in the full sandbox without one, its stand-in. */
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

function superadminOf(env: Environment, full: boolean): Settings['superadmin'] {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password } = env;
  if (email === undefined && password === undefined) {
    return full ? { email: sandboxAccounts.superadmin, password: defaultPassword } : undefined;
  }
  if (email === undefined)
    throw new SettingsError('The setting SUPERADMIN_EMAIL is required with SUPERADMIN_PASSWORD.');
  if (password === undefined) {
    throw new SettingsError('The setting SUPERADMIN_PASSWORD is required with SUPERADMIN_EMAIL.');
  }
  return { email, password };
}

function lowerFirst(message: string): string {
  return message.slice(0, 1).toLowerCase() + message.slice(1);
}
