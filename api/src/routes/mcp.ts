import Router from '@koa/router';
import { AppError } from '@overture/core/platform/app-error';
import type { Session } from '@overture/core/platform/caller';
import type { ApiContext, ApiState } from '../http/api-context.ts';
import type { ApiRouterDeps } from '../http/api-router.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { expectedBytes, readBody, type Limited } from '../http/json-body.ts';
import { inRequestSpan } from '../http/request-span.ts';
import { whileArriving } from '../http/while-arriving.ts';

export const mcpPath = '/api/mcp';

/** As much as `POST /check` takes, which is the largest request of a tool. */
const limited: Limited = { path: '/mcp', maxBodyBytes: 6 * 1024 * 1024 };

/**
 * The Model Context Protocol at `POST /api/mcp`, for assistants with a personal token. Each request is answered by itself,
 * by a server that knows the tools of the token's scopes; what goes wrong within it is told in the protocol's own way.
 * Errors: `unauthenticated`, `forbidden` (another site's page), `too_large`, `too_many_requests`.
 */
export function mcpRouter(deps: ApiRouterDeps & { readonly productName: string }): Router<ApiState> {
  const { admission, tracing } = deps;
  const router = new Router<ApiState>({ sensitive: true, strict: true });
  router.post(mcpPath, (ctx) => {
    ctx.state.route = mcpPath;
    return inRequestSpan(ctx, {
      tracing,
      route: mcpPath,
      serve: async () => {
        const origin = deps.publicUrl ?? `${ctx.protocol}://${ctx.host}`;
        refuseOtherSites(ctx, origin);
        const session = await authenticate(ctx, deps);
        await admission.admit(session, expectedBytes(ctx, limited), async () => {
          const body = await whileArriving(ctx, { idleMs: admission.bodyIdleMs }, () => readBody(ctx, limited));
          await answer(ctx, body.toString(), session, origin, deps);
        });
      },
    });
  });
  return router;
}

/** A page of another site could otherwise use a token that the browser's user entrusted to an assistant on this machine. */
function refuseOtherSites(ctx: ApiContext, own: string): void {
  const origin = ctx.get('origin');
  if (origin !== '' && origin !== own) throw new AppError('forbidden', 'Pages of other sites may not do this.');
}

async function authenticate(ctx: ApiContext, { authenticate: sessionOf }: ApiRouterDeps): Promise<Session> {
  const token = bearerToken(ctx.get('authorization'));
  const session = token === null ? null : await sessionOf(token);
  if (session?.scopes === undefined) throw new AppError('unauthenticated', 'Please send a personal token.');
  ctx.state.session = session;
  return session;
}

async function answer(
  ctx: ApiContext,
  body: string,
  session: Session,
  origin: string,
  deps: Parameters<typeof mcpRouter>[0],
): Promise<void> {
  // They are loaded when first needed, because most installations are started without an assistant.
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('@overture/mcp');
  const handler = createMcpHandler(() => createMcpServer({ ...deps, session, origin }), {
    maxRequestBodySize: limited.maxBodyBytes,
    // The list of tools never changes, so that there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: (error) => deps.logger.debug({ err: error }, 'a request of the Model Context Protocol was refused'),
  });
  const left = new AbortController();
  ctx.res.once('close', () => left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(ctx.headers)) if (typeof value === 'string') headers.set(name, value);
  const request = new Request(new URL(mcpPath, origin), { method: 'POST', headers, body, signal: left.signal });
  ctx.body = await handler.fetch(request);
}
