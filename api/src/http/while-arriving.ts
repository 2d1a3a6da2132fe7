import type { IncomingMessage } from 'node:http';
import { AppError } from '@overture/core/platform/app-error';
import type { ApiContext } from './api-context.ts';

/** How long a body may take, in milliseconds: between two parts of it, and in all. The server bounds all of every body. */
export type BodyDeadline = { readonly idleMs: number } | { readonly inAllMs: number };

/**
 * Reads a body, and gives it up when it does not arrive in time: the sender gets an answer, and the connection is
 * closed, which frees what was read. Errors: `validation_failed`, and those of `read`.
 */
export async function whileArriving<T>(ctx: ApiContext, deadline: BodyDeadline, read: () => Promise<T>): Promise<T> {
  const { req } = ctx;
  const late = Promise.withResolvers<never>();
  const giveUp = (): void => {
    ctx.set('Connection', 'close');
    late.reject(new AppError('validation_failed', 'The body stopped arriving.'));
  };
  const stop = 'idleMs' in deadline ? whenIdle(req, deadline.idleMs, giveUp) : after(deadline.inAllMs, giveUp);
  try {
    return await Promise.race([read(), late.promise]);
  } finally {
    stop();
  }
}

function whenIdle(req: IncomingMessage, ms: number, act: () => void): () => void {
  const ofServer = req.socket.timeout ?? 0;
  req.setTimeout(ms, act);
  return () => {
    req.setTimeout(ofServer);
    req.off('timeout', act);
  };
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
