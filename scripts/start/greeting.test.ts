import { describe, expect, it } from 'vitest';
import { readSettings } from '@overture/core/composition/read-settings';
import { greeting } from './greeting.ts';

const samples = [{ url: 'http://localhost:8090/contacts/1/record/0-1/1', label: 'Ada Okafor, Northwind' }];
const from = (env: Record<string, string>) => ({
  address: 'http://localhost:8080',
  settings: readSettings(env),
  sandboxUse: {
    isFull: readSettings(env).sandbox.full,
    isAny: readSettings(env).sandbox.crm || readSettings(env).sandbox.ai,
    samples: readSettings(env).sandbox.crm ? samples : [],
  },
});

describe('the greeting', () => {
  it('begins with the line that scripts wait for', () => {
    expect(greeting(from({})).split('\n')[0]).toBe('Overture is ready at http://localhost:8080');
  });

  it('shows both sign-ins and the sample contacts in the full sandbox', () => {
    const text = greeting(from({}));
    expect(text).toMatch(/superadmin +superadmin@overture\.example +Overture!1/);
    expect(text).toMatch(/admin +sales@overture\.example +Overture!1/);
    expect(text).toContain('http://localhost:8090/contacts/1/record/0-1/1  Ada Okafor, Northwind');
    expect(text).toContain('The sandbox stands in for HubSpot and OpenAI.');
  });

  it('shows no sign-in beside a real credential', () => {
    expect(greeting(from({ OPENAI_API_KEY: 'k' }))).not.toContain('Overture!1');
  });

  it('shows no password where only single sign-on is allowed, but the way in without it', () => {
    const oidc = { OIDC_ISSUER: 'http://localhost:8090/oidc', OIDC_CLIENT_ID: 'overture', SSO_ONLY: 'on' };
    const text = greeting(from(oidc));
    expect(text).not.toContain('Overture!1');
    expect(text).toContain('npx overture users sign-in-link superadmin@overture.example');
  });

  it('shows no sample contact beside a real CRM', () => {
    const text = greeting(from({ HUBSPOT_ACCESS_TOKEN: 'pat-1' }));
    expect(text).not.toContain('http://localhost:8090');
    expect(text).toContain('The sandbox stands in for OpenAI.');
  });

  it('shows no sign-in once a key is stored', () => {
    const text = greeting({ ...from({}), sandboxUse: { isFull: false, isAny: true, samples } });
    expect(text).not.toContain('Overture!1');
    expect(text).toContain('The sandbox stands in where no key is stored yet.');
  });

  it('names no sandbox once both keys are stored', () => {
    const text = greeting({ ...from({}), sandboxUse: { isFull: false, isAny: false, samples: [] } });
    expect(text.split('\n').at(-1)).toBe('  Press Ctrl-C to stop.');
  });

  it('never shows a password that was chosen', () => {
    const text = greeting(from({ SUPERADMIN_EMAIL: 'a@b.example', SUPERADMIN_PASSWORD: 'Chosen!9' }));
    expect(text).toContain('a@b.example');
    expect(text).not.toContain('Chosen!9');
  });
});
