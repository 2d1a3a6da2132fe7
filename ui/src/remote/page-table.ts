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
  /** Its entry in the sidebar: its group (null: the foot), its icon, and its label if that is not the title. */
  readonly menu?: readonly [group: string | null, icon: MenuIcon, label?: string];
  /** The path of the page beside which this one is a tab, under the same entry. */
  readonly tabOf?: string;
}

/** The icons of the sidebar, by name: the sign-in page loads this table, but no icon. */
export type MenuIcon =
  | 'building'
  | 'checklist'
  | 'clipboard'
  | 'cpu'
  | 'dashboard'
  | 'file'
  | 'gauge'
  | 'history'
  | 'playlist'
  | 'plug'
  | 'settings'
  | 'shield'
  | 'sparkles'
  | 'users';

const admins = ['admin'] as const;
const superadmins = ['superadmin'] as const;
const both = ['admin', 'superadmin'] as const;

/**
 * Every page that exists, in the order of the sidebar and the palette. The shell makes routes, guards, sidebar and palette
 * from this table, and each remote finds a page by its folder.
 */
export const pageTable = {
  '/dashboard': {
    remote: 'generator',
    page: 'generator',
    roles: admins,
    title: 'Generate Emails',
    menu: ['Work', 'sparkles'],
  },
  '/admin/generate-email': {
    remote: 'generator',
    page: 'generator',
    roles: superadmins,
    title: 'Generate Emails',
    menu: ['Work', 'sparkles'],
  },
  '/admin/history': {
    remote: 'history',
    page: 'generation-queue',
    roles: both,
    title: 'Generation Queue',
    menu: ['Work', 'history'],
  },
  '/admin/review': { remote: 'history', page: 'review', roles: both, title: 'Review' },
  '/check': { remote: 'generator', page: 'check', roles: both, title: 'Check a draft', menu: ['Work', 'checklist'] },
  '/runs': { remote: 'generator', page: 'runs', roles: both, title: 'Runs', menu: ['Work', 'playlist'] },
  '/runs/new': { remote: 'generator', page: 'run-list', roles: both, title: 'Run a list' },
  '/runs/:runId': { remote: 'generator', page: 'run', roles: both, title: 'Run' },
  '/detailed-history/:id': {
    remote: 'history',
    page: 'generation-details',
    roles: both,
    title: 'Generated Email Details',
  },
  '/templates': { remote: 'admin', page: 'templates', roles: admins, title: 'AI Prompts', menu: ['Writing', 'file'] },
  '/admin/prompts': {
    remote: 'admin',
    page: 'prompts',
    roles: superadmins,
    title: 'AI Prompts',
    menu: ['Writing', 'file'],
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
  '/admin/prompts/:promptId': { remote: 'admin', page: 'prompt', roles: superadmins, title: 'AI Prompt' },
  '/admin/prompts/:promptId/trials/:trialId': { remote: 'admin', page: 'trial', roles: superadmins, title: 'Trial' },
  '/admin/agency': {
    remote: 'admin',
    page: 'agency',
    roles: superadmins,
    title: 'Agency',
    menu: ['Writing', 'building'],
  },
  '/admin/connect': {
    remote: 'admin',
    page: 'connect',
    roles: superadmins,
    title: 'Connect',
    menu: ['Setup', 'plug', 'Connections'],
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
    menu: ['Setup', 'cpu'],
  },
  '/admin/user-groups': {
    remote: 'admin',
    page: 'user-groups',
    roles: superadmins,
    title: 'User Groups',
    menu: ['People', 'users'],
  },
  '/admin/limits': { remote: 'admin', page: 'limits', roles: superadmins, title: 'Limits', menu: ['People', 'gauge'] },
  '/admin/dashboard': {
    remote: 'admin',
    page: 'overview',
    roles: superadmins,
    title: 'Overview',
    menu: ['Insight and compliance', 'dashboard'],
  },
  '/admin/audit': {
    remote: 'admin',
    page: 'audit',
    roles: superadmins,
    title: 'Audit Log',
    menu: ['Insight and compliance', 'clipboard'],
  },
  '/admin/privacy': {
    remote: 'admin',
    page: 'privacy',
    roles: superadmins,
    title: 'Privacy',
    menu: ['Insight and compliance', 'shield'],
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
    menu: [null, 'settings', 'Settings'],
  },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pageTable;

/** The page table as a list. */
export const pages: readonly (PageEntry & { readonly path: PagePath })[] = Object.entries<PageEntry>(pageTable).map(
  ([path, entry]) => ({ path: path as PagePath, ...entry }),
);
