// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparedWords } from './compared-words.tsx';

function marked(before: string, after: string): string {
  const { container } = render(<ComparedWords before={before} after={after} />);
  return [...container.children]
    .map(({ tagName, textContent }) =>
      tagName === 'INS' ? `+${textContent}+` : tagName === 'DEL' ? `-${textContent}-` : textContent,
    )
    .join('');
}

test('marks the words that changed', () => {
  expect(marked('We start in May.', 'We start in June.')).toBe('We start in -May-+June+.');
  expect(marked('One two.', 'One and two.')).toBe('One +and +two.');
});

test('a sentence written anew is one change, and the line breaks stay', () => {
  expect(marked('Hi Ana,\n\nIt is slow.\n\nNora', 'Hallo Ana,\n\nes dauert lange.\n\nNora')).toBe(
    '-Hi-+Hallo+ Ana,\n\n-It is slow-+es dauert lange+.\n\nNora',
  );
});
