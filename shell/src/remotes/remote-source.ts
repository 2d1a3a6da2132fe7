import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@overture/ui';
import { remoteAddresses } from './remote-addresses.ts';

/**
 * Fetches a remote's exposed module through the federation runtime. With `attempt` above 0 it fetches addresses, manifest
 * and entry again, because runtime and browser remember a failure.
 */
export async function loadRemoteEntry(name: RemoteName, attempt: number): Promise<unknown> {
  const address = (await remoteAddresses(attempt > 0))[name];
  const entry = new URL(address, window.location.origin);
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  registerRemotes([{ name: `overture_${name}`, entry: entry.href }], { force: attempt > 0 });
  return loadRemote<unknown>(`overture_${name}/remote`);
}
