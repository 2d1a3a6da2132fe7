// @vitest-environment jsdom
import { pages } from '@overture/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuOf, pageIcon, tabsOf } from './menu.tsx';

function itemsOf(role: string) {
  const { sections, settings } = menuOf(role);
  return [...sections.flatMap(({ items }) => items), ...(settings === undefined ? [] : [settings])];
}

const entries = (role: string): string[] => itemsOf(role).map(({ to }) => to);

it.each(['admin', 'superadmin'] as const)('offers a %s only pages that exist and that the role may open', (role) => {
  expect(entries(role).length).toBeGreaterThan(0);
  for (const to of entries(role)) expect(pages.find((page) => page.path === to)?.roles).toContain(role);
});

it('groups the entries of an admin', () => {
  expect(titled('admin')).toEqual([
    ['Work', ['Generate Emails', 'Generation Queue', 'Check a draft', 'Runs']],
    ['Writing', ['AI Prompts']],
  ]);
  expect(menuOf('admin').settings?.label).toBe('Settings');
});

it('groups the entries of a superadmin', () => {
  expect(titled('superadmin')).toEqual([
    ['Work', ['Generate Emails', 'Generation Queue', 'Check a draft', 'Runs']],
    ['Writing', ['AI Prompts', 'Agency']],
    ['Setup', ['Connections', 'AI Models']],
    ['People', ['User Groups', 'Limits']],
    ['Insight and compliance', ['Overview', 'Audit Log', 'Privacy']],
  ]);
  expect(menuOf('superadmin').settings?.label).toBe('Settings');
});

function titled(role: string) {
  return menuOf(role).sections.map(({ title, items }) => [title, items.map(({ label }) => label)]);
}

it.each(['/admin/connect', '/admin/api-keys', '/admin/crm-fields'] as const)('leads to %s by one entry', (path) => {
  const covering = itemsOf('superadmin').filter(({ covers }) => covers?.includes(path));
  expect(covering.map(({ label }) => label)).toEqual(['Connections']);
  expect(tabsOf(path).map(({ title }) => title)).toEqual(['Connect', 'API Keys', 'CRM Fields']);
});

it('keeps the entry active from which a page was opened', () => {
  const entryOf = (path: string) => itemsOf('superadmin').filter(({ covers }) => covers?.includes(path));
  expect(entryOf('/admin/review').map(({ label }) => label)).toEqual(['Generation Queue']);
  expect(entryOf('/detailed-history/:id').map(({ label }) => label)).toEqual(['Generation Queue']);
  expect(entryOf('/admin/user-details/:userId').map(({ label }) => label)).toEqual(['Overview']);
});

it('has an entry or a tab for each page without an id, but for those that an action opens', () => {
  const reached = new Set(entries('superadmin').flatMap((to) => [to, ...tabsOf(to).map(({ path }) => path)]));
  const others = pages.filter(
    ({ path, roles }) => !path.includes(':') && roles.includes('superadmin') && !reached.has(path),
  );
  expect(others.map(({ path }) => path)).toEqual(['/admin/review', '/runs/new']);
});

it('has the icon that the page table names for each entry', () => {
  for (const { path, menu } of pages) {
    if (menu !== undefined)
      expect(renderToStaticMarkup(pageIcon(path)), path).toContain(`tabler-icon-${tablerName(menu[1])}`);
  }
});

/** The name of an icon in its class: `IconFileText` is `file-text`. */
const tablerName = (icon: string): string =>
  icon
    .slice('Icon'.length)
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase();

it('starts with where an admin lands', () => {
  expect(entries('admin')[0]).toBe('/dashboard');
});

it('has nothing for a role nobody knows', () => {
  expect(menuOf('intern')).toEqual({ sections: [] });
  expect(menuOf(null)).toEqual({ sections: [] });
});
