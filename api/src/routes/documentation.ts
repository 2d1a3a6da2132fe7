import { brotliCompressSync, constants } from 'node:zlib';
import Router from '@koa/router';
import type { EndpointDefinition } from '@overture/core/contract';
import type { ApiContext, ApiState } from '../http/api-context.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';

/** The only page under `/api`; everything else there is data. */
export const docsPath = '/api/docs';

/**
 * Serves the contract as `/api/openapi.json` for machines and `/api/docs` for people. Each is generated at the first
 * request and then kept, because generating takes a tenth of a second, for which no start should wait. It is kept as
 * bytes, compressed and not, because anybody may ask, and compressing takes longer than all else of an answer.
 */
export function documentationRouter(endpoints: readonly EndpointDefinition[], productName: string): Router<ApiState> {
  const router = new Router<ApiState>({ prefix: '/api', sensitive: true, strict: true });
  let json: Kept | undefined;
  let page: Kept | undefined;
  router.get('/openapi.json', (ctx) => {
    ctx.state.route = '/api/openapi.json';
    ctx.type = 'application/json';
    send(ctx, (json ??= keep(JSON.stringify(openApiDocument(endpoints, productName)))));
  });
  router.get('/docs', (ctx) => {
    ctx.state.route = docsPath;
    ctx.type = 'text/html';
    send(ctx, (page ??= keep(docsPage(endpoints, productName))));
  });
  return router;
}

interface Kept {
  readonly plain: Buffer;
  readonly br: Buffer;
}

function keep(text: string): Kept {
  const plain = Buffer.from(text);
  return { plain, br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
}

function send(ctx: ApiContext, { plain, br }: Kept): void {
  const compressed = ctx.acceptsEncodings('br', 'identity') === 'br';
  ctx.compress = false;
  ctx.vary('Accept-Encoding');
  if (compressed) ctx.set('Content-Encoding', 'br');
  ctx.body = compressed ? br : plain;
}
