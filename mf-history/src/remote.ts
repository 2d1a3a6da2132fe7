import { defineRemote } from '@overture/ui/remote';

/** The history remote: the Generation Queue, the review of results, and the details of a record. */
export const remote = defineRemote('history', {
  '/admin/history': {
    load: async () => ({
      default: (await import('./pages/generation-queue/generation-queue.route.tsx')).GenerationQueueRoute,
    }),
  },
  '/admin/review': {
    load: async () => ({ default: (await import('./pages/review/review.route.tsx')).ReviewRoute }),
  },
  '/detailed-history/:id': {
    load: async () => ({
      default: (await import('./pages/generation-details/generation-details.route.tsx')).GenerationDetailsRoute,
    }),
  },
});
