import { AppError } from '@overture/core/platform/app-error';
import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Refuses requests for unknown hosts. Otherwise another site could point its own host name at this address and read the
 * answers (DNS rebinding). Without a list every host is allowed. Behind a proxy Koa's host is X-Forwarded-Host, which a
 * caller may have written, so that the Host header must be allowed as well.
 */
export function allowedHosts(hosts: readonly string[] | undefined): ApiMiddleware {
  return (ctx, next) => {
    const named = [hostnameOf(ctx.req.headers.host ?? ''), ctx.hostname.toLowerCase()];
    if (hosts === undefined || named.every((name) => hosts.includes(name))) return next();
    throw new AppError('forbidden', 'This host name is not allowed. The setting ALLOWED_HOSTS names the allowed ones.');
  };
}

function hostnameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}
