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
  expect(open()).toEqual(['An uppercase letter, not met yet', 'A symbol of !@#$%^&*(),.?/":{}|<>, not met yet']);
  renderInApp(<PasswordRules password="Abcdef1!" />);
  expect(open()).toEqual([]);
});

test.each([
  ['Password1!', 'Easy to guess. Take a phrase of several words instead.'],
  ['Chosen!42', 'Not hard to guess. Add another word or two.'],
  ['My dog sleeps until 10!', 'Hard to guess.'],
])('says how hard %s is to guess', async (password, hint) => {
  renderInApp(<PasswordRules password={password} />);
  expect(await screen.findByText(hint)).toBeTruthy();
});

test('says that the address itself is easy to guess', async () => {
  renderInApp(<PasswordRules password="Kim1@Agency.example" email="kim1@agency.example" />);
  expect(await screen.findByText('Easy to guess. Take a phrase of several words instead.')).toBeTruthy();
});

test('advises a phrase before anything is typed', () => {
  renderInApp(<PasswordRules password="" />);
  expect(screen.getByText(/A phrase of several words is best/)).toBeTruthy();
});
