import type { Session } from '@overture/core/platform/caller';
import type { ParameterizedContext, Middleware } from 'koa';

/** The data that middleware adds to a request. */
export interface ApiState {
  /** The id in every answer (`X-Request-Id`), error body and log line. */
  requestId: string;
  /**
   * The template of the matched route, for metrics and logs. The raw path contains ids and would have too many values.
   */
  route?: string;
  session?: Session;
  /** The error code of a failed request, for the log line. */
  errorCode?: string;
}

export type ApiContext = ParameterizedContext<ApiState>;
export type ApiMiddleware = Middleware<ApiState>;
