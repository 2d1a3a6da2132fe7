import { expect, it } from 'vitest';
import { stageText } from './stage.ts';

it('says what a generation does', () => {
  expect(stageText({ name: 'reading' })).toBe('reading');
  expect(stageText({ name: 'writing' })).toBe('writing the playbook');
  expect(stageText({ name: 'writing', email: 2, of: 4 })).toBe('writing email 2 of 4');
  expect(stageText({ name: 'writing', email: 5, of: 4 })).toBe('writing email 5');
});
