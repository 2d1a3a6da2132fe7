import type { Session } from '@overture/core/app';
import type { ParameterizedContext, Middleware } from 'koa';

/** The data that middleware adds to a request. */
export interface ApiState {
  /** The id in every answer (`X-Request-Id`), error body and log line. */
  requestId: string;
  /** Template of the matched route, for metrics and logs: never the raw path, which has ids and no bound. */
  route?: string;
  session?: Session;
  /** Why the request failed, for the log line. */
  errorCode?: string;
}

export type ApiContext = ParameterizedContext<ApiState>;
export type ApiMiddleware = Middleware<ApiState>;
