import Router from '@koa/router';
import type { EndpointDefinition } from '@overture/core/contract';
import type { ApiState } from '../http/api-context.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';

/** The only page under `/api`; everything else there is data. */
export const docsPath = '/api/docs';

/**
 * `/api/openapi.json` and `/api/docs`: the contract for machines and for people. Each is written when it is first asked
 * for and then kept: writing it takes a tenth of a second, which no start has to wait for.
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
