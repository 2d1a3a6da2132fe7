import {
  IconBuilding,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconFileText,
  IconGauge,
  IconHistory,
  IconLayoutDashboard,
  IconPlaylistAdd,
  IconPlugConnected,
  IconSettings,
  IconShieldLock,
  IconSparkles,
  IconUsers,
  pages,
} from '@overture/ui';
import type { MenuItem, MenuSection } from '@overture/ui';
import type { ReactNode } from 'react';

/** The icons that the page table names, by which a build knows which to contain. */
const icons: Readonly<Record<string, typeof IconFileText>> = {
  IconBuilding,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconFileText,
  IconGauge,
  IconHistory,
  IconLayoutDashboard,
  IconPlaylistAdd,
  IconPlugConnected,
  IconSettings,
  IconShieldLock,
  IconSparkles,
  IconUsers,
};

/** The sidebar of a role: the entries of the pages that it may open, in groups, and the one at the foot. */
export function menuOf(role: string | null): { readonly sections: MenuSection[]; readonly settings?: MenuItem } {
  const entries = pages.filter(({ menu, roles }) => menu && roles.some((allowed) => allowed === role));
  const itemsOf = (group: string | null) => entries.filter(({ menu }) => menu?.[0] === group).map(itemOf);
  const groups = new Set(entries.flatMap(({ menu }) => menu?.[0] ?? []));
  const [settings] = itemsOf(null);
  return { sections: [...groups].map((title) => ({ title, items: itemsOf(title) })), ...(settings && { settings }) };
}

function itemOf({ path, title, menu }: Page): MenuItem {
  const covered = [...tabsOf(path), ...pages.filter(({ under }) => under === path)];
  return { label: menu?.[2] ?? title, to: path, icon: pageIcon(path), covers: covered.map((page) => page.path) };
}

/** The pages that share an entry of the sidebar with this one, itself included; empty where it has an entry alone. */
export function tabsOf(path: string): readonly Page[] {
  const entry = pages.find((page) => page.path === path)?.tabOf ?? path;
  const tabs = pages.filter((page) => page.path === entry || page.tabOf === entry);
  return tabs.length > 1 ? tabs : [];
}

export function pageIcon(path: string): ReactNode {
  const Icon = icons[pages.find((page) => page.path === path)?.menu?.[1] ?? ''] ?? IconFileText;
  return <Icon size={18} aria-hidden />;
}

type Page = (typeof pages)[number];
