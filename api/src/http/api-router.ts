import { AppError, type Logger } from '@overture/core/app';
import type { EndpointDefinition } from '@overture/core/contract';
import Router from '@koa/router';
import type { EventStreams } from '../events/event-streams.ts';
import type { ApiContext, ApiMiddleware, ApiState } from './api-context.ts';
import { bearerToken } from './bearer-token.ts';
import { guard, type GuardDeps } from './guard.ts';
import type { Resolve, Route } from './route.ts';

export interface ApiRouterDeps extends GuardDeps {
  readonly resolve: Resolve;
  readonly logger: Logger;
  readonly streams: EventStreams;
  /** In production an answer that breaks its schema is logged and sent; elsewhere it is a 500. */
  readonly production: boolean;
}

export interface ApiRouter {
  readonly router: Router<ApiState>;
  /** Answers endpoints without parameters by one look-up, ahead of every router; leaves the rest to them. */
  readonly direct: ApiMiddleware;
}

/** Registers the routes under `/api`. Use cases are resolved now, so that a missing binding stops the start. */
export function apiRouter(routes: readonly Route[], deps: ApiRouterDeps): ApiRouter {
  const byAddress = new Map<string, ApiMiddleware>();
  const router = new Router<ApiState>({ prefix: '/api', sensitive: true, strict: true });
  for (const route of routes) {
    const { path, method, name } = route.endpoint;
    const middleware = toMiddleware(route, deps);
    router.register(path, [method], middleware, { name });
    if (!path.includes(':')) byAddress.set(`${method} /api${path}`, middleware);
  }
  return {
    router,
    direct: (ctx, next) => {
      const middleware = byAddress.get(`${ctx.method} ${ctx.path}`);
      if (middleware === undefined) return next();
      ctx.set('Cache-Control', 'no-store');
      return middleware(ctx, next);
    },
  };
}

function toMiddleware(route: Route, deps: ApiRouterDeps): ApiMiddleware {
  const { endpoint } = route;
  const template = `/api${endpoint.path}`;
  if (route.kind === 'events') {
    const deliver = route.bind(deps.resolve);
    return async (ctx) => {
      ctx.state.route = template;
      const call = await guard(ctx, endpoint, deps);
      const token = bearerToken(ctx.get('authorization')) ?? '';
      deps.streams.open(ctx, {
        schema: endpoint.events,
        deliver: (sink) => deliver(call, sink),
        // Only what the token says ends a stream: a store that hiccups does not sign anybody out.
        recheck: async () => void (await deps.authenticate(token)),
      });
    };
  }
  const handle = route.bind(deps.resolve);
  const texts = new WeakMap<object, string>();
  const textOf = (ctx: ApiContext, answer: unknown): string => {
    const known = isFrozenObject(answer) ? texts.get(answer) : undefined;
    if (known !== undefined) return known;
    const text = JSON.stringify(checkedAnswer(ctx, endpoint, answer, deps));
    if (isFrozenObject(answer)) texts.set(answer, text);
    return text;
  };
  return async (ctx) => {
    ctx.state.route = template;
    const answer = await handle(await guard(ctx, endpoint, deps));
    ctx.status = endpoint.status;
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = textOf(ctx, answer);
  };
}

/** What `oncePer` made: the same object says the same. */
function isFrozenObject(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && Object.isFrozen(answer);
}

/** Reads the answer with its own schema, which also drops whatever the contract does not name. */
function checkedAnswer(ctx: ApiContext, endpoint: EndpointDefinition, answer: unknown, deps: ApiRouterDeps): unknown {
  const parsed = endpoint.response?.safeParse(answer);
  if (parsed?.success) return parsed.data;
  const problems = parsed?.error.issues
    .slice(0, 20)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
  deps.logger.error(
    { requestId: ctx.state.requestId, endpoint: endpoint.name, problems },
    'an answer breaks its own schema',
  );
  if (deps.production) return answer;
  throw new AppError('internal', 'The answer breaks its own schema.');
}
