import type { Tracing } from '@overture/core/platform/tracing';
import type { ApiContext } from './api-context.ts';
import { errorAnswer } from './error-answer.ts';

/**
 * Serves a request of a route within a span, by OpenTelemetry's conventions for HTTP servers. A 4xx is the caller's
 * error and no failure of the span.
 */
export function inRequestSpan(
  ctx: ApiContext,
  { tracing, route, serve }: { tracing: Tracing; route: string; serve: () => Promise<void> },
): Promise<void> {
  const statusOf = (error: unknown): number => errorAnswer(error, ctx.state.requestId).status;
  const options = {
    kind: 'server',
    attributes: {
      'http.request.method': ctx.method,
      'http.route': route,
      'url.path': ctx.path,
      'url.scheme': ctx.protocol,
    },
    parent: ctx.get('traceparent') || undefined,
    isFailure: (error: unknown) => statusOf(error) >= 500,
  } as const;
  return tracing.span(`${ctx.method} ${route}`, options, async (add) => {
    let status: number | undefined;
    try {
      await serve();
    } catch (error) {
      status = statusOf(error);
      throw error;
    } finally {
      add({ 'http.response.status_code': status ?? ctx.status });
    }
  });
}
