import type Router from '@koa/router';
import { AppError } from '@overture/core/platform/app-error';
import type { ApiMiddleware, ApiState } from '../http/api-context.ts';

/** Answers all other requests under a router's paths: 405 with `Allow` if the path has another method, else 404. */
export function noSuchEndpoint(router: Router<ApiState>, isMine: (path: string) => boolean): ApiMiddleware {
  return async (ctx, next) => {
    if (!isMine(ctx.path)) return next();
    const methods = [...new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods))];
    if (methods.length === 0) throw new AppError('not_found', 'There is no such endpoint.');
    ctx.set('Allow', methods.join(', '));
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204;
      return undefined;
    }
    throw new AppError('method_not_allowed', `This endpoint does not answer ${ctx.method}.`);
  };
}
