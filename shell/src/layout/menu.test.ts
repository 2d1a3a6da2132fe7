// @vitest-environment jsdom
import { pages } from '@overture/ui';
import { expect, it } from 'vitest';
import { menuOf } from './menu.tsx';

function entries(role: string): string[] {
  return menuOf(role).flatMap((section) => section.items.map((item) => item.to));
}

it.each(['admin', 'superadmin'] as const)('offers a %s only pages that exist and that the role may open', (role) => {
  expect(entries(role).length).toBeGreaterThan(0);
  for (const to of entries(role)) expect(pages.find((page) => page.path === to)?.roles).toContain(role);
});

it.each([
  ['admin', ['Generate Emails', 'AI Prompts', 'Generation Queue', 'Settings']],
  [
    'superadmin',
    [
      'Overview',
      'Generate Emails',
      'Generation Queue',
      'AI Models',
      'User Groups',
      'API Keys',
      'AI Prompts',
      'Summary Prompts',
      'Base Summary',
      'Settings',
    ],
  ],
])('names the entries of an %s, in their order', (role, named) => {
  const labels = menuOf(role).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels.filter((label) => named.includes(label))).toEqual(named);
});

it('starts with where the role lands', () => {
  expect(entries('admin')[0]).toBe('/dashboard');
  expect(entries('superadmin')[0]).toBe('/admin/dashboard');
});

it('has nothing for a role nobody knows', () => {
  expect(menuOf('intern')).toEqual([]);
  expect(menuOf(null)).toEqual([]);
});
