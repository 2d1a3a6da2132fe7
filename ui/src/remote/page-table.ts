import type { Role } from '@overture/core/contract';

export type RemoteName = 'generator' | 'admin' | 'history';

export interface PageEntry {
  /** Who builds the page; the shell has a few of its own. */
  readonly remote: RemoteName | 'shell';
  /** Who may open it; empty lets any signed-in user pass. */
  readonly roles: readonly Role[];
  /** Names the page in the browser's tab. */
  readonly title: string;
}

/**
 * Every page that exists, with the remote that serves it. The route table of the shell and its sidebar are made from this
 * table, and `defineRemote` makes each remote provide exactly its share: a page that is not built is not here, has no
 * menu entry and no route. To add one, add its line and let the compiler name the remote that lacks it.
 */
export const pageTable = {
  '/dashboard': { remote: 'generator', roles: ['admin'], title: 'Generate Emails' },
  '/admin/generate-email': { remote: 'generator', roles: ['superadmin'], title: 'Generate Emails' },
  '/admin/history': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Generation Queue' },
  '/detailed-history/:id': { remote: 'history', roles: ['admin', 'superadmin'], title: 'Generated Email Details' },
  '/templates': { remote: 'admin', roles: ['admin'], title: 'AI Prompts' },
  '/profile-settings': { remote: 'shell', roles: ['admin', 'superadmin'], title: 'Profile Settings' },
  '/admin/dashboard': { remote: 'admin', roles: ['superadmin'], title: 'Overview' },
  '/admin/user-groups': { remote: 'admin', roles: ['superadmin'], title: 'User Groups' },
  '/admin/api-keys': { remote: 'admin', roles: ['superadmin'], title: 'API Keys' },
  '/admin/ai-models': { remote: 'admin', roles: ['superadmin'], title: 'AI Models' },
  '/admin/prompts': { remote: 'admin', roles: ['superadmin'], title: 'AI Prompts' },
  '/admin/summary': { remote: 'admin', roles: ['superadmin'], title: 'Summary Prompts' },
  '/admin/base-summary': { remote: 'admin', roles: ['superadmin'], title: 'Base Summary' },
  '/admin/user-history/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Email History' },
  '/admin/user-details/:userId': { remote: 'admin', roles: ['superadmin'], title: 'User Details' },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pageTable;

/** The paths one remote, or the shell, has to serve. */
export type PagePathOf<R extends PageEntry['remote']> = {
  [P in PagePath]: (typeof pageTable)[P]['remote'] extends R ? P : never;
}[PagePath];

/** The page table as a list. */
export const pages: readonly (PageEntry & { readonly path: PagePath })[] = Object.entries<PageEntry>(pageTable).map(
  ([path, entry]) => ({ path: path as PagePath, ...entry }),
);
