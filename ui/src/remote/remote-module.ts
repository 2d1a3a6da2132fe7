import type { ComponentType } from 'react';
import type { PageEntry, RemoteName } from './page-table.ts';

/*
 * Remotes contain this module, as '@overture/ui/remote', and do not take it from the shell at run time, because the
 * version that a remote states must be the one it was built with.
 */

/** Increased when shell and remotes of different versions can no longer work together. */
export const remoteContractVersion = 2;

/** The one module that a remote exposes, as `./remote`, under the name `remote`. */
export interface RemoteModule {
  readonly contractVersion: typeof remoteContractVersion;
  readonly name: PageEntry['remote'];
  /** Fetches the code of the page in a folder. The shell shows the page, and calls it again after a failure. */
  readonly load: (page: string) => Promise<{ readonly default: ComponentType }>;
}

/** Declares a remote, which imports `<page>.route.tsx` of a page's folder. The file exports one component, `<Page>Route`. */
export function defineRemote(name: RemoteName | 'shell', open: (page: string) => Promise<object>): RemoteModule {
  return {
    contractVersion: remoteContractVersion,
    name,
    load: async (page) => ({ default: routeIn(await open(page)) }),
  };
}

function routeIn(file: object): ComponentType {
  const route: unknown = Object.entries(file).find(([exported]) => exported.endsWith('Route'))?.[1];
  if (typeof route !== 'function') throw new Error('The file of the page exports no route.');
  return route as ComponentType;
}
