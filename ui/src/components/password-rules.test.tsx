// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { PasswordRules } from './password-rules.tsx';

function open(): string[] {
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('not met'));
}

test('ticks off each rule as the password meets it', () => {
  renderInApp(<PasswordRules password="" />);
  expect(open()).toHaveLength(5);
  renderInApp(<PasswordRules password="abcdef1" />);
  expect(open().map((text) => text.split(',')[0])).toEqual(['An uppercase letter', 'A symbol']);
  renderInApp(<PasswordRules password="Abcdef1!" />);
  expect(open()).toEqual([]);
});
