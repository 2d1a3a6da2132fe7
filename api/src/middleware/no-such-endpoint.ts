import { AppError } from '@overture/core/app';
import type Router from '@koa/router';
import type { ApiMiddleware, ApiState } from '../http/api-context.ts';
import { errorAnswer } from '../http/error-answer.ts';

/** What is left under a router's paths: 405 with `Allow` where another method exists, else 404. */
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
    const { body } = errorAnswer(
      new AppError('not_found', `This endpoint does not answer ${ctx.method}.`),
      ctx.state.requestId,
    );
    ctx.state.errorCode = body.code;
    ctx.status = 405;
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(body);
    return undefined;
  };
}
