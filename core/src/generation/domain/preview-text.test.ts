import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

it('puts the beginning of a body on one line', () => {
  expect(previewText('Hi Ada,\n\nshort  one.')).toBe('Hi Ada, short one.');
  expect(previewText('word '.repeat(100)).length).toBeLessThanOrEqual(140);
});
