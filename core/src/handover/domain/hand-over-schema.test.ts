import { expect, it } from 'vitest';
import { buildHandOver, testNow } from '../../testing/index.ts';
import { handOverSchema } from './hand-over-schema.ts';

it('opens what was stored before tasks were read', () => {
  const none = { repliedAt: null, metAt: null, bouncedAt: null, optedOut: false };
  const stored = { ...buildHandOver(), outcome: { readAt: testNow, contactState: '', sent: [], ...none } };
  expect(handOverSchema.parse(stored).outcome?.done).toEqual([]);
});
