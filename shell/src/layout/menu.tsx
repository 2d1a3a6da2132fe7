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
  pageTable,
} from '@overture/ui';
import type { MenuItem, MenuSection, PagePath } from '@overture/ui';
import type { ReactNode } from 'react';

interface Entry {
  readonly path: PagePath;
  readonly icon: typeof IconFileText;
  /** By default the page's title. */
  readonly label?: string;
  /** The pages that are tabs of this one, and have no entry of their own. */
  readonly tabs?: readonly PagePath[];
}

/** The groups of the sidebar with their entries, in order. */
const groups: Readonly<Record<string, readonly Entry[]>> = {
  Work: [
    { path: '/dashboard', icon: IconSparkles },
    { path: '/admin/generate-email', icon: IconSparkles },
    { path: '/admin/history', icon: IconHistory },
    { path: '/check', icon: IconChecklist },
    { path: '/runs', icon: IconPlaylistAdd },
  ],
  Writing: [
    { path: '/templates', icon: IconFileText },
    { path: '/admin/prompts', icon: IconFileText, tabs: ['/admin/summary', '/admin/base-summary'] },
    { path: '/admin/agency', icon: IconBuilding },
  ],
  Setup: [
    {
      path: '/admin/connect',
      icon: IconPlugConnected,
      label: 'Connections',
      tabs: ['/admin/api-keys', '/admin/crm-fields'],
    },
    { path: '/admin/ai-models', icon: IconCpu },
  ],
  People: [
    { path: '/admin/user-groups', icon: IconUsers },
    { path: '/admin/limits', icon: IconGauge },
  ],
  'Insight and compliance': [
    { path: '/admin/dashboard', icon: IconLayoutDashboard },
    { path: '/admin/audit', icon: IconClipboardList },
    { path: '/admin/privacy', icon: IconShieldLock },
  ],
};

/** The entry at the foot of the sidebar. */
const foot: Entry = { path: '/profile-settings', icon: IconSettings, label: 'Settings' };

const entries = [...Object.values(groups).flat(), foot];

/** The sidebar of a role: the entries of the pages that it may open. */
export function menuOf(role: string | null): { readonly sections: MenuSection[]; readonly settings?: MenuItem } {
  const itemsOf = (of: readonly Entry[]) =>
    of.filter(({ path }) => pageTable[path].roles.some((allowed) => allowed === role)).map(itemOf);
  const sections = Object.entries(groups).map(([title, of]) => ({ title, items: itemsOf(of) }));
  const [settings] = itemsOf([foot]);
  return { sections: sections.filter(({ items }) => items.length > 0), ...(settings && { settings }) };
}

function itemOf({ path, label = pageTable[path].title }: Entry): MenuItem {
  return { label, to: path, icon: pageIcon(path), covers: tabsOf(path).map((tab) => tab.path) };
}

/** The pages that share an entry of the sidebar with this one, itself included; empty where it has an entry alone. */
export function tabsOf(path: string): typeof pages {
  const entry = entries.find(({ path: own, tabs }) => tabs && [own, ...tabs].some((tab) => tab === path));
  return pages.filter((page) => page.path === entry?.path || entry?.tabs?.includes(page.path));
}

/** The icon of a page in the sidebar and the palette. */
export function pageIcon(path: PagePath): ReactNode {
  const Icon = entries.find((entry) => entry.path === path)?.icon ?? IconFileText;
  return <Icon size={18} aria-hidden />;
}
