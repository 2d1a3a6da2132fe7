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
  /** Its folder in the workspace's `src/pages`, and the name of the file there: `<page>.route.tsx`. */
  readonly page: string;
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

const admins = ['admin'] as const;
const superadmins = ['superadmin'] as const;
const both = ['admin', 'superadmin'] as const;

/**
 * Every page that exists; those of a group of the menu, and the tabs of one place, in their order. The shell makes
 * routes, guards, sidebar and palette from this table, and each remote finds a page by its folder.
 */
export const pageTable = {
  '/dashboard': {
    remote: 'generator',
    page: 'generator',
    roles: admins,
    title: 'Generate Emails',
    menu: { icon: IconSparkles, group: 'Work' },
  },
  '/templates': {
    remote: 'admin',
    page: 'templates',
    roles: admins,
    title: 'AI Prompts',
    menu: { icon: IconFileText, group: 'Writing' },
  },
  '/admin/generate-email': {
    remote: 'generator',
    page: 'generator',
    roles: superadmins,
    title: 'Generate Emails',
    menu: { icon: IconSparkles, group: 'Work' },
  },
  '/admin/history': {
    remote: 'history',
    page: 'generation-queue',
    roles: both,
    title: 'Generation Queue',
    menu: { icon: IconHistory, group: 'Work' },
  },
  '/admin/review': { remote: 'history', page: 'review', roles: both, title: 'Review' },
  '/check': {
    remote: 'generator',
    page: 'check',
    roles: both,
    title: 'Check a draft',
    menu: { icon: IconChecklist, group: 'Work' },
  },
  '/runs': {
    remote: 'generator',
    page: 'runs',
    roles: both,
    title: 'Runs',
    menu: { icon: IconPlaylistAdd, group: 'Work' },
  },
  '/runs/new': { remote: 'generator', page: 'run-list', roles: both, title: 'Run a list' },
  '/runs/:runId': { remote: 'generator', page: 'run', roles: both, title: 'Run' },
  '/detailed-history/:id': {
    remote: 'history',
    page: 'generation-details',
    roles: both,
    title: 'Generated Email Details',
  },
  '/admin/prompts': {
    remote: 'admin',
    page: 'prompts',
    roles: superadmins,
    title: 'AI Prompts',
    menu: { icon: IconFileText, group: 'Writing' },
  },
  '/admin/summary': {
    remote: 'admin',
    page: 'summary',
    roles: superadmins,
    title: 'Summary Prompts',
    tabOf: '/admin/prompts',
  },
  '/admin/base-summary': {
    remote: 'admin',
    page: 'base-summary',
    roles: superadmins,
    title: 'Base Summary',
    tabOf: '/admin/prompts',
  },
  '/admin/agency': {
    remote: 'admin',
    page: 'agency',
    roles: superadmins,
    title: 'Agency',
    menu: { icon: IconBuilding, group: 'Writing' },
  },
  '/admin/connect': {
    remote: 'admin',
    page: 'connect',
    roles: superadmins,
    title: 'Connect',
    menu: { icon: IconPlugConnected, label: 'Connections', group: 'Setup' },
  },
  '/admin/api-keys': {
    remote: 'admin',
    page: 'api-keys',
    roles: superadmins,
    title: 'API Keys',
    tabOf: '/admin/connect',
  },
  '/admin/crm-fields': {
    remote: 'admin',
    page: 'crm-fields',
    roles: superadmins,
    title: 'CRM Fields',
    tabOf: '/admin/connect',
  },
  '/admin/ai-models': {
    remote: 'admin',
    page: 'ai-models',
    roles: superadmins,
    title: 'AI Models',
    menu: { icon: IconCpu, group: 'Setup' },
  },
  '/admin/user-groups': {
    remote: 'admin',
    page: 'user-groups',
    roles: superadmins,
    title: 'User Groups',
    menu: { icon: IconUsers, group: 'People' },
  },
  '/admin/limits': {
    remote: 'admin',
    page: 'limits',
    roles: superadmins,
    title: 'Limits',
    menu: { icon: IconGauge, group: 'People' },
  },
  '/admin/prompts/:promptId': { remote: 'admin', page: 'prompt', roles: superadmins, title: 'AI Prompt' },
  '/admin/prompts/:promptId/trials/:trialId': { remote: 'admin', page: 'trial', roles: superadmins, title: 'Trial' },
  '/admin/dashboard': {
    remote: 'admin',
    page: 'overview',
    roles: superadmins,
    title: 'Overview',
    menu: { icon: IconLayoutDashboard, group: 'Insight and compliance' },
  },
  '/admin/audit': {
    remote: 'admin',
    page: 'audit',
    roles: superadmins,
    title: 'Audit Log',
    menu: { icon: IconClipboardList, group: 'Insight and compliance' },
  },
  '/admin/privacy': {
    remote: 'admin',
    page: 'privacy',
    roles: superadmins,
    title: 'Privacy',
    menu: { icon: IconShieldLock, group: 'Insight and compliance' },
  },
  '/admin/user-history/:userId': {
    remote: 'admin',
    page: 'user-history',
    roles: superadmins,
    title: 'User Email History',
  },
  '/admin/user-details/:userId': { remote: 'admin', page: 'user-details', roles: superadmins, title: 'User Details' },
  '/profile-settings': {
    remote: 'shell',
    page: 'profile-settings',
    roles: both,
    title: 'Profile Settings',
    menu: { icon: IconSettings, label: 'Settings', group: 'you' },
  },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pageTable;

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
