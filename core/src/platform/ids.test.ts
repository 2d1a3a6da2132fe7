import { expect, it, vi } from 'vitest';
import { idSchema } from './contract/common.ts';
import { UuidGenerator } from './ids.ts';

it('makes ids that are UUIDs, and each greater than the one before, also within a moment', () => {
  const ids = new UuidGenerator();
  const before = Date.now();
  const made = Array.from({ length: 1_000 }, () => ids.next());
  expect(new Set(made).size).toBe(1_000);
  expect(made.toSorted()).toEqual(made);
  for (const id of made) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(idSchema.safeParse(id).success).toBe(true);
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

it('goes on into the next millisecond where one has more ids than it counts, and where the clock is set back', () => {
  vi.useFakeTimers({ now: 5_000 });
  const ids = new UuidGenerator();
  const made = Array.from({ length: 5_000 }, () => ids.next());
  vi.setSystemTime(4_000);
  made.push(ids.next());
  vi.useRealTimers();
  expect(new Set(made).size).toBe(5_001);
  expect(made.toSorted()).toEqual(made);
});
