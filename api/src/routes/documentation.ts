import Router from '@koa/router';
import type { EndpointDefinition } from '@overture/core/contract';
import type { ApiState } from '../http/api-context.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';

/** The only page under `/api`; everything else there is data. */
export const docsPath = '/api/docs';

/**
 * Serves the contract as `/api/openapi.json` for machines and `/api/docs` for people. Each is generated at the first
 * request and then kept, because generating takes a tenth of a second, for which no start should wait.
 */
export function documentationRouter(endpoints: readonly EndpointDefinition[], productName: string): Router<ApiState> {
  const router = new Router<ApiState>({ prefix: '/api', sensitive: true, strict: true });
  let json: string | undefined;
  let page: string | undefined;
  router.get('/openapi.json', (ctx) => {
    ctx.state.route = '/api/openapi.json';
    ctx.type = 'application/json';
    ctx.body = json ??= JSON.stringify(openApiDocument(endpoints, productName));
  });
  router.get('/docs', (ctx) => {
    ctx.state.route = docsPath;
    ctx.type = 'text/html';
    ctx.body = page ??= docsPage(endpoints, productName);
  });
  return router;
}
