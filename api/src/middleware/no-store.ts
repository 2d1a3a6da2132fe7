import type { ApiMiddleware } from '../http/api-context.ts';

/** Answers under these paths belong to the signed-in user, so no cache may keep them. */
export function noStore(isMine: (path: string) => boolean): ApiMiddleware {
  return (ctx, next) => {
    if (isMine(ctx.path)) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}
