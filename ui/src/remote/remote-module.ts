import type { ComponentType } from 'react';
import type { PagePathOf, RemoteName } from './page-table.ts';

/*
 * Remotes take this module along, as '@overture/ui/remote', rather than from the shell at run time: the version that a
 * remote states must be the one it was built with.
 */

/** Grows when shell and remotes of different ages could no longer work together. */
export const remoteContractVersion = 1;

/** Fetches the code of a page; the shell shows it, and asks again when it failed. */
export interface RemoteRoute {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The one module a remote exposes, as `./remote`, under the name `remote`. */
export interface RemoteModule<R extends RemoteName = RemoteName> {
  readonly contractVersion: typeof remoteContractVersion;
  readonly name: R;
  /** A route for each of the remote's paths in `pageTable`, no more and no less. */
  readonly routes: Readonly<Record<PagePathOf<R>, RemoteRoute>>;
}

/** Declares a remote; the compiler asks for every page that `pageTable` promises. */
export function defineRemote<R extends RemoteName>(name: R, routes: RemoteModule<R>['routes']): RemoteModule<R> {
  return { contractVersion: remoteContractVersion, name, routes };
}
