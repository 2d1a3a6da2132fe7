import { defineRemote } from '@overture/ui/remote';

const generator = {
  load: async () => ({ default: (await import('./pages/generator/generator.route.tsx')).GeneratorRoute }),
};

/**
 * The generator remote: one contact, in the admin's and in the superadmin's layout, runs of whole lists, and checking an
 * email of any origin.
 */
export const remote = defineRemote('generator', {
  '/dashboard': generator,
  '/admin/generate-email': generator,
  '/check': { load: async () => ({ default: (await import('./pages/check/check.route.tsx')).CheckRoute }) },
  '/runs': { load: async () => ({ default: (await import('./pages/runs/runs.route.tsx')).RunsRoute }) },
  '/runs/new': { load: async () => ({ default: (await import('./pages/run-list/run-list.route.tsx')).RunListRoute }) },
  '/runs/:runId': { load: async () => ({ default: (await import('./pages/run/run.route.tsx')).RunRoute }) },
});
