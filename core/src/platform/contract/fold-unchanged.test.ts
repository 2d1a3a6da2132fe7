import { expect, it } from 'vitest';
import { foldUnchanged } from './fold-unchanged.ts';

const between = { isFirst: false, isLast: false };
const text = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

it('keeps two lines beside each change, and the lines that the changes are in', () => {
  expect(foldUnchanged(text(9), between)).toEqual({
    before: 'line 1\nline 2\nline 3',
    lines: 3,
    after: 'line 7\nline 8\nline 9',
  });
});

it('shows nothing of the beginning and the end of the text that is not beside a change', () => {
  expect(foldUnchanged(text(9), { isFirst: true, isLast: false })).toMatchObject({ before: '', lines: 6 });
  expect(foldUnchanged(text(9), { isFirst: false, isLast: true })).toMatchObject({ lines: 6, after: '' });
});

it('leaves a short stretch as it is', () => {
  expect(foldUnchanged(text(8), between)).toBeNull();
});
