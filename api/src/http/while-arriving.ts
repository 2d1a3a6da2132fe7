import { AppError } from '@overture/core/platform/app-error';
import type { ApiContext } from './api-context.ts';

/**
 * Reads a body, and gives it up when nothing has arrived for `idleMs`: the sender gets an answer, and the connection is
 * closed, which frees what was read. Errors: `validation_failed`, and those of `read`.
 */
export async function whileArriving<T>(ctx: ApiContext, idleMs: number, read: () => Promise<T>): Promise<T> {
  const { req } = ctx;
  const idle = Promise.withResolvers<never>();
  const giveUp = (): void => {
    ctx.set('Connection', 'close');
    idle.reject(new AppError('validation_failed', 'The body stopped arriving.'));
  };
  req.setTimeout(idleMs, giveUp);
  try {
    return await Promise.race([read(), idle.promise]);
  } finally {
    req.setTimeout(0);
    req.off('timeout', giveUp);
  }
}
