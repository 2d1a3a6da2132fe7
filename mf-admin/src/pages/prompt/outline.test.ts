import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('finds titles after blank lines and headings of Markdown, and where they begin', () => {
  const text = 'Write three emails.\n\nHow it should sound\nShort.\n\nNever\nNever guess.\n## Call to action\nA call.';
  expect(outlineOf(text).map(({ title, at }) => [title, text.slice(at, at + 5)])).toEqual([
    ['How it should sound', 'How i'],
    ['Never', 'Never'],
    ['Call to action', '## Ca'],
  ]);
});

it('does not treat a sentence or a lower-case line as a title', () => {
  expect(outlineOf('Write well.\n\n- a list\n\nand more\n')).toEqual([]);
});
