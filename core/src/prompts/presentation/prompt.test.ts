import { expect, it } from 'vitest';
import { departmentNames } from '../../platform/contract/departments.ts';
import { emptyAgency, profileOf } from '../agency/domain/agency.ts';
import { presentPromptVersion } from './prompt.ts';

it("tells a version of an agency in today's words, whenever it was saved", () => {
  const profile = { ...profileOf(emptyAgency), levels: { spam_words: 'off' } };
  const content = { title: 'Agency', prompt: 'Rule spam_words: off', profile };
  const saved = { version: 1, state: 'live', author: null, why: '', createdAt: null, publishedAt: null } as const;
  const { prompt } = presentPromptVersion({ ...saved, content, uses: null }, departmentNames('Overture'));
  expect(prompt).toBe('Time zone: UTC\nSend check, words of an advertisement: off');
});
