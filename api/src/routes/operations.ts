import Router from '@koa/router';
import { hash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@overture/core/platform/app-error';
import type { ApiState } from '../http/api-context.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { isFromThisMachine } from '../http/caller-address.ts';
import { within } from '@overture/core/platform/within';
import type { Metrics } from '../metrics.ts';

export interface OperationsDeps {
  readonly metrics: Metrics;
  /** Rejects while the store or the queue does not answer. */
  readonly checkReady: () => Promise<void>;
  /** The token with which other machines may read the metrics; undefined if they may not. */
  readonly metricsToken: string | undefined;
  /** The addresses of the federated remotes, by name. */
  readonly remotes: Readonly<Record<string, string>>;
}

const readyDeadlineMs = 3_000;

/** The endpoints for machines, outside `/api`: liveness, readiness, metrics, and the addresses of the remotes. */
export function operationsRouter(deps: OperationsDeps): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true, strict: true });
  router.use(async (ctx, next) => {
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    await next();
  });
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    try {
      await within(readyDeadlineMs, 'store or queue did not answer in time', deps.checkReady());
    } catch (cause) {
      throw new AppError('not_ready', 'Store or queue do not answer yet.', { cause });
    }
    ctx.body = { status: 'ready' };
  });
  router.get('/metrics', async (ctx) => {
    if (!isFromThisMachine(ctx) && !isSameSecret(bearerToken(ctx.get('authorization')), deps.metricsToken)) {
      throw new AppError(
        'forbidden',
        'Metrics can be read only from this machine, or with METRICS_TOKEN as the bearer token.',
      );
    }
    const text = await deps.metrics.read();
    ctx.body = text;
    ctx.set('Content-Type', deps.metrics.contentType);
  });
  router.get('/config.json', (ctx) => {
    ctx.body = { remotes: deps.remotes };
  });
  return router;
}

/** Compares two secrets in constant time. */
function isSameSecret(given: string | null, secret: string | undefined): boolean {
  if (given === null || secret === undefined) return false;
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));
}
