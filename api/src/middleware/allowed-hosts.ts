import { AppError } from '@overture/core/platform/app-error';
import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Refuses requests for unknown hosts. Otherwise another site could point its own host name at this address and read the
 * answers (DNS rebinding). Without a list every host is allowed.
 */
export function allowedHosts(hosts: readonly string[] | undefined): ApiMiddleware {
  return (ctx, next) => {
    if (hosts === undefined || hosts.includes(ctx.hostname.toLowerCase())) return next();
    throw new AppError('forbidden', 'This host name is not allowed. The setting ALLOWED_HOSTS names the allowed ones.');
  };
}
