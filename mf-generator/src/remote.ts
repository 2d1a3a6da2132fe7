import { defineRemote } from '@overture/ui/remote';

const generator = {
  load: async () => ({ default: (await import('./pages/generator/generator.route.tsx')).GeneratorRoute }),
};

/** The generator remote: generating, in the admin's and in the superadmin's layout, and checking an email of any origin. */
export const remote = defineRemote('generator', {
  '/dashboard': generator,
  '/admin/generate-email': generator,
  '/check': { load: async () => ({ default: (await import('./pages/check/check.route.tsx')).CheckRoute }) },
});
