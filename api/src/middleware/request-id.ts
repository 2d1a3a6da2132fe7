import { randomUUID } from 'node:crypto';
import type { ApiMiddleware } from '../http/api-context.ts';

const sane = /^[\w.-]{1,64}$/;

/** Gives the request an id: the caller's own where it is harmless in a log line, else a new one. */
export function requestId(): ApiMiddleware {
  return (ctx, next) => {
    const given = ctx.get('x-request-id');
    ctx.state.requestId = sane.test(given) ? given : randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}
