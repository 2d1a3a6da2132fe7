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

it('names the entries as the spec does, in its order', () => {
  const labels = (role: string) => menuOf(role).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels('admin')).toEqual(['Generate Emails', 'AI Prompts', 'Generation Queue', 'Settings']);
  expect(labels('superadmin')).toEqual([
    'Overview',
    'Generate Emails',
    'Generation Queue',
    'AI Models',
    'User Groups',
    'API Keys',
    'CRM Fields',
    'AI Prompts',
    'Summary Prompts',
    'Base Summary',
    'Settings',
  ]);
});

it('starts with where the role lands', () => {
  expect(entries('admin')[0]).toBe('/dashboard');
  expect(entries('superadmin')[0]).toBe('/admin/dashboard');
});

it('has nothing for a role nobody knows', () => {
  expect(menuOf('intern')).toEqual([]);
  expect(menuOf(null)).toEqual([]);
});
