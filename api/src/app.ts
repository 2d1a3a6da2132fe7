import Koa from 'koa';
import type { Logger } from '@overture/core/platform/logger';
import { endpoints } from './endpoints.ts';
import type { EventStreams } from './events/event-streams.ts';
import type { ApiState } from './http/api-context.ts';
import { apiRouter, type ApiRouterDeps } from './http/api-router.ts';
import type { Route } from '@overture/core/platform/http/route';
import { createMetrics, type MetricsSources } from './metrics.ts';
import { allowedHosts } from './middleware/allowed-hosts.ts';
import { answerTogether } from './middleware/answer-together.ts';
import { compressAnswers } from './middleware/compress-answers.ts';
import { errors } from './middleware/errors.ts';
import { noSuchEndpoint } from './middleware/no-such-endpoint.ts';
import { noStore } from './middleware/no-store.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestTarget } from './middleware/request-target.ts';
import { securityHeaders, type GoogleAddresses } from './middleware/security-headers.ts';
import { staticWeb, type WebMount } from './middleware/static-web.ts';
import { docsPath, documentationRouter } from './routes/documentation.ts';
import { mcpPath, mcpRouter } from './routes/mcp.ts';
import { operationsRouter } from './routes/operations.ts';

export interface AppDeps extends ApiRouterDeps {
  readonly logger: Logger;
  readonly streams: EventStreams;
  readonly productName: string;
  /** Whether X-Forwarded-For names the caller, which is safe only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** The host names that requests may have; undefined if any is allowed. */
  readonly allowedHosts: readonly string[] | undefined;
  readonly metricsToken: string | undefined;
  readonly google: GoogleAddresses | undefined;
  readonly web: readonly WebMount[];
  readonly remotes: Readonly<Record<string, string>>;
  readonly checkReady: () => Promise<void>;
  readonly metricsSources: Omit<MetricsSources, 'openStreams'>;
}

const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
const isData = (path: string): boolean => path.startsWith('/api/') && path !== docsPath;
const operationPaths = new Set(['/healthz', '/readyz', '/metrics', '/config.json']);

/** Builds the whole HTTP application from its dependencies. It knows no adapter. */
export function createApp(routes: readonly Route[], deps: AppDeps): Koa<ApiState> {
  const { logger, streams } = deps;
  const app = new Koa<ApiState>({ proxy: deps.trustProxy, maxIpsCount: 1 });
  // This event reports only connections that break while an answer is being sent.
  app.on('error', (error: unknown) => logger.debug({ err: error }, 'a connection broke'));

  const metrics = createMetrics({ ...deps.metricsSources, openStreams: () => streams.size });
  const operations = operationsRouter({ metrics, ...deps });
  const documentation = documentationRouter(Object.values(endpoints), deps.productName);
  const mcp = mcpRouter(deps);
  const api = apiRouter(routes, deps);

  app.use(answerTogether());
  app.use(requestId());
  app.use(requestTarget());
  app.use(requestLog({ logger, count: metrics.count }));
  app.use(securityHeaders({ google: deps.google, isData }));
  app.use(errors({ logger }));
  app.use(allowedHosts(deps.allowedHosts));
  app.use(compressAnswers());
  app.use(operations.routes());
  app.use(noSuchEndpoint(operations, (path) => operationPaths.has(path)));
  app.use(noStore(isApiPath));
  app.use(documentation.routes());
  app.use(mcp.routes());
  app.use(noSuchEndpoint(mcp, (path) => path === mcpPath));
  app.use(api.routes());
  app.use(noSuchEndpoint(api, isApiPath));
  app.use(staticWeb(deps.web));
  return app;
}
