import { BlockList, isIP, isIPv6 } from 'node:net';
import type { ApiContext } from './api-context.ts';

/** The network address of the caller. Koa reads X-Forwarded-For only when the app trusts its proxy. */
export function callerAddress(ctx: ApiContext): string {
  return addressIn(ctx.ip) ?? addressIn(ctx.socket.remoteAddress ?? '') ?? '';
}

/**
 * The address in an entry of X-Forwarded-For; undefined if there is none. Some proxies add the port, and then brackets
 * around IPv6. A port would make every connection another caller.
 */
function addressIn(entry: string): string | undefined {
  const [, bracketed, beforePort] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  const address = (bracketed ?? beforePort ?? entry).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether the caller is on this machine. A request that a local proxy forwards is not. */
export function isFromThisMachine(ctx: ApiContext): boolean {
  const address = callerAddress(ctx);
  const isForwarded = !ctx.app.proxy && ctx.get('x-forwarded-for') + ctx.get('forwarded') !== '';
  return !isForwarded && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
