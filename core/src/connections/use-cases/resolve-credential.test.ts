import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretBox } from '../../platform/secret-box.ts';
import { openTestStore, testNow, uniqueId } from '../../testing/index.ts';
import type { TestStore } from '../../testing/open-test-store.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { VendorSettings } from '../domain/vendor-settings.ts';
import { ResolveCredential } from './resolve-credential.ts';

const nothing: VendorSettings = { secret: undefined, baseUrl: undefined, sandbox: undefined };
const sandbox = { baseUrl: 'http://127.0.0.1:8090', secret: 'sandbox-token' };

describe('ResolveCredential', () => {
  let store: TestStore;
  beforeEach(() => {
    store = openTestStore();
  });
  afterEach(() => store.close());
  const secretBox = new SecretBox(Buffer.alloc(32, 7).toString('base64'));
  const resolver = (hubspot: VendorSettings): ResolveCredential =>
    new ResolveCredential({
      keys: store.apiKeys,
      secretBox,
      vendors: { Hubspot: hubspot, Openai: nothing },
      productName: 'Overture',
    });

  async function stored(secret: string, overrides: Partial<ApiKey> = {}): Promise<ApiKey> {
    const id = uniqueId('key');
    const key: ApiKey = {
      id,
      name: 'Main',
      type: 'Hubspot',
      department: 'dt-sales',
      sealed: secretBox.seal(secret, sealContextOf(id)),
      masterKeyId: secretBox.keyId,
      lastFour: '',
      active: true,
      createdAt: testNow,
      updatedAt: testNow,
      ...overrides,
    };
    await store.apiKeys.create(key);
    return key;
  }

  it("uses the domain's active stored key before the environment's", async () => {
    await stored('stored-token');
    const credentials = resolver({ ...nothing, secret: 'env-token', sandbox });
    expect(await credentials.resolve('Hubspot', 'dt-sales')).toMatchObject({
      source: 'stored',
      secret: 'stored-token',
    });
    expect(await credentials.resolve('Hubspot', 'dt-pm')).toMatchObject({ source: 'environment', secret: 'env-token' });
  });

  it("never falls back for a domain that once stored a key: a deactivated key must not turn into somebody else's", async () => {
    await stored('stored-token', { active: false });
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
    await stored('stored-token');
    const credentials = resolver({ secret: 'env-token', baseUrl: 'https://crm.example', sandbox: undefined });
    expect((await credentials.resolve('Hubspot', 'dt-sales')).baseUrl).toBe('https://crm.example');
    expect((await credentials.resolve('Hubspot', 'dt-pm')).baseUrl).toBe('https://crm.example');
  });

  it('names the account without telling the secret', async () => {
    const { fingerprint } = await resolver({ ...nothing, secret: 'env-token' }).resolve('Hubspot', 'dt-pm');
    expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });

  it('uses the key that was activated last, and remembers one that was deleted', async () => {
    await stored('first');
    const key = await stored('second');
    await stored('spare', { active: false });
    const credentials = resolver({ ...nothing, secret: 'env-token' });
    expect((await credentials.resolve('Hubspot', 'dt-sales')).secret).toBe('second');
    await store.apiKeys.delete(key.id);
    await expect(credentials.resolve('Hubspot', 'dt-sales')).rejects.toMatchObject({ code: 'crm_not_configured' });
  });

  it('keeps no secret in the clear, and opens none that was moved to another key', async () => {
    const one = await stored('sk-of-one');
    const moved = await stored('sk-of-other', { department: 'dt-pm', sealed: one.sealed });
    expect(JSON.stringify(store.database.prepare('SELECT * FROM api_keys').all())).not.toContain('sk-of');
    const credentials = resolver(nothing);
    expect(credentials.ofKey(one)?.secret).toBe('sk-of-one');
    expect(credentials.ofKey(moved)).toBeNull();
    await expect(credentials.resolve('Hubspot', 'dt-pm')).rejects.toMatchObject({
      code: 'crm_not_configured',
      message: expect.stringContaining('cannot be opened any more'),
    });
  });
});
