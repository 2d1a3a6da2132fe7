import { IconFileText, pages } from '@overture/ui';
import type { MenuItem, MenuSection, PageEntry } from '@overture/ui';
import type { ReactNode } from 'react';

/**
 * The sidebar of a role: the pages with a menu entry that the role may open. A superadmin's overview has a section of
 * its own.
 */
export function menuOf(role: string | null): MenuSection[] {
  const items = pages
    .filter((page) => page.menu !== undefined && page.roles.some((allowed) => allowed === role))
    .map((page): MenuItem => ({ label: page.menu?.label ?? page.title, to: page.path, icon: pageIcon(page) }));
  const atTop = role === 'superadmin' ? 1 : items.length;
  const sections = [
    { title: 'Dashboard', items: items.slice(0, atTop) },
    { title: 'Management', items: items.slice(atTop) },
  ];
  return sections.filter((section) => section.items.length > 0);
}

/** The icon of a page in the sidebar and the palette. */
export function pageIcon({ menu }: PageEntry): ReactNode {
  const Icon = menu?.icon ?? IconFileText;
  return <Icon size={18} aria-hidden />;
}
