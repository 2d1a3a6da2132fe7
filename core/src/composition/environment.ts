import { readFileSync } from 'node:fs';
import { variables, type Environment } from '../platform/settings/variables.ts';
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
const secretNames = Object.values(variables).flatMap(([name, , , kind]) => (kind === 'secret' ? [name] : []));

type Variables = Readonly<Record<string, string | undefined>>;

/** Parses the variables; an empty one counts as unset. Throws SettingsError with one line that names the setting. */
export function readEnvironment(environment: Variables): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const all: Variables = { ...given, ...secretsInFiles(given) };
  const parsed = Object.entries(variables).map(([field, [name, schema]]) => {
    const { success, data, error } = schema.safeParse(all[name]);
    if (success) return [field, data];
    throw new SettingsError(`The setting ${name} ${lowerFirst(error.issues[0]?.message ?? 'is not valid')}.`);
  });
  const env = Object.fromEntries(parsed) as Environment;
  requireSecrets(env);
  requireOidc(env);
  if (env.production) refuseWeakSecrets(env);
  return env;
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
    (env.production && 'NODE_ENV=production') ||
    (env.mongodbUri !== undefined && 'MONGODB_URI') ||
    (env.amqpUrl !== undefined && 'AMQP_URL');
  if (because === false) return;
  for (const field of ['jwtSecret', 'encryptionKey'] as const) {
    if (env[field] !== undefined) continue;
    throw new SettingsError(`The setting ${variables[field][0]} is required with ${because}.`);
  }
}

function requireOidc({ oidcIssuer, oidcClientId, ssoOnly }: Environment): void {
  if (oidcIssuer !== undefined && oidcClientId === undefined) {
    throw new SettingsError('The setting OIDC_CLIENT_ID is required with OIDC_ISSUER.');
  }
  if (oidcIssuer === undefined && ssoOnly) {
    throw new SettingsError('The setting OIDC_ISSUER is required with SSO_ONLY=on.');
  }
}

function refuseWeakSecrets(env: Environment): void {
  const secrets = [
    { field: 'jwtSecret', encoding: 'utf8', remedy: 'openssl rand -hex 32' },
    { field: 'encryptionKey', encoding: 'base64', remedy: 'openssl rand -base64 32' },
  ] as const;
  for (const { field, encoding, remedy } of secrets) {
    if (!isPredictable(Buffer.from(env[field] ?? '', encoding))) continue;
    throw new SettingsError(`The setting ${variables[field][0]} can be guessed; make one with "${remedy}".`);
  }
  const { superadminEmail: email, superadminPassword: password, productName: product } = env;
  if (password === undefined) return;
  const weakness = weaknessOf(password, [product, ...(email === undefined ? [] : [email, ...email.split(/[@.]/)])]);
  if (weakness !== null) throw new SettingsError(`The setting SUPERADMIN_PASSWORD ${weakness}.`);
}

function lowerFirst(message: string): string {
  return message.slice(0, 1).toLowerCase() + message.slice(1);
}
