import Router from '@koa/router';
import { AppError } from '@overture/core/platform/app-error';
import type { Logger } from '@overture/core/platform/logger';
import type { Tracing } from '@overture/core/platform/tracing';
import type { EndpointDefinition } from '@overture/core/contract';
import { nameOf } from '../endpoints.ts';
import type { EventStreams } from '../events/event-streams.ts';
import type { ApiContext, ApiMiddleware, ApiState } from './api-context.ts';
import { bearerToken } from './bearer-token.ts';
import { guard, type GuardDeps } from './guard.ts';
import { inRequestSpan } from './request-span.ts';
import { ToldAnswer } from './told-answer.ts';
import type { Route } from '@overture/core/platform/http/route';
import type { Resolve } from '@overture/core/platform/needs';

export interface ApiRouterDeps extends GuardDeps {
  readonly resolve: Resolve;
  readonly logger: Logger;
  readonly tracing: Tracing;
  readonly streams: EventStreams;
  /** Whether an answer that does not match its schema is logged and sent. Outside of production it becomes a 500. */
  readonly production: boolean;
}

/** Registers the routes under `/api`. Use cases are resolved now, so that a missing binding stops the start. */
export function apiRouter(routes: readonly Route[], deps: ApiRouterDeps): Router<ApiState> {
  const router = new Router<ApiState>({ prefix: '/api', sensitive: true, strict: true });
  for (const route of routes) {
    const { path, method } = route.endpoint;
    router.register(path, [method], toMiddleware(route, deps));
  }
  return router;
}

function toMiddleware(route: Route, deps: ApiRouterDeps): ApiMiddleware {
  const template = `/api${route.endpoint.path}`;
  const serve = serverOf(route, deps);
  return (ctx) => {
    ctx.state.route = template;
    return inRequestSpan(ctx, { tracing: deps.tracing, route: template, serve: () => serve(ctx) });
  };
}

function serverOf(route: Route, deps: ApiRouterDeps): (ctx: ApiContext) => Promise<void> {
  const { endpoint } = route;
  if (route.kind === 'events') {
    const deliver = route.bind(deps.resolve);
    return async (ctx) => {
      const token = bearerToken(ctx.get('authorization')) ?? '';
      await guard(ctx, endpoint, deps, (call) =>
        deps.streams.open(ctx, {
          schema: endpoint.events,
          deliver: (sink) => deliver(call, sink),
          // An open page does not count as a use of the session. Only an invalid token ends a stream, a failing store
          // does not.
          recheck: async () => void (await deps.authenticate(token, { countsAsUse: false })),
        }),
      );
    };
  }
  if (route.kind === 'redirect') {
    const whereTo = route.bind(deps.resolve);
    return async (ctx) => ctx.redirect(await guard(ctx, endpoint, deps, whereTo));
  }
  const handle = route.bind(deps.resolve);
  return async (ctx) => {
    const told = new ToldAnswer(ctx, endpoint, deps.logger);
    let body: unknown;
    try {
      const answer = await guard(ctx, endpoint, deps, handle, (partial) => told.tell(partial));
      body = checkedAnswer(ctx, endpoint, answer, deps);
    } catch (error) {
      if (!told.stop()) throw error;
      return told.fail(error);
    }
    if (told.stop()) return told.end(body);
    ctx.status = isOnlyAccepted(endpoint, body) ? 202 : (endpoint.status ?? 200);
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = JSON.stringify(body);
  };
}

function isOnlyAccepted({ acceptedWith }: EndpointDefinition, body: unknown): boolean {
  if (acceptedWith === undefined || typeof body !== 'object' || body === null) return false;
  return Reflect.get(body, acceptedWith) !== undefined;
}

/** Parses the answer with its schema, which also drops fields that the contract does not name. */
function checkedAnswer(ctx: ApiContext, endpoint: EndpointDefinition, answer: unknown, deps: ApiRouterDeps): unknown {
  const parsed = endpoint.response && endpoint.response.safeParse(answer);
  if (parsed?.success) return parsed.data;
  const problems = parsed?.error.issues
    .slice(0, 20)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
  deps.logger.error(
    { requestId: ctx.state.requestId, endpoint: nameOf(endpoint), problems },
    'an answer breaks its own schema',
  );
  if (deps.production) return answer;
  throw new AppError('internal', 'The answer breaks its own schema.');
}
