import { expect, it } from 'vitest';
import { handedOverText } from './hand-over-words.ts';

it('says of a hand-over what happened last', () => {
  const handedOver = {
    version: 1,
    to: 'tasks',
    createdAt: '2026-11-03T12:00:00.000Z',
    sent: 0,
    steps: 3,
    repliedAt: null,
  } as const;
  expect(handedOverText(handedOver)).toBe('handed over Nov 3, 2026');
  expect(handedOverText({ ...handedOver, sent: 2 })).toBe('2 of 3 sent');
  expect(handedOverText({ ...handedOver, sent: 2, repliedAt: '2026-11-06T12:00:00.000Z' })).toBe('replied Nov 6, 2026');
});
