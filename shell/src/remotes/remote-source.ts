import type { RemoteName } from '@overture/ui';
import { remoteAddresses } from './remote-addresses.ts';

/**
 * Fetches a remote's exposed module through the federation runtime. With `attempt` above 0 it fetches addresses,
 * manifest and entry again, because runtime and browser cache a failure.
 */
export async function loadRemoteEntry(name: RemoteName, attempt: number): Promise<unknown> {
  const [{ federation }, addresses] = await Promise.all([import('./federation.ts'), remoteAddresses(attempt > 0)]);
  const entry = new URL(addresses[name], window.location.origin);
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  federation.registerRemotes([{ name: `overture_${name}`, entry: entry.href }], { force: attempt > 0 });
  return federation.loadRemote<unknown>(`overture_${name}/remote`);
}
