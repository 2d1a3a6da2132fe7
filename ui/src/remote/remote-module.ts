import type { ComponentType } from 'react';
import type { PagePathOf, RemoteName } from './page-table.ts';

/*
 * Remotes contain this module, as '@overture/ui/remote', and do not take it from the shell at run time, because the
 * version that a remote states must be the one it was built with.
 */

/** Increased when shell and remotes of different versions can no longer work together. */
export const remoteContractVersion = 1;

/** Fetches the code of a page. The shell shows the page, and calls it again after a failure. */
export interface RemoteRoute {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The one module that a remote exposes, as `./remote`, under the name `remote`. */
export interface RemoteModule<R extends RemoteName = RemoteName> {
  readonly contractVersion: typeof remoteContractVersion;
  readonly name: R;
  /** A route for each of the remote's paths in `pageTable`, no more and no less. */
  readonly routes: Readonly<Record<PagePathOf<R>, RemoteRoute>>;
}

/** Declares a remote. The compiler reports a page of `pageTable` that is missing. */
export function defineRemote<R extends RemoteName>(name: R, routes: RemoteModule<R>['routes']): RemoteModule<R> {
  return { contractVersion: remoteContractVersion, name, routes };
}
