import type { EndpointDefinition, EndpointRequest, EndpointResponse, departmentNames } from '@overture/core/contract';
import { AppError } from '@overture/core/platform/app-error';
import type { Session } from '@overture/core/platform/caller';
import { mayCall, mayCallVendor } from '@overture/core/platform/http/may-call';
import type { Call, Route } from '@overture/core/platform/http/route';
import type { Resolve } from '@overture/core/platform/needs';
import { z } from 'zod';
import { parsed } from './parsed.ts';

/** Who calls, and with what. */
export interface Calling {
  readonly resolve: Resolve;
  /** The person for whom the assistant acts. */
  readonly session: Session;
  readonly names: ReturnType<typeof departmentNames>;
  /** The address at which people open Overture, without a trailing slash. */
  readonly origin: string;
  /** Aborted when the client gives up. */
  readonly signal: AbortSignal;
  /** Counts a request that may call a vendor, as the API does. Errors: `too_many_requests`. */
  readonly countRequest: () => Promise<void>;
}

/** What a request may consist of, whatever the endpoint. */
const requestSchema = z.object({
  params: z.unknown().optional(),
  query: z.unknown().optional(),
  body: z.unknown().optional(),
});

/**
 * Serves endpoints without HTTP: the same schemas, limits, use cases and presentation as for a request. Errors:
 * `forbidden`, `validation_failed`, `too_many_requests`, and those of the endpoint.
 */
export async function callEndpoint<E extends EndpointDefinition>(
  endpoint: E,
  route: Route,
  request: EndpointRequest<E>,
  calling: Calling,
  idempotencyKey?: string,
): Promise<EndpointResponse<E>> {
  const { session, countRequest, resolve, names, origin, signal } = calling;
  const { response, reauthenticate } = endpoint;
  if (route.kind !== 'answer' || response === undefined) throw new Error(`${endpoint.path} has no answer.`);
  // Whoever calls by an assistant cannot confirm that it is them.
  if (!mayCall(endpoint, session) || reauthenticate === true) {
    throw new AppError('forbidden', 'Your account may not do this.');
  }
  const given = requestSchema.parse(request);
  const part = (schema: z.ZodType | undefined, value: unknown): unknown =>
    schema === undefined ? undefined : parsed(schema, value ?? {});
  const params = part(endpoint.params, given.params);
  const query = part(endpoint.query, given.query);
  const body = part(endpoint.body, given.body);
  if (mayCallVendor(endpoint, body)) await countRequest();
  const call: Omit<Call, 'params' | 'query' | 'body' | 'session'> = {
    file: null,
    names,
    caller: { address: 'mcp', userAgent: 'mcp' },
    rememberDevice: () => undefined,
    isFromOwnPage: false,
    origin,
    oidcKept: undefined,
    keepOidc: () => undefined,
    idempotencyKey,
    tell: () => undefined,
    signal,
  };
  // The schemas are known only per endpoint, and `defineRoute` restores the values' types.
  const answer = await route.bind(resolve)({ ...call, params, query, body, session } as unknown as Call);
  return response.parse(answer) as EndpointResponse<E>;
}
