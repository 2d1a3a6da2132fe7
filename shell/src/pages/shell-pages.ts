import type { PagePath, PagePathOf, RemoteRoute } from '@overture/ui';
import type { ComponentType } from 'react';

/** The pages that the shell builds itself. The compiler reports a page of the page table that is missing here. */
const shellPages: Readonly<Record<PagePathOf<'shell'>, RemoteRoute>> = {
  '/profile-settings': {
    load: async () => ({
      default: (await import('../profile-settings/profile-settings.route.tsx')).ProfileSettingsRoute,
    }),
  },
};

/** The component of one of the shell's own pages. Rejects when its code cannot be fetched. */
export async function loadShellPage(path: PagePath): Promise<{ default: ComponentType }> {
  const page: RemoteRoute | undefined = Object.entries(shellPages).find(([key]) => key === path)?.[1];
  if (page === undefined) throw new Error(`The shell has no page ${path}`);
  return page.load();
}
