import type { Role } from '@overture/core/contract';
// Only their names: the sign-in page loads this table, but no icon.
import type * as icons from '../icons.ts';

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
  readonly menu?: readonly [group: string | null, icon: keyof typeof icons, label?: string];
  /** The path of the page beside which this one is a tab, under the same entry. */
  readonly tabOf?: string;
  /** The path of the page from which this one is opened, whose entry in the sidebar is then the active one. */
  readonly under?: string;
}

const admins = ['admin'] as const;
const superadmins = ['superadmin'] as const;
const both = ['admin', 'superadmin'] as const;

/** What superadmins manage. */
const managed = { remote: 'admin', roles: superadmins } as const;

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
    menu: ['Work', 'IconSparkles'],
  },
  '/admin/generate-email': {
    remote: 'generator',
    page: 'generator',
    roles: superadmins,
    title: 'Generate Emails',
    menu: ['Work', 'IconSparkles'],
  },
  '/admin/history': {
    remote: 'history',
    page: 'generation-queue',
    roles: both,
    title: 'Generation Queue',
    menu: ['Work', 'IconHistory'],
  },
  '/admin/review': { remote: 'history', page: 'review', roles: both, title: 'Review', under: '/admin/history' },
  '/check': {
    remote: 'generator',
    page: 'check',
    roles: both,
    title: 'Check a draft',
    menu: ['Work', 'IconChecklist'],
  },
  '/runs': { remote: 'generator', page: 'runs', roles: both, title: 'Runs', menu: ['Work', 'IconPlaylistAdd'] },
  '/runs/new': { remote: 'generator', page: 'run-list', roles: both, title: 'Run a list' },
  '/runs/:runId': { remote: 'generator', page: 'run', roles: both, title: 'Run' },
  '/detailed-history/:id': {
    remote: 'history',
    page: 'generation-details',
    roles: both,
    title: 'Generated Email Details',
    under: '/admin/history',
  },
  '/templates': {
    remote: 'admin',
    page: 'templates',
    roles: admins,
    title: 'AI Prompts',
    menu: ['Writing', 'IconFileText'],
  },
  '/admin/prompts': { ...managed, page: 'prompts', title: 'AI Prompts', menu: ['Writing', 'IconFileText'] },
  '/admin/summary': { ...managed, page: 'summary', title: 'Summary Prompts', tabOf: '/admin/prompts' },
  '/admin/base-summary': { ...managed, page: 'base-summary', title: 'Base Summary', tabOf: '/admin/prompts' },
  '/admin/prompts/:promptId': { ...managed, page: 'prompt', title: 'AI Prompt' },
  '/admin/prompts/:promptId/trials/:trialId': { ...managed, page: 'trial', title: 'Trial' },
  '/admin/agency': { ...managed, page: 'agency', title: 'Agency', menu: ['Writing', 'IconBuilding'] },
  '/admin/connect': {
    ...managed,
    page: 'connect',
    title: 'Connect',
    menu: ['Setup', 'IconPlugConnected', 'Connections'],
  },
  '/admin/api-keys': { ...managed, page: 'api-keys', title: 'API Keys', tabOf: '/admin/connect' },
  '/admin/crm-fields': { ...managed, page: 'crm-fields', title: 'CRM Fields', tabOf: '/admin/connect' },
  '/admin/ai-models': { ...managed, page: 'ai-models', title: 'AI Models', menu: ['Setup', 'IconCpu'] },
  '/admin/user-groups': { ...managed, page: 'user-groups', title: 'User Groups', menu: ['People', 'IconUsers'] },
  '/admin/limits': { ...managed, page: 'limits', title: 'Limits', menu: ['People', 'IconGauge'] },
  '/admin/dashboard': {
    ...managed,
    page: 'overview',
    title: 'Overview',
    menu: ['Insight and compliance', 'IconLayoutDashboard'],
  },
  '/admin/audit': {
    ...managed,
    page: 'audit',
    title: 'Audit Log',
    menu: ['Insight and compliance', 'IconClipboardList'],
  },
  '/admin/privacy': {
    ...managed,
    page: 'privacy',
    title: 'Privacy',
    menu: ['Insight and compliance', 'IconShieldLock'],
  },
  '/admin/user-history/:userId': {
    ...managed,
    page: 'user-history',
    title: 'User Email History',
    under: '/admin/dashboard',
  },
  '/admin/user-details/:userId': { ...managed, page: 'user-details', title: 'User Details', under: '/admin/dashboard' },
  '/profile-settings': {
    remote: 'shell',
    page: 'profile-settings',
    roles: both,
    title: 'Profile Settings',
    menu: [null, 'IconSettings', 'Settings'],
  },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pageTable;

export const pages: readonly (PageEntry & { readonly path: PagePath })[] = Object.entries<PageEntry>(pageTable).map(
  ([path, entry]) => ({ path: path as PagePath, ...entry }),
);
