import type { Logger } from '@overture/core/app';
import type { ApiContext, ApiMiddleware } from '../http/api-context.ts';

/** Asked every few seconds by machines; of interest only when something is wrong. */
const quietPaths = new Set(['/healthz', '/readyz', '/metrics', '/config.json']);

/** One line per request once its answer is out: no headers, no bodies, no query. */
export function requestLog(deps: {
  readonly logger: Logger;
  /** Told of the answer as well, with the milliseconds that it took. */
  readonly count: (ctx: ApiContext, ms: number) => void;
}): ApiMiddleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    // Log, abort signal and a streamed body all wait for the end: more than the ten that Node takes for a leak.
    ctx.res.setMaxListeners(20);
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      deps.count(ctx, ms);
      const quiet = ctx.status < 400 && (quietPaths.has(ctx.path) || ctx.state.route === undefined);
      const fields = {
        requestId: ctx.state.requestId,
        method: ctx.method,
        path: ctx.path.slice(0, 300),
        status: ctx.status,
        ms: Math.round(ms),
        ...(ctx.state.session === undefined ? {} : { userId: ctx.state.session.userId }),
        ...(ctx.state.errorCode === undefined ? {} : { code: ctx.state.errorCode }),
        ...(ctx.res.writableFinished ? {} : { cutOff: true }),
      };
      if (quiet) deps.logger.debug(fields, 'request');
      else deps.logger.info(fields, 'request');
    });
    return next();
  };
}
