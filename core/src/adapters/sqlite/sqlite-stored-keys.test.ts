import { afterAll, describe, expect, it } from 'vitest';
import { openTestStore, testNow, uniqueId } from '../../testing/index.ts';

describe('SqliteStoredKeys', () => {
  const store = openTestStore();
  afterAll(() => store.close());

  const key = (overrides: object = {}) => ({
    id: uniqueId('key'),
    name: 'Main',
    type: 'Openai' as const,
    department: 'dt-pm' as const,
    secret: 'sk-very-secret',
    active: true,
    now: testNow,
    ...overrides,
  });

  it('finds the active key of a type and domain, the newest one activated', async () => {
    expect(await store.storedKeys.findActiveSecret('Openai', 'dt-pm')).toBeNull();
    expect(await store.storedKeys.hasEverStored('Openai', 'dt-pm')).toBe(false);
    await store.storedKeys.store(key({ secret: 'first' }));
    await store.storedKeys.store(key({ secret: 'second' }));
    await store.storedKeys.store(key({ secret: 'spare', active: false }));
    expect(await store.storedKeys.findActiveSecret('Openai', 'dt-pm')).toBe('second');
    expect(await store.storedKeys.findActiveSecret('Openai', 'dt-sales')).toBeNull();
    expect(await store.storedKeys.findActiveSecret('Hubspot', 'dt-pm')).toBeNull();
  });

  it('remembers that a domain stored a key, active or not', async () => {
    await store.storedKeys.store(key({ type: 'Hubspot', active: false }));
    expect(await store.storedKeys.hasEverStored('Hubspot', 'dt-pm')).toBe(true);
    expect(await store.storedKeys.findActiveSecret('Hubspot', 'dt-pm')).toBeNull();
  });

  it('holds no secret in the clear, and opens none that was moved to another row', async () => {
    const one = key({ department: 'product-pm', secret: 'sk-of-one' });
    const other = key({ department: 'conference-sales', secret: 'sk-of-other' });
    await store.storedKeys.store(one);
    await store.storedKeys.store(other);
    const rows = store.database.prepare('SELECT * FROM stored_keys').all();
    expect(JSON.stringify(rows)).not.toContain('sk-of');
    expect(rows.every((row) => String(row.sealed).includes(String(row.key_id)))).toBe(true);
    store.database
      .prepare('UPDATE stored_keys SET sealed = (SELECT sealed FROM stored_keys WHERE id = ?) WHERE id = ?')
      .run(one.id, other.id);
    await expect(store.storedKeys.findActiveSecret('Openai', 'conference-sales')).rejects.toThrow('damaged');
  });
});
