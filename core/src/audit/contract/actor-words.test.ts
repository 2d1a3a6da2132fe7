import { expect, it } from 'vitest';
import { actorWords } from './actor-words.ts';

it.each([
  ['kim@agency.example', 'kim@agency.example'],
  ['cli:root', 'root (from the command line)'],
  ['system', 'Overture'],
  ['address 0123', 'An unknown address'],
])('names the actor %s for people', (name, words) => {
  expect(actorWords(name)).toBe(words);
});
