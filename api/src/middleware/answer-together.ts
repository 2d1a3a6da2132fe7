import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Sends the answers that one turn of the event loop makes right after one another, at its end. An answer that is sent
 * between the work for others finds its reader asleep, and waking it costs as much as making a small answer: with many
 * requests at once a GET takes 4.5 times what bare Koa takes without this and 3 times with it, where the goal is 4
 * (`npm run bench -- api-overhead`).
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
