import { expect, it } from 'vitest';
import { wrapWords } from './wrap-words.ts';

it('fills lines with whole words, and leaves a word whole that is longer than a line', () => {
  expect(wrapWords('The sandbox is not running at 127.0.0.1:8090.', 24)).toEqual([
    'The sandbox is not',
    'running at',
    '127.0.0.1:8090.',
  ]);
  const path = 'x'.repeat(30);
  expect(wrapWords(`in ${path} or not`, 24)).toEqual(['in', path, 'or not']);
  expect(wrapWords('', 24)).toEqual(['']);
});
