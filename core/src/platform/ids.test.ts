import { expect, it } from 'vitest';
import { idSchema } from './contract/common.ts';
import { UuidGenerator } from './ids.ts';

it('makes ids that are UUIDs, differ within a moment, and grow with time', () => {
  const ids = new UuidGenerator();
  const before = Date.now();
  const made = Array.from({ length: 1_000 }, () => ids.next());
  expect(new Set(made).size).toBe(1_000);
  for (const id of made) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(idSchema.safeParse(id).success).toBe(true);
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});
