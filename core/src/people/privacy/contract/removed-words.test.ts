import { expect, it } from 'vitest';
import { removedWords } from './removed-words.ts';

it('counts what is removed in singular and plural', () => {
  expect(removedWords([{ what: 'samples', count: 1 }])).toBe('1 sample');
  expect(
    removedWords([
      { what: 'records', count: 1 },
      { what: 'hand_overs', count: 2 },
      { what: 'run_rows', count: 1 },
      { what: 'audit_entries', count: 3 },
    ]),
  ).toBe('1 record, 2 hand-overs, 1 row of a run, and 3 mentions in the audit log');
  expect(removedWords([])).toBe('');
});
