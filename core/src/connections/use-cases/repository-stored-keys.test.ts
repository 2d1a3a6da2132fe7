import { afterAll, describe, expect, it } from 'vitest';
import { AesSecretBox } from '../../vendors/crypto/aes-secret-box.ts';
import { openTestStore, testNow, uniqueId } from '../../testing/index.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import { UnreadableKeyError } from '../domain/unreadable-key-error.ts';
import { RepositoryStoredKeys } from './repository-stored-keys.ts';

describe('RepositoryStoredKeys', () => {
  const store = openTestStore();
  afterAll(() => store.close());
  const secretBox = new AesSecretBox(Buffer.alloc(32, 7).toString('base64'));
  const storedKeys = new RepositoryStoredKeys({ keys: store.apiKeys, secretBox });

  async function stored(secret: string, overrides: Partial<ApiKey> = {}): Promise<ApiKey> {
    const id = uniqueId('key');
    const key: ApiKey = {
      id,
      name: 'Main',
      type: 'Openai',
      department: 'dt-pm',
      sealed: secretBox.seal(secret, sealContextOf(id)),
      masterKeyId: secretBox.keyId,
      lastFour: secret.slice(-4),
      active: true,
      createdAt: testNow,
      updatedAt: testNow,
      ...overrides,
    };
    await store.apiKeys.create(key);
    return key;
  }

  it('opens the active key of a type and domain, the one activated last', async () => {
    expect(await storedKeys.findActiveSecret('Openai', 'dt-pm')).toBeNull();
    expect(await storedKeys.hasEverStored('Openai', 'dt-pm')).toBe(false);
    await stored('first');
    await stored('second');
    await stored('spare', { active: false });
    expect(await storedKeys.findActiveSecret('Openai', 'dt-pm')).toBe('second');
    expect(await storedKeys.findActiveSecret('Openai', 'dt-sales')).toBeNull();
    expect(await storedKeys.findActiveSecret('Hubspot', 'dt-pm')).toBeNull();
  });

  it('remembers that a domain stored a key, active or not, deleted or not', async () => {
    const key = await stored('idle', { type: 'Hubspot', active: false });
    expect(await storedKeys.hasEverStored('Hubspot', 'dt-pm')).toBe(true);
    expect(await storedKeys.findActiveSecret('Hubspot', 'dt-pm')).toBeNull();
    await store.apiKeys.delete(key.id);
    expect(await storedKeys.hasEverStored('Hubspot', 'dt-pm')).toBe(true);
  });

  it('keeps no secret in the clear, and opens none that was moved to another key', async () => {
    const one = await stored('sk-of-one', { department: 'product-pm', lastFour: '' });
    await stored('sk-of-other', { department: 'conference-sales', sealed: one.sealed, lastFour: '' });
    expect(JSON.stringify(store.database.prepare('SELECT * FROM api_keys').all())).not.toContain('sk-of');
    expect(await storedKeys.findActiveSecret('Openai', 'product-pm')).toBe('sk-of-one');
    await expect(storedKeys.findActiveSecret('Openai', 'conference-sales')).rejects.toBeInstanceOf(UnreadableKeyError);
  });
});
