import { remoteContractVersion } from '@overture/ui';
import type { PagePath, RemoteModule, RemoteName, RemoteRoute } from '@overture/ui';
import type { ComponentType } from 'react';
import { RemoteError } from './remote-error.ts';
import { loadRemoteEntry } from './remote-source.ts';

/** A remote that takes longer than this counts as dead; a person is waiting. */
export const remoteTimeoutMs = 10_000;

/** Attempts a remote has had; anything above 0 makes the loader ask past its memory of the failure. */
const attempts = new Map<RemoteName, number>();

/** The component of a remote's page. Rejects with `RemoteError`, and nothing else. */
export async function loadPage(remote: RemoteName, path: PagePath): Promise<{ default: ComponentType }> {
  const attempt = attempts.get(remote) ?? 0;
  try {
    return await withDeadline(remote, loadFrom(remote, path, attempt));
  } catch (error) {
    attempts.set(remote, attempt + 1);
    throw error instanceof RemoteError ? error : new RemoteError(remote, 'unreachable', { cause: error });
  }
}

async function loadFrom(remote: RemoteName, path: PagePath, attempt: number): Promise<{ default: ComponentType }> {
  const route = routeOf(remote, path, await loadRemoteEntry(remote, attempt));
  return route.load();
}

function routeOf(remote: RemoteName, path: PagePath, entry: unknown): RemoteRoute {
  if (typeof entry !== 'object' || entry === null || !('remote' in entry)) throw new RemoteError(remote, 'broken');
  const module = entry.remote;
  if (typeof module !== 'object' || module === null || !('contractVersion' in module))
    throw new RemoteError(remote, 'broken');
  if (module.contractVersion !== remoteContractVersion) throw new RemoteError(remote, 'version');
  const { routes } = module as RemoteModule;
  const route: RemoteRoute | undefined = Object.entries(routes).find(([key]) => key === path)?.[1];
  if (typeof route?.load !== 'function') throw new RemoteError(remote, 'broken');
  return route;
}

function withDeadline<T>(remote: RemoteName, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(remote, 'timeout')), remoteTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
