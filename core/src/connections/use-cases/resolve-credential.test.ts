import { beforeEach, describe, expect, it } from 'vitest';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { KeyType } from '../domain/credential.ts';
import { StoredKeys } from '../ports/stored-keys.ts';
import type { VendorSettings } from '../domain/vendor-settings.ts';
import { ResolveCredential } from './resolve-credential.ts';

class KeysInMemory extends StoredKeys {
  readonly active = new Map<string, string>();
  readonly ever = new Set<string>();

  store(type: KeyType, department: DepartmentKey, secret: string): void {
    this.ever.add(`${type}:${department}`);
    this.active.set(`${type}:${department}`, secret);
  }

  deactivate(type: KeyType, department: DepartmentKey): void {
    this.active.delete(`${type}:${department}`);
  }

  async findActiveSecret(type: KeyType, department: DepartmentKey): Promise<string | null> {
    return this.active.get(`${type}:${department}`) ?? null;
  }

  async hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    return this.ever.has(`${type}:${department}`);
  }
}

const nothing: VendorSettings = { secret: undefined, baseUrl: undefined, sandbox: undefined };
const sandbox = { baseUrl: 'http://127.0.0.1:8090', secret: 'sandbox-token' };

describe('ResolveCredential', () => {
  let storedKeys: KeysInMemory;
  const resolver = (hubspot: VendorSettings): ResolveCredential =>
    new ResolveCredential({ storedKeys, vendors: { Hubspot: hubspot, Openai: nothing }, productName: 'Overture' });

  beforeEach(() => {
    storedKeys = new KeysInMemory();
  });

  it("uses the domain's active stored key before the environment's", async () => {
    storedKeys.store('Hubspot', 'dt-sales', 'stored-token');
    const credentials = resolver({ ...nothing, secret: 'env-token', sandbox });
    expect(await credentials.resolve('Hubspot', 'dt-sales')).toMatchObject({
      source: 'stored',
      secret: 'stored-token',
    });
    expect(await credentials.resolve('Hubspot', 'dt-pm')).toMatchObject({ source: 'environment', secret: 'env-token' });
  });

  it("never falls back for a domain that once stored a key: a deactivated key must not turn into somebody else's", async () => {
    storedKeys.store('Hubspot', 'dt-sales', 'stored-token');
    storedKeys.deactivate('Hubspot', 'dt-sales');
    const resolving = resolver({ ...nothing, secret: 'env-token', sandbox }).resolve('Hubspot', 'dt-sales');
    await expect(resolving).rejects.toMatchObject({
      code: 'crm_not_configured',
      message: 'No HubSpot key is active for DT-Sales. A superadmin can add one under API Keys.',
    });
  });

  it('falls back to the sandbox, and without one names the screen', async () => {
    expect(await resolver({ ...nothing, sandbox }).resolve('Hubspot', 'dt-pm')).toMatchObject({
      source: 'sandbox',
      baseUrl: 'http://127.0.0.1:8090',
    });
    await expect(resolver(nothing).resolve('Openai', 'dt-pm')).rejects.toMatchObject({ code: 'ai_not_configured' });
  });

  it('sends every credential of a vendor to its configured address', async () => {
    storedKeys.store('Hubspot', 'dt-sales', 'stored-token');
    const credentials = resolver({ secret: 'env-token', baseUrl: 'https://crm.example', sandbox: undefined });
    expect((await credentials.resolve('Hubspot', 'dt-sales')).baseUrl).toBe('https://crm.example');
    expect((await credentials.resolve('Hubspot', 'dt-pm')).baseUrl).toBe('https://crm.example');
  });

  it('names the account without telling the secret', async () => {
    const { fingerprint } = await resolver({ ...nothing, secret: 'env-token' }).resolve('Hubspot', 'dt-pm');
    expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });
});
