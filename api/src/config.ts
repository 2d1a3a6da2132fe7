import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Settings } from '@overture/core/composition';
import type { GoogleAddresses } from './middleware/security-headers.ts';
import type { WebMount } from './middleware/static-web.ts';

/** The API's configuration beside the settings that every process shares. */
export interface ApiConfig {
  readonly web: readonly WebMount[];
  /** The manifest's address of each federated remote, as `/config.json` tells it to the shell. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
  /** The addresses of Google sign-in; undefined without a client id. */
  readonly google: GoogleAddresses | undefined;
}

const remoteNames = ['generator', 'admin', 'history'] as const;
type RemoteName = (typeof remoteNames)[number];

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The location of the built web, and the origins that its pages may use. `root` is the project's folder. */
export function apiConfig(settings: Pick<Settings, 'google'>, root: string = project): ApiConfig {
  return {
    web: [
      { prefix: '/', directory: path.join(root, 'shell/dist') },
      ...remoteNames.map((name) => ({
        prefix: `/remotes/${name}/`,
        directory: path.join(root, `mf-${name}/dist`),
      })),
    ],
    remotes: {
      generator: manifestOf('generator'),
      admin: manifestOf('admin'),
      history: manifestOf('history'),
    },
    google: settings.google,
  };
}

function manifestOf(name: RemoteName): string {
  return `/remotes/${name}/mf-manifest.json`;
}
