import { defineRemote } from '@overture/ui/remote';

const generator = {
  load: async () => ({ default: (await import('./pages/generator/generator.route.tsx')).GeneratorRoute }),
};

/** The generator remote: one page, in the admin's and in the superadmin's layout. */
export const remote = defineRemote('generator', {
  '/dashboard': generator,
  '/admin/generate-email': generator,
});
