import { readFileSync } from 'node:fs';
import { environmentSchema, type Environment } from './environment-schema.ts';
import { isPredictable, weaknessOf } from './weak-secrets.ts';

/** An invalid setting. `message` is the one line that a start prints before it stops. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

/**
 * Settings that may be read from a file, because container platforms provide secrets as files: `JWT_SECRET_FILE` names
 * the file of `JWT_SECRET`.
 */
const secretNames = [
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEY_PREVIOUS',
  'SUPERADMIN_PASSWORD',
  'HUBSPOT_ACCESS_TOKEN',
  'OPENAI_API_KEY',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'MONGODB_URI',
  'AMQP_URL',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** Parses the variables; an empty one counts as unset. Throws SettingsError with one line that names the setting. */
export function readEnvironment(variables: Variables): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse({ ...given, ...secretsInFiles(given) });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new SettingsError(`The setting ${name} ${lowerFirst(issue?.message ?? 'is not valid')}.`);
  }
  requireSecrets(parsed.data);
  requireOidc(parsed.data);
  if (parsed.data.NODE_ENV === 'production') refuseWeakSecrets(parsed.data);
  return parsed.data;
}

function secretsInFiles(given: Variables): Record<string, string> {
  return Object.fromEntries(
    secretNames.flatMap((name) => {
      const file = given[`${name}_FILE`];
      if (file === undefined) return [];
      if (given[name] !== undefined) throw new SettingsError(`Set ${name} or ${name}_FILE, not both.`);
      return [[name, textOf(file, `${name}_FILE`)]];
    }),
  );
}

function textOf(file: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new SettingsError(`The setting ${name} names a file that cannot be read (${code}).`);
  }
  if (text === '') throw new SettingsError(`The setting ${name} names a file that is empty.`);
  return text;
}

function requireSecrets(env: Environment): void {
  const because =
    (env.NODE_ENV === 'production' && 'NODE_ENV=production') ||
    (env.MONGODB_URI !== undefined && 'MONGODB_URI') ||
    (env.AMQP_URL !== undefined && 'AMQP_URL');
  if (because === false) return;
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (env[name] === undefined) throw new SettingsError(`The setting ${name} is required with ${because}.`);
  }
}

function requireOidc({ OIDC_ISSUER, OIDC_CLIENT_ID, SSO_ONLY }: Environment): void {
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID === undefined) {
    throw new SettingsError('The setting OIDC_CLIENT_ID is required with OIDC_ISSUER.');
  }
  if (OIDC_ISSUER === undefined && SSO_ONLY === 'on') {
    throw new SettingsError('The setting OIDC_ISSUER is required with SSO_ONLY=on.');
  }
}

function refuseWeakSecrets(env: Environment): void {
  const remedy = { JWT_SECRET: 'openssl rand -hex 32', ENCRYPTION_KEY: 'openssl rand -base64 32' };
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    const secret = name === 'ENCRYPTION_KEY' ? Buffer.from(env[name] ?? '', 'base64') : Buffer.from(env[name] ?? '');
    if (isPredictable(secret)) {
      throw new SettingsError(`The setting ${name} can be guessed; make one with "${remedy[name]}".`);
    }
  }
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password, PRODUCT_NAME: product } = env;
  if (password === undefined) return;
  const weakness = weaknessOf(password, [product, ...(email === undefined ? [] : [email, ...email.split(/[@.]/)])]);
  if (weakness !== null) throw new SettingsError(`The setting SUPERADMIN_PASSWORD ${weakness}.`);
}

function lowerFirst(message: string): string {
  return message.slice(0, 1).toLowerCase() + message.slice(1);
}
