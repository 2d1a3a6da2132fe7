import { BlockList, isIPv6 } from 'node:net';
import type { ApiContext } from './api-context.ts';

/** The network address of the caller. Koa reads X-Forwarded-For only when the app trusts its proxy. */
export function callerAddress(ctx: ApiContext): string {
  return ctx.ip.replace(/^::ffff:/, '');
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
