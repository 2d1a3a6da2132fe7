import { expect, it } from 'vitest';
import { costLine, lastTemplate, suggestedTemplate, templateLine } from './template-words.ts';

it('says what a template writes', () => {
  const prompt = 'Write a sequence of four emails.';
  expect(templateLine({ prompt, description: 'Wins back a quiet contact.' })).toBe(
    '4 emails · Wins back a quiet contact',
  );
  expect(templateLine({ prompt: 'Write.', description: '' })).toBe('about 4 emails');
});

it('says what a sequence will cost only if a cost is known', () => {
  expect(costLine(0.034)).toBe('about $0.03, as last time');
  expect(costLine(0)).toBe('about 1 cent or less, as last time');
  expect(costLine(null)).toBe('');
});

it('finds the newest used template that still exists', () => {
  const used = (id: string) => ({ promtId: { _id: id, title: '' } });
  expect(lastTemplate([used('gone'), used('b'), used('a')], [{ _id: 'a' }, { _id: 'b' }])).toBe('b');
  expect(lastTemplate([used('gone')], [{ _id: 'a' }])).toBe('');
  expect(lastTemplate(undefined, undefined)).toBe('');
});

it('suggests the template for what matters most about the contact, and says why', () => {
  const situations = [
    { situation: 'openDeal', why: 'A deal is open.' },
    { situation: 'longSilence', why: 'Nobody has spoken.' },
  ] as const;
  const silence = { _id: 'b', title: 'Win back', suits: 'longSilence' } as const;
  expect(suggestedTemplate([...situations], [{ _id: 'a', title: 'Any', suits: null }, silence])).toEqual({
    templateId: 'b',
    title: 'Win back',
    why: 'Nobody has spoken.',
  });
  expect(
    suggestedTemplate([...situations], [silence, { _id: 'c', title: 'Offer', suits: 'openDeal' }])?.templateId,
  ).toBe('c');
  expect(suggestedTemplate([...situations], [{ _id: 'a', title: 'Any', suits: null }])).toBeNull();
  expect(suggestedTemplate(undefined, undefined)).toBeNull();
});
