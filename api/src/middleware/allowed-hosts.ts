import { AppError } from '@overture/core/app';
import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Refuses requests for a host that is not ours: a page elsewhere could point a name of its own at this address and read
 * the answers. Without a list any host is answered.
 */
export function allowedHosts(hosts: readonly string[] | undefined): ApiMiddleware {
  return (ctx, next) => {
    if (hosts === undefined || hosts.includes(ctx.hostname.toLowerCase())) return next();
    throw new AppError(
      'forbidden',
      'This host name is not served here. The setting ALLOWED_HOSTS names those that are.',
    );
  };
}
