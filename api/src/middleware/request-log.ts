import type { Logger } from '@overture/core/platform/logger';
import type { ApiContext, ApiMiddleware } from '../http/api-context.ts';

/** Paths that machines request every few seconds. They are logged only on errors. */
const quietPaths = new Set(['/healthz', '/readyz', '/metrics', '/config.json']);

/** Logs one line per request after its answer, without headers, bodies and query. */
export function requestLog(deps: {
  readonly logger: Logger;
  /** Called with every answer and its duration in ms. */
  readonly count: (ctx: ApiContext, ms: number) => void;
}): ApiMiddleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    // The log, the abort signal and a streamed body all listen for the end, more than the ten that Node takes for a
    // leak.
    ctx.res.setMaxListeners(20);
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      deps.count(ctx, ms);
      const { path, status, state } = ctx;
      const quiet = status < 400 && (quietPaths.has(path) || state.route === undefined);
      // Undefined fields are left out of the line.
      const fields = {
        requestId: state.requestId,
        method: ctx.method,
        path: path.slice(0, 300),
        status,
        ms: Math.round(ms),
        userId: state.session?.userId,
        code: state.errorCode,
        cutOff: ctx.res.writableFinished ? undefined : true,
      };
      // Refusals are warnings, so that they stay in a log of warnings only, because an attack looks like this.
      if (status === 401 || status === 403) deps.logger.warn(fields, 'a request was refused');
      else if (quiet) deps.logger.debug(fields, 'request');
      else deps.logger.info(fields, 'request');
    });
    return next();
  };
}
