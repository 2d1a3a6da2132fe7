import { randomUUID } from 'node:crypto';
import type { ApiMiddleware } from '../http/api-context.ts';

const sane = /^[\w.-]{1,64}$/;

/** Gives the request an id: the caller's own if it is safe in a log line, else a new one. */
export function requestId(): ApiMiddleware {
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    const id = typeof given === 'string' && sane.test(given) ? given : randomUUID();
    ctx.state.requestId = id;
    ctx.res.setHeader('X-Request-Id', id);
    return next();
  };
}
