import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readSettings } from '@overture/core/composition';
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
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()),
      environment: z.record(z.string(), z.coerce.string()),
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

it('docker-compose.yml gives each service no more than it needs', () => {
  const { services } = composeSchema.parse(document.toJS());
  for (const { security_opt: options } of Object.values(services)) expect(options).toEqual(['no-new-privileges:true']);
  for (const name of ['api', 'worker']) {
    expect(services[name]).toMatchObject({ image: 'overture', read_only: true, cap_drop: ['ALL'] });
    // Not the root of the database, and with the key before a rotation.
    expect(services[name]?.environment['MONGODB_URI']).toMatch(/^mongodb:\/\/overture:.*@mongo:27017\/overture$/);
    expect(services[name]?.environment).toHaveProperty('ENCRYPTION_KEY_PREVIOUS');
  }
  for (const name of ['mongo', 'rabbitmq']) expect(services[name]?.image).toMatch(/:\d+\.\d+\.\d+/);
});
