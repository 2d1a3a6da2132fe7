// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

const rows = () => screen.getAllByRole('listitem').map((row) => [...row.children].map((part) => part.textContent));

test.each([
  'Budget: EUR 100,000\n**Who decides:** the *CFO*\nThey open at 9:00.',
  '- Budget: EUR 100,000\n- **Who decides**: the *CFO*\n- They open at 9:00.',
])('shows lines that begin with a label as rows', (text) => {
  const { unmount } = render(<Prose text={text} />);
  expect(rows()).toEqual([['Budget', 'EUR 100,000'], ['Who decides', 'the *CFO*'], ['They open at 9:00.']]);
  unmount();
});

test('leaves running text and plain lists as they are', () => {
  render(<Prose text={'One thing: this is a sentence on its own.\n\n- first\n- second'} />);
  expect(screen.getByText('One thing: this is a sentence on its own.').tagName).toBe('P');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['first', 'second']);
});
