// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
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

test('unchanged lines that are far from a change are counted, and can be opened', () => {
  const text = (last: string) => `First.\nSecond.\nThird.\nFourth.\nFifth.\nWe start in ${last}.`;
  const { container } = render(<ComparedWords folded before={text('May')} after={text('June')} />);
  expect(container.textContent).toBe('3 unchanged linesFourth.\nFifth.\nWe start in MayJune.');
  fireEvent.click(screen.getByRole('button', { name: '3 unchanged lines' }));
  expect(container.textContent).toBe(text('MayJune'));
});
