import Router from '@koa/router';
import type { EndpointDefinition } from '@overture/core/contract';
import type { ApiState } from '../http/api-context.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';

/** The only page under `/api`; everything else there is data. */
export const docsPath = '/api/docs';

/** `/api/openapi.json` and `/api/docs`: the contract for machines and for people, written once at the start. */
export function documentationRouter(endpoints: readonly EndpointDefinition[], productName: string): Router<ApiState> {
  const router = new Router<ApiState>({ prefix: '/api', sensitive: true, strict: true });
  const json = JSON.stringify(openApiDocument(endpoints, productName));
  const page = docsPage(endpoints, productName);
  router.get('/openapi.json', (ctx) => {
    ctx.state.route = '/api/openapi.json';
    ctx.type = 'application/json';
    ctx.body = json;
  });
  router.get('/docs', (ctx) => {
    ctx.state.route = docsPath;
    ctx.type = 'text/html';
    ctx.body = page;
  });
  return router;
}
