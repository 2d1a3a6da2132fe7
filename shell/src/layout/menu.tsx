import { IconFileText, menuGroups, pages, tabsOf } from '@overture/ui';
import type { MenuItem, MenuSection, PageEntry, PagePath } from '@overture/ui';
import type { ReactNode } from 'react';

/** The sidebar of a role: the pages with a menu entry that the role may open, by group; the last group is its foot. */
export function menuOf(role: string | null): { readonly sections: MenuSection[]; readonly settings?: MenuItem } {
  const entries = pages.filter(({ menu, roles }) => menu !== undefined && roles.some((allowed) => allowed === role));
  const inGroup = (group: string) => entries.filter(({ menu }) => menu?.group === group).map(itemOf);
  const sections = menuGroups
    .filter((group) => group !== 'you')
    .map((group) => ({ title: group, items: inGroup(group) }));
  const [settings] = inGroup('you');
  return { sections: sections.filter(({ items }) => items.length > 0), ...(settings && { settings }) };
}

function itemOf(page: PageEntry & { readonly path: PagePath }): MenuItem {
  return {
    label: page.menu?.label ?? page.title,
    to: page.path,
    icon: pageIcon(page),
    covers: tabsOf(page.path).map(({ path }) => path),
  };
}

/** The icon of a page in the sidebar and the palette. */
export function pageIcon({ menu }: PageEntry): ReactNode {
  const Icon = menu?.icon ?? IconFileText;
  return <Icon size={18} aria-hidden />;
}
