import { buildSummary } from '@overture/ui/testing';
import { expect, test } from 'vitest';
import { progressText } from './running-time.tsx';

test.each([
  [1, '1st in line'],
  [2, '2nd in line'],
  [3, '3rd in line'],
  [11, '11th in line'],
  [42, '42nd in line'],
  [100, '100th in line'],
  [101, 'over 100 in line'],
])('says that place %i is the %s', (queuePosition, text) => {
  expect(progressText(buildSummary({ responseStatus: 'pending', queuePosition }), undefined)).toBe(text);
});

test('tells the stage of a running generation, and its attempt until the stage is known', () => {
  const record = buildSummary({ responseStatus: 'processing', attempts: 2 });
  expect(progressText(record, undefined)).toBe('attempt 2');
  expect(progressText(record, { name: 'writing', email: 2, of: 4 })).toBe('writing email 2 of 4');
  expect(progressText({ ...record, responseStatus: 'pending', attempts: 0 }, undefined)).toBe('');
});
