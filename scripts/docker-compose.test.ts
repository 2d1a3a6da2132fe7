import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@overture/core/composition';
import { variables } from '@overture/core/platform/settings/variables';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const document = parseDocument(readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'), {
  merge: true,
});

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      user: z.string().optional(),
      read_only: z.boolean(),
      cap_drop: z.array(z.string()),
      security_opt: z.array(z.string()),
      environment: z.record(z.string(), z.coerce.string()),
      healthcheck: z.object({ test: z.array(z.string()) }),
    }),
  ),
});

/** The variables that the comment at the top of the file asks people to set. */
const given: Readonly<Record<string, string>> = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  MONGO_ROOT_PASSWORD: 'root',
  MONGO_PASSWORD: 'mongo',
  RABBITMQ_PASSWORD: 'rabbit',
  SUPERADMIN_EMAIL: 'you@agency.com',
  SUPERADMIN_PASSWORD: 'Nine-Blue!Kettles4',
};

function filledIn(text: string): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) => {
    if (kind === '?' && given[name] === undefined) throw new Error(`${name} is asked for and not in the comment.`);
    return given[name] ?? otherwise;
  });
}

it('docker-compose.yml says everything once', () => {
  expect(document.errors).toEqual([]);
});

it.each(['api', 'worker'])('the %s of docker-compose.yml starts with what its comment has people set', (name) => {
  const service = composeSchema.parse(document.toJS()).services[name];
  const environment = Object.entries(service?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
  // What the README calls a setting of sign-in can be given here as well.
  expect(service?.environment).toMatchObject({ OIDC_ISSUER: '${OIDC_ISSUER:-}', MFA_REQUIRED: '${MFA_REQUIRED:-}' });
  const settings = readSettings(Object.fromEntries(environment));
  expect(settings).toMatchObject({ production: true, sandbox: { crm: false, ai: false } });
});

it('docker-compose.yml passes every setting on to the API', () => {
  const names = Object.values(variables).map(([name]) => name);
  const { services } = composeSchema.parse(document.toJS());
  const passed = Object.keys(services['api']?.environment ?? {});
  // There is no embedded store and no sandbox in the containers, and only the worker has a heartbeat.
  const absent = new Set(['DATA_DIR', 'SANDBOX', 'SANDBOX_PORT', 'HEARTBEAT_FILE']);
  expect(names.filter((name) => !passed.includes(name) && !absent.has(name))).toEqual([]);
});

it('docker-compose.yml calls a worker healthy only while its heartbeat is young', () => {
  const worker = composeSchema.parse(document.toJS()).services['worker'];
  const folder = mkdtempSync(join(tmpdir(), 'overture-compose-'));
  const file = join(folder, 'alive');
  const command = worker?.healthcheck.test[1]?.replace(worker.environment['HEARTBEAT_FILE'] ?? '', file) ?? '';
  expect(command).toContain(file);
  const isHealthy = () => spawnSync('sh', ['-c', command]).status === 0;
  expect(isHealthy()).toBe(false);
  writeFileSync(file, '');
  expect(isHealthy()).toBe(true);
  const before = Date.now() / 1_000 - 90;
  utimesSync(file, before, before);
  expect(isHealthy()).toBe(false);
  rmSync(folder, { recursive: true });
});

it('docker-compose.yml gives each service no more than it needs', () => {
  const { services } = composeSchema.parse(document.toJS());
  const confined = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges=true'] };
  for (const service of Object.values(services)) expect(service).toMatchObject(confined);
  for (const name of ['api', 'worker']) {
    // Not the root of the database, and with the key before a rotation.
    expect(services[name]?.environment['MONGODB_URI']).toMatch(/^mongodb:\/\/overture:.*@mongo:27017\/overture$/);
    expect(services[name]?.environment).toHaveProperty('ENCRYPTION_KEY_PREVIOUS');
  }
  for (const [name, user] of [
    ['mongo', 'mongodb'],
    ['rabbitmq', 'rabbitmq'],
  ] as const) {
    expect(services[name]?.user).toBe(user);
    expect(services[name]?.image).toMatch(/:\d+\.\d+\.\d+/);
  }
});
