import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Sends the answers that one turn of the event loop makes right after one another, at its end. An answer that is sent
 * between the work for others finds its reader asleep and has to wake it, which costs more than making most answers:
 * under load it halves the requests a second (`bench/api-overhead`).
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
