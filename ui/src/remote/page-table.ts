import {
  IconAddressBook,
  IconBook,
  IconBuilding,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconFileText,
  IconGauge,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
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
  readonly menu?: { readonly icon: Icon; readonly label?: string };
}

/**
 * Every page that exists, in the order of the menu. The shell makes routes, guards, sidebar and palette from this
 * table, and `defineRemote` makes each remote provide exactly its pages. To add a page, add its entry here; the
 * compiler then names the remote that lacks it.
 */
export const pageTable = {
  '/dashboard': { remote: 'generator', roles: ['admin'], title: 'Generate Emails', menu: { icon: IconSparkles } },
  '/templates': { remote: 'admin', roles: ['admin'], title: 'AI Prompts', menu: { icon: IconFileText } },
  '/admin/dashboard': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Overview',
    menu: { icon: IconLayoutDashboard },
  },
  '/admin/generate-email': {
    remote: 'generator',
    roles: ['superadmin'],
    title: 'Generate Emails',
    menu: { icon: IconSparkles },
  },
  '/admin/history': {
    remote: 'history',
    roles: ['admin', 'superadmin'],
    title: 'Generation Queue',
    menu: { icon: IconHistory },
  },
  '/admin/review': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Review' },
  '/check': {
    remote: 'generator',
    roles: ['admin', 'superadmin'],
    title: 'Check a draft',
    menu: { icon: IconChecklist },
  },
  '/runs': { remote: 'generator', roles: ['admin', 'superadmin'], title: 'Runs', menu: { icon: IconPlaylistAdd } },
  '/runs/new': { remote: 'generator', roles: ['admin', 'superadmin'], title: 'Run a list' },
  '/runs/:runId': { remote: 'generator', roles: ['admin', 'superadmin'], title: 'Run' },
  '/detailed-history/:id': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Generated Email Details' },
  '/admin/ai-models': { remote: 'admin', roles: ['superadmin'], title: 'AI Models', menu: { icon: IconCpu } },
  '/admin/user-groups': { remote: 'admin', roles: ['superadmin'], title: 'User Groups', menu: { icon: IconUsers } },
  '/admin/api-keys': { remote: 'admin', roles: ['superadmin'], title: 'API Keys', menu: { icon: IconKey } },
  '/admin/limits': { remote: 'admin', roles: ['superadmin'], title: 'Limits', menu: { icon: IconGauge } },
  '/admin/connect': { remote: 'admin', roles: ['superadmin'], title: 'Connect', menu: { icon: IconPlugConnected } },
  '/admin/crm-fields': { remote: 'admin', roles: ['superadmin'], title: 'CRM Fields', menu: { icon: IconAddressBook } },
  '/admin/prompts': { remote: 'admin', roles: ['superadmin'], title: 'AI Prompts', menu: { icon: IconFileText } },
  '/admin/prompts/:promptId': { remote: 'admin', roles: ['superadmin'], title: 'AI Prompt' },
  '/admin/prompts/:promptId/trials/:trialId': { remote: 'admin', roles: ['superadmin'], title: 'Trial' },
  '/admin/summary': {
    remote: 'admin',
    roles: ['superadmin'],
    title: 'Summary Prompts',
    menu: { icon: IconListDetails },
  },
  '/admin/base-summary': { remote: 'admin', roles: ['superadmin'], title: 'Base Summary', menu: { icon: IconBook } },
  '/admin/agency': { remote: 'admin', roles: ['superadmin'], title: 'Agency', menu: { icon: IconBuilding } },
  '/admin/privacy': { remote: 'admin', roles: ['superadmin'], title: 'Privacy', menu: { icon: IconShieldLock } },
  '/admin/audit': { remote: 'admin', roles: ['superadmin'], title: 'Audit Log', menu: { icon: IconClipboardList } },
  '/admin/user-history/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Email History' },
  '/admin/user-details/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Details' },
  '/profile-settings': {
    remote: 'shell',
    roles: ['admin', 'superadmin'],
    title: 'Profile Settings',
    menu: { icon: IconSettings, label: 'Settings' },
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
