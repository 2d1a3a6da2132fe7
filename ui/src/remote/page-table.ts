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
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { Role } from '@overture/core/contract';

export type RemoteName = 'generator' | 'admin' | 'history';

export interface PageEntry {
  /** The workspace that builds the page; the shell has a few pages of its own. */
  readonly remote: RemoteName | 'shell';
  /** The roles that may open it; empty allows every signed-in user. */
  readonly roles: readonly Role[];
  /** The title of the browser's tab. */
  readonly title: string;
  /** Its entry in the sidebar; the title is the default label. */
  readonly menu?: { readonly icon: Icon; readonly label?: string; readonly group: MenuGroup };
  /** The page whose entry in the sidebar leads here too: both are tabs of one place. */
  readonly tabOf?: string;
}

/** The groups of the sidebar, in their order. `you` stands at its foot. */
export const menuGroups = ['Work', 'Writing', 'Setup', 'People', 'Insight and compliance', 'you'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * Every page that exists; those of a group of the menu, and the tabs of one place, in their order. The shell makes routes, guards, sidebar and palette from this
 * table, and `defineRemote` makes each remote provide exactly its pages. To add a page, add its entry here; the
 * compiler then names the remote that lacks it.
 */
export const pageTable = {
  '/dashboard': {
    remote: 'generator',
    roles: ['admin'],
    title: 'Generate Emails',
    menu: { icon: IconSparkles, group: 'Work' },
  },
  '/templates': {
    remote: 'admin',
    roles: ['admin'],
    title: 'AI Prompts',
    menu: { icon: IconFileText, group: 'Writing' },
  },
  '/admin/generate-email': {
    remote: 'generator',
    roles: ['superadmin'],
    title: 'Generate Emails',
    menu: { icon: IconSparkles, group: 'Work' },
  },
  '/admin/history': {
    remote: 'history',
    roles: ['admin', 'superadmin'],
    title: 'Generation Queue',
    menu: { icon: IconHistory, group: 'Work' },
  },
  '/admin/review': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Review' },
  '/check': {
    remote: 'generator',
    roles: ['admin', 'superadmin'],
    title: 'Check a draft',
    menu: { icon: IconChecklist, group: 'Work' },
  },
  '/runs': {
    remote: 'generator',
    roles: ['admin', 'superadmin'],
    title: 'Runs',
    menu: { icon: IconPlaylistAdd, group: 'Work' },
  },
  '/runs/new': { remote: 'generator', roles: ['admin', 'superadmin'], title: 'Run a list' },
  '/runs/:runId': { remote: 'generator', roles: ['admin', 'superadmin'], title: 'Run' },
  '/detailed-history/:id': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Generated Email Details' },
  '/admin/prompts': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'AI Prompts',
    menu: { icon: IconFileText, group: 'Writing' },
  },
  '/admin/summary': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Summary Prompts',
    tabOf: '/admin/prompts',
  },
  '/admin/base-summary': { remote: 'admin', roles: ['superadmin'], title: 'Base Summary', tabOf: '/admin/prompts' },
  '/admin/agency': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Agency',
    menu: { icon: IconBuilding, group: 'Writing' },
  },
  '/admin/connect': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Connect',
    menu: { icon: IconPlugConnected, label: 'Connections', group: 'Setup' },
  },
  '/admin/api-keys': { remote: 'admin', roles: ['superadmin'], title: 'API Keys', tabOf: '/admin/connect' },
  '/admin/crm-fields': { remote: 'admin', roles: ['superadmin'], title: 'CRM Fields', tabOf: '/admin/connect' },
  '/admin/ai-models': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'AI Models',
    menu: { icon: IconCpu, group: 'Setup' },
  },
  '/admin/user-groups': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'User Groups',
    menu: { icon: IconUsers, group: 'People' },
  },
  '/admin/limits': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Limits',
    menu: { icon: IconGauge, group: 'People' },
  },
  '/admin/prompts/:promptId': { remote: 'admin', roles: ['superadmin'], title: 'AI Prompt' },
  '/admin/prompts/:promptId/trials/:trialId': { remote: 'admin', roles: ['superadmin'], title: 'Trial' },
  '/admin/dashboard': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Overview',
    menu: { icon: IconLayoutDashboard, group: 'Insight and compliance' },
  },
  '/admin/audit': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Audit Log',
    menu: { icon: IconClipboardList, group: 'Insight and compliance' },
  },
  '/admin/privacy': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Privacy',
    menu: { icon: IconShieldLock, group: 'Insight and compliance' },
  },
  '/admin/user-history/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Email History' },
  '/admin/user-details/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Details' },
  '/profile-settings': {
    remote: 'shell',
    roles: ['admin', 'superadmin'],
    title: 'Profile Settings',
    menu: { icon: IconSettings, label: 'Settings', group: 'you' },
  },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pageTable;

/** The paths that one remote, or the shell, must serve. */
export type PagePathOf<R extends PageEntry['remote']> = {
  [P in PagePath]: (typeof pageTable)[P]['remote'] extends R ? P : never;
}[PagePath];

/** The page table as a list. */
export const pages: readonly (PageEntry & { readonly path: PagePath })[] = Object.entries<PageEntry>(pageTable).map(
  ([path, entry]) => ({ path: path as PagePath, ...entry }),
);

/** The pages that share an entry of the sidebar with this one, itself included; empty where it has an entry alone. */
export function tabsOf(path: string): typeof pages {
  const door = pages.find((page) => page.path === path)?.tabOf ?? path;
  const tabs = pages.filter((page) => page.path === door || page.tabOf === door);
  return tabs.length > 1 ? tabs : [];
}
