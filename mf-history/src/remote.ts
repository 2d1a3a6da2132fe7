import { defineRemote } from '@overture/ui/remote';

/** The history remote: the Generation Queue and one record's details. */
export const remote = defineRemote('history', {
  '/admin/history': {
    load: async () => ({
      default: (await import('./pages/generation-queue/generation-queue.route.tsx')).GenerationQueueRoute,
    }),
  },
  '/detailed-history/:id': {
    load: async () => ({
      default: (await import('./pages/generation-details/generation-details.route.tsx')).GenerationDetailsRoute,
    }),
  },
});
