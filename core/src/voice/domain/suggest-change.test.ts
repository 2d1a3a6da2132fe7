import { expect, it } from 'vitest';
import type { VoiceProfile } from '../contract/voice.ts';
import { suggestChange } from './suggest-change.ts';

const profile: VoiceProfile = {
  greeting: { first: { word: 'Hello', name: 'first' }, reply: { word: 'Hello', name: 'first' } },
  closing: { first: 'Best regards', reply: 'Thanks' },
  sentenceWords: 11,
  emailWords: 70,
  address: null,
  languages: [],
  habits: { contractions: 'never', exclamationMarks: 'never', lists: 'never', questionAtEnd: 'never', emojis: 'never' },
};
const original = 'Hello Ada,\n\nhow is the shop?\n\nBest regards,\nKim';
const edit = (from: string, to: string) => ({ original, text: original.replace(from, to) });
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

it('offers what was changed in three emails, in replies too where they were the same', () => {
  expect(suggestChange(profile, times(3, edit('Hello', 'Hi')))).toEqual({
    greeting: { first: { word: 'Hi', name: 'first' }, reply: { word: 'Hi', name: 'first' } },
  });
  expect(suggestChange(profile, times(3, edit('Best regards', 'Cheers')))).toEqual({
    closing: { first: 'Cheers', reply: 'Thanks' },
  });
});

it('offers nothing for two, for changes that differ, and for what the profile has', () => {
  const cheers = edit('Best regards', 'Cheers');
  expect(suggestChange(profile, times(2, cheers))).toBeNull();
  const others = times(3, edit('Best regards', 'Regards'));
  expect(suggestChange(profile, [...times(3, cheers), ...others])).toBeNull();
  expect(suggestChange(profile, times(9, edit('shop', 'new shop')))).toBeNull();
  const closing = { first: 'Cheers', reply: 'Cheers' } as const;
  expect(suggestChange({ ...profile, closing }, times(3, cheers))).toBeNull();
});
