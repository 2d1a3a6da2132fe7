import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Sends the answers of one turn of the event loop together at its end. An answer that is sent between other work wakes
 * its reader each time, which costs as much as making a small answer. With many simultaneous requests a GET takes 4.5
 * times as long as bare Koa without this, and 3 times with it; the goal is 4 (`npm run bench -- api-overhead`).
 */
export function answerTogether(): ApiMiddleware {
  let endOfTurn: Promise<void> | undefined;
  return async (_ctx, next) => {
    await next();
    endOfTurn ??= new Promise((resolve) => {
      setImmediate(() => {
        endOfTurn = undefined;
        resolve();
      });
    });
    await endOfTurn;
  };
}
