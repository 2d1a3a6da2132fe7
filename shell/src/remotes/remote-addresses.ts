import type { RemoteName } from '@overture/ui';

let known: Promise<Record<RemoteName, string>> | undefined;

/**
 * The addresses of the remotes from `/config.json`, which is read at run time, so that a remote can be replaced without
 * building the shell. It is read once, or again with `fresh`. Rejects when the answer lacks a remote.
 */
export function remoteAddresses(fresh: boolean): Promise<Record<RemoteName, string>> {
  if (fresh || !known) {
    known = readAddresses();
    known.catch(() => (known = undefined));
  }
  return known;
}

async function readAddresses(): Promise<Record<RemoteName, string>> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const body: unknown = await response.json();
  const remotes = typeof body === 'object' && body !== null && 'remotes' in body ? body.remotes : undefined;
  return {
    generator: addressOf(remotes, 'generator'),
    admin: addressOf(remotes, 'admin'),
    history: addressOf(remotes, 'history'),
  };
}

function addressOf(remotes: unknown, name: RemoteName): string {
  const address =
    typeof remotes === 'object' && remotes !== null
      ? Object.entries(remotes).find(([key]) => key === name)?.[1]
      : undefined;
  if (typeof address !== 'string') throw new Error(`/config.json names no address for the remote "${name}"`);
  return address;
}
