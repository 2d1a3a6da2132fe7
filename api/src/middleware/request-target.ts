import { AppError } from '@overture/core/platform/app-error';
import type { ApiMiddleware } from '../http/api-context.ts';
import { errorAnswer } from '../http/error-answer.ts';

/** Refuses a request without a path, such as `GET http://`, so that every later middleware can rely on `ctx.path`. */
export function requestTarget(): ApiMiddleware {
  return (ctx, next) => {
    // Koa's types promise a string, but its parser returns null for such a target.
    const path: unknown = ctx.path;
    if (typeof path === 'string') return next();
    const error = new AppError('validation_failed', 'The address of the request is not valid.');
    const { status, body } = errorAnswer(error, ctx.state.requestId);
    ctx.status = status;
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(body);
    return undefined;
  };
}
