import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

const loadKit = () => import('@overture/ui');
const loadContract = () => import('@overture/core/contract');
// Every remote asks for both once its entry is there. They are fetched while the manifest and the entry are; a failure
// is found when they are asked for.
Promise.all([loadKit(), loadContract()]).catch(() => undefined);

/** A module that remotes share. */
const share = (version: string, load: () => Promise<unknown>) => ({
  version,
  get: async () => {
    const shared = await load();
    return () => shared;
  },
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/**
 * The federation runtime, with the modules that every remote takes from the shell. It is set up here and not by the
 * build's plugin, which would put runtime, kit and contract into the sign-in page.
 */
export const federation = createInstance({
  name: 'overture_shell',
  remotes: [],
  plugins: [provideRuntime()],
  // By default, the runtime asks every remote before anything starts, so that one dead remote would leave the shell
  // empty.
  shareStrategy: 'loaded-first',
  shared: {
    react: share(react.version, async () => react),
    'react/jsx-runtime': share(react.version, async () => jsxRuntime),
    '@overture/ui': share('0.1.0', loadKit),
    // Shared so that a remote contains neither a second zod nor a second copy of the schemas.
    '@overture/core/contract': share('0.1.0', loadContract),
  },
});
