import { defineRemote } from '@overture/ui';
import type { RemoteRoute } from '@overture/ui';

const generate: RemoteRoute = {
  load: async () => ({ default: (await import('./pages/generate/generate.route.tsx')).GenerateRoute }),
};

export const remote = defineRemote('generator', {
  '/dashboard': generate,
  '/admin/generate-email': generate,
});
