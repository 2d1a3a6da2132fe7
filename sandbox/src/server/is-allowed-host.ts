import { isIP } from 'node:net';

/**
 * Whether a request is for this server. Otherwise another site could point its own host name at this machine, and its
 * page could read and change everything here (DNS rebinding). An address instead of a name cannot be pointed elsewhere.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const [, bracketed, name = ''] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::\d+)?$/.exec(header ?? '') ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  return isIP(name) === 4 || ['localhost', ...allowed].includes(name.toLowerCase());
}
