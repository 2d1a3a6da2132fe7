import { expect, it } from 'vitest';
import { readText } from './read-values.ts';

it.each([
  ['en', 'The visit took an hour and a half.', 90],
  ['de', 'Das Gespräch dauerte anderthalb Stunden.', 90],
  ['fr', 'On a parlé pendant une heure et demie.', 90],
  ['es', 'Duró una hora y media.', 90],
  ['pt', 'Falámos uma hora e meia.', 90],
  ['it', "Siamo rimasti un'ora e mezza.", 90],
  ['nl', 'Het duurde drie kwartier.', 45],
  ['ro', 'A durat o oră și un sfert.', 75],
  ['pl', 'Spotkanie trwało półtorej godziny.', 90],
  ['sv', 'Mötet tog en timme och en kvart.', 75],
  ['ja', '二時間半お話ししました。', 150],
  ['zh', '聊了一个半小时。', 90],
])('reads a part of an hour in words: %s', (language, text, minutes) => {
  expect(readText(text, language).map(({ kind, keys }) => [kind, keys[0]])).toEqual([
    ['duration', `span:${minutes * 60}s`],
  ]);
});

it('tells a time of day from a time span of the same words', () => {
  expect(readText('Je passe à une heure et demie.', 'fr').map(({ kind }) => kind)).toEqual(['time']);
});
