import { AppError } from '@overture/core/platform/app-error';
import type { Logger } from '@overture/core/platform/logger';
import type { ApiMiddleware } from '../http/api-context.ts';
import { errorAnswer } from '../http/error-answer.ts';

/** Turns every error of later middleware into the contract's error body, and logs what the body does not contain. */
export function errors(deps: { readonly logger: Logger }): ApiMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = ctx.state;
      const answer = errorAnswer(error, requestId);
      ctx.state.errorCode = answer.body.code;
      const callerLeft = ctx.req.destroyed && !ctx.req.complete;
      if (answer.status >= 500 && !callerLeft && !ctx.res.destroyed) {
        const fields = { requestId, err: error, code: answer.body.code };
        if (error instanceof AppError && error.code !== 'internal')
          deps.logger.warn(fields, 'a request failed upstream');
        else deps.logger.error(fields, 'a request failed');
      }
      ctx.status = answer.status;
      ctx.set({ ...answer.headers, 'Cache-Control': 'no-store' });
      ctx.remove('Content-Encoding');
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(answer.body);
    }
  };
}
