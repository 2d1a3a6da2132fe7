import { defineRemote } from '@overture/ui';

/** The admin remote: what superadmins manage and look over. */
export const remote = defineRemote('admin', {
  '/admin/dashboard': {
    load: async () => ({ default: (await import('./pages/overview/overview.route.tsx')).OverviewRoute }),
  },
});
