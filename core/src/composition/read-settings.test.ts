import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const key = randomBytes(32).toString('base64');
const secret = randomBytes(32).toString('hex');
const production = { NODE_ENV: 'production', JWT_SECRET: secret, ENCRYPTION_KEY: key };

describe('readSettings', () => {
  it('needs nothing: everything has a default that makes the full sandbox', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', dataDir: '.data', productName: 'Overture' });
    expect(settings.sandbox).toMatchObject({ on: true, crm: true, ai: true, full: true });
    expect(settings.superadmin).toEqual({ email: 'superadmin@overture.example', password: 'Overture!1' });
    expect(settings.sampleAdmin).toEqual({ email: 'sales@overture.example', password: 'Overture!1' });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '', MONGODB_URI: ' ' })).toMatchObject({ port: 8080, mongodbUri: undefined });
  });

  it.each([
    ['a vendor credential', { HUBSPOT_ACCESS_TOKEN: 'pat-1' }],
    ['the other vendor credential', { OPENAI_API_KEY: 'sk-1' }],
    ['a host that others reach', { HOST: '0.0.0.0' }],
    ['MongoDB', { MONGODB_URI: 'mongodb://127.0.0.1', JWT_SECRET: secret, ENCRYPTION_KEY: key }],
    ['the sandbox off', { SANDBOX: 'off' }],
    ['the sandbox in production', { ...production, SANDBOX: 'on' }],
  ])('knows no default passwords with %s', (_what, environment) => {
    const settings = readSettings(environment);
    expect(settings.superadmin).toBeUndefined();
    expect(settings.sampleAdmin).toBeUndefined();
    expect(settings.sandbox.full).toBe(false);
  });

  it('lets the sandbox play only the vendor that has no credential', () => {
    expect(readSettings({ HUBSPOT_ACCESS_TOKEN: 'pat-1' }).sandbox).toMatchObject({ crm: false, ai: true });
  });

  it('turns the sandbox off in production, where the secrets are required', () => {
    const settings = readSettings(production);
    expect(settings.sandbox.on).toBe(false);
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('The setting JWT_SECRET is required');
    expect(() => readSettings({ AMQP_URL: 'amqp://x', JWT_SECRET: secret })).toThrow('ENCRYPTION_KEY is required');
  });

  it.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a port number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port number.'],
    [{ SANDBOX: 'maybe' }, 'The setting SANDBOX must be on or off.'],
    [
      { PRODUCT_NAME: 'Acme/Co' },
      "The setting PRODUCT_NAME must be a name of at most 40 letters, digits, spaces and . _ - & ' +, a letter or digit first",
    ],
    [{ PRODUCT_NAME: '-Acme' }, 'The setting PRODUCT_NAME must be a name of at most 40 letters'],
    [{ PRODUCT_NAME: 'dt' }, 'The setting PRODUCT_NAME must be another name than DT and Conference'],
    [{ SESSION_IDLE: '2m' }, 'The setting SESSION_IDLE must be at least 5m.'],
    [{ TOKEN_TTL: '12' }, 'The setting TOKEN_TTL must look like 12h, 90m, 30s or 7d.'],
    [{ ENCRYPTION_KEY: 'short' }, 'The setting ENCRYPTION_KEY must be 32 bytes in base64.'],
    [{ OPENAI_BASE_URL: 'ftp://x' }, 'The setting OPENAI_BASE_URL must be an http or https address.'],
    [{ AMQP_URL: 'localhost:5672' }, 'The setting AMQP_URL must be an amqp or amqps address.'],
    [{ WORKER_CONCURRENCY: '0' }, 'The setting WORKER_CONCURRENCY must be at least 1.'],
    [{ SUPERADMIN_EMAIL: 'a@b.co' }, 'The setting SUPERADMIN_PASSWORD is required with SUPERADMIN_EMAIL.'],
    [
      { SUPERADMIN_EMAIL: 'kim1@agency.com', SUPERADMIN_PASSWORD: 'Kim1@Agency.com' },
      'The setting SUPERADMIN_PASSWORD is the address itself',
    ],
  ])('names the setting that is wrong: %j', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line);
  });

  it('takes the names that companies have', () => {
    for (const name of ["O'Neil & Søn", 'Rolls-Royce', '3M', 'A.B_C+']) {
      expect(readSettings({ PRODUCT_NAME: name }).productName).toBe(name);
    }
  });

  it('knows Google’s own addresses once a client id is set, each of which may be another', () => {
    expect(readSettings({ GOOGLE_CLIENT_ID: 'ours' }).google).toEqual({
      clientId: 'ours',
      scriptUrl: 'https://accounts.google.com/gsi/client',
      userinfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
      tokeninfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
      driveUrl: 'https://www.googleapis.com',
      isStandIn: false,
    });
    const other = readSettings({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_TOKENINFO_URL: 'http://proxy.example/tokeninfo/' });
    expect(other.google).toMatchObject({ tokeninfoUrl: 'http://proxy.example/tokeninfo' });
  });

  it('lets Google be played in the full sandbox only', () => {
    expect(readSettings({ SANDBOX_PORT: '9000' }).google).toMatchObject({
      scriptUrl: 'http://localhost:9000/google/gsi/client',
      tokeninfoUrl: 'http://127.0.0.1:9000/google/tokeninfo',
    });
    expect(readSettings({ OPENAI_API_KEY: 'sk-1' }).google).toBeUndefined();
    expect(readSettings({ HOST: '0.0.0.0' }).google).toBeUndefined();
  });

  const sso = { OIDC_CLIENT_ID: 'overture', OIDC_ISSUER: 'https://id.agency.com/realms/agency' };

  it('knows the company’s own sign-in once an issuer is set', () => {
    expect(readSettings({})).toMatchObject({ oidc: undefined, ssoOnly: false });
    expect(readSettings({ ...sso, OIDC_ALLOWED_DOMAIN: 'Agency.com', SSO_ONLY: 'on' })).toMatchObject({
      oidc: { issuer: sso.OIDC_ISSUER, clientSecret: undefined, allowedDomain: 'agency.com', isStandIn: false },
      ssoOnly: true,
    });
    const played = readSettings({ ...sso, OIDC_ISSUER: 'http://localhost:8090/oidc' });
    expect(played.oidc).toMatchObject({ isStandIn: true });
    expect(() => readSettings({ OIDC_ISSUER: sso.OIDC_ISSUER })).toThrow('The setting OIDC_CLIENT_ID is required');
    expect(() => readSettings({ SSO_ONLY: 'on' })).toThrow('The setting OIDC_ISSUER is required with SSO_ONLY=on.');
  });

  it.each([
    ['https://login.microsoftonline.com/common/v2.0', 'must name one tenant'],
    ['https://login.microsoftonline.com/Organizations/v2.0', 'must name one tenant'],
    ['https://login.microsoftonline.com/consumers/v2.0', 'must name one tenant'],
    ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', 'must name one tenant'],
    ['https://login.microsoftonline.us/common/v2.0', 'must name one tenant'],
    ['https://sts.windows.net/{tenantid}/', 'must name one tenant'],
    ['https://login.microsoftonline.com/%7Btenantid%7D/v2.0', 'must name one tenant'],
    ['http://id.agency.com', 'must be an https address'],
    ['http://localhost.agency.com', 'must be an https address'],
  ])('takes no sign-ins of %s', (OIDC_ISSUER, why) => {
    expect(() => readSettings({ ...sso, OIDC_ISSUER })).toThrow(`The setting OIDC_ISSUER ${why}`);
  });

  it('takes an issuer of one tenant of Microsoft, and one of this machine', () => {
    for (const OIDC_ISSUER of [
      'https://login.microsoftonline.com/0f3a2b1c-1111-2222-3333-444455556666/v2.0',
      'https://id.agency.com/common',
      'http://127.0.0.1:9000',
    ]) {
      expect(readSettings({ ...sso, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER);
    }
  });

  it('reads durations', () => {
    expect(readSettings({ TOKEN_TTL: '90m' }).tokenTtlMs).toBe(90 * 60_000);
    expect(readSettings({})).toMatchObject({ tokenTtlMs: 7 * 86_400_000, sessionIdleMs: 12 * 3_600_000 });
  });

  it.each([
    ['JWT_SECRET', 's'.repeat(64)],
    ['JWT_SECRET', 'change-me-'.repeat(4)],
    ['JWT_SECRET', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'],
    ['ENCRYPTION_KEY', Buffer.alloc(32, 1).toString('base64')],
    ['ENCRYPTION_KEY', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')],
  ])('refuses a %s that no generator made, in production alone: %s', (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(
      `The setting ${name} can be guessed; make one`,
    );
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  it.each(['Overture!1', 'Secret!1', 'P@ssw0rd!2026', 'Welcome!123', 'Agency!2026', 'Kim.Agency1!', 'Kim@Agency.com1'])(
    'refuses the weak first password %s in production alone',
    (password) => {
      const superadmin = { SUPERADMIN_EMAIL: 'kim@agency.com', SUPERADMIN_PASSWORD: password };
      expect(() => readSettings({ ...production, ...superadmin })).toThrow('The setting SUPERADMIN_PASSWORD ');
      expect(readSettings(superadmin).superadmin).toEqual({ email: 'kim@agency.com', password });
    },
  );

  it('takes a first password that nobody guesses', () => {
    const superadmin = { SUPERADMIN_EMAIL: 'kim@agency.com', SUPERADMIN_PASSWORD: 'Nine-Blue!Kettles4' };
    expect(readSettings({ ...production, ...superadmin }).superadmin?.email).toBe('kim@agency.com');
  });

  it('reads secrets from files', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'overture-secrets-')), 'secret');
    writeFileSync(file, `${secret}\n`);
    expect(readSettings({ JWT_SECRET_FILE: file, OPENAI_API_KEY_FILE: file })).toMatchObject({
      jwtSecret: secret,
      openaiApiKey: secret,
    });
    expect(() => readSettings({ JWT_SECRET_FILE: file, JWT_SECRET: secret })).toThrow(
      'Set JWT_SECRET or JWT_SECRET_FILE, not both.',
    );
    expect(() => readSettings({ JWT_SECRET_FILE: `${file}s` })).toThrow(
      'The setting JWT_SECRET_FILE names a file that cannot be read (ENOENT).',
    );
    writeFileSync(file, '\n');
    expect(() => readSettings({ JWT_SECRET_FILE: file })).toThrow('names a file that is empty');
  });

  it('answers to its own names on the loopback, and to any elsewhere unless some are named', () => {
    expect(readSettings({}).allowedHosts).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(readSettings({ HOST: '0.0.0.0' }).allowedHosts).toBeUndefined();
    const named = readSettings({ HOST: '0.0.0.0', ALLOWED_HOSTS: 'Overture.agency.com, other.example' });
    expect(named.allowedHosts).toEqual(expect.arrayContaining(['overture.agency.com', 'other.example', '127.0.0.1']));
    expect(() => readSettings({ ALLOWED_HOSTS: 'https://agency.com' })).toThrow('ALLOWED_HOSTS must be host names');
  });
});
