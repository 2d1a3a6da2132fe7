import { sandboxAccounts, sandboxPassword } from '../people/users/domain/sandbox-accounts.ts';

import { readEnvironment, SettingsError } from './environment.ts';
import type { GoogleSettings, OidcSettings, Settings } from '../platform/settings/settings.ts';
import type { Environment } from '../platform/settings/variables.ts';

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads the settings from the environment; an empty variable counts as unset. Throws SettingsError with one line that
 * names the setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = readEnvironment(environment);
  const on = (env.sandboxWanted ?? (env.production ? 'off' : 'on')) === 'on';
  const crm = on && env.hubspotAccessToken === undefined;
  const ai = on && env.openaiApiKey === undefined;
  const full = !env.production && crm && ai && env.mongodbUri === undefined && loopbackHosts.includes(env.host);
  const port = env.sandboxPort;
  return {
    ...env,
    superadmin: superadminOf(env, full),
    isSandboxSuperadmin: full && env.superadminEmail === undefined,
    sampleAdmin: full ? { email: sandboxAccounts.admin, password: sandboxPassword } : undefined,
    google: googleOf(env, full),
    oidc: oidcOf(env),
    sandbox: {
      on,
      address: {
        url: `http://localhost:${port}`,
        apiUrl: `http://127.0.0.1:${port}`,
        hosts: [`localhost:${port}`, `127.0.0.1:${port}`],
        port,
      },
      crm,
      ai,
      full,
    },
    mfaRequirement: env.mfaRequired ?? (env.production ? 'superadmin' : undefined),
    allowedHosts: allowedHostsOf(env),
  };
}

/**
 * On a loopback host only our own names are accepted, so that no foreign page can reach the API through a host name of
 * its own.
 */
function allowedHostsOf({ host, namedHosts }: Environment): readonly string[] | undefined {
  if (namedHosts === undefined && !loopbackHosts.includes(host)) return undefined;
  return ['localhost', '127.0.0.1', '[::1]', ...(namedHosts ?? [])];
}

/** Google's own addresses if a client id is set; otherwise, in the full sandbox, those of its stand-in. */
function googleOf(env: Environment, full: boolean): GoogleSettings | undefined {
  if (env.googleClientId === undefined) return full ? googleStandIn(env.sandboxPort) : undefined;
  return {
    clientId: env.googleClientId,
    scriptUrl: env.googleScriptUrl ?? 'https://accounts.google.com/gsi/client',
    userinfoUrl: env.googleUserinfoUrl ?? 'https://www.googleapis.com/oauth2/v3/userinfo',
    tokeninfoUrl: env.googleTokeninfoUrl ?? 'https://oauth2.googleapis.com/tokeninfo',
    driveUrl: env.googleDriveUrl ?? 'https://www.googleapis.com',
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
  const { oidcIssuer: issuer, oidcClientId: clientId } = env;
  if (issuer === undefined || clientId === undefined) return undefined;
  const { port, hostname } = new URL(issuer);
  return {
    issuer,
    clientId,
    clientSecret: env.oidcClientSecret,
    allowedDomain: env.oidcAllowedDomain,
    isStandIn: port === String(env.sandboxPort) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
  };
}

function superadminOf(env: Environment, full: boolean): Settings['superadmin'] {
  const { superadminEmail: email, superadminPassword: password } = env;
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
