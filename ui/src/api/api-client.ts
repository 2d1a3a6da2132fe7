import { errorBodySchema } from '@overture/core/contract';
import type { EndpointDefinition, EndpointPartial, EndpointRequest, EndpointResponse } from '@overture/core/contract';
import { proveAgain } from '../session/reauthentication.ts';
import { currentSession, dropToken } from '../session/session.ts';
import { ApiError, hasCode, networkErrorMessage } from './api-error.ts';
import { parseJson, readServerSent } from './server-sent.ts';

/** How long the browser waits for an answer. A fetch may wait for the CRM and for a model. */
const apiTimeoutMs = 600_000;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`, if the endpoint accepts it. */
  readonly idempotencyKey?: string | undefined;
  /** The token of an unfinished sign-in; by default the session's. */
  readonly token?: string | undefined;
  /** Whether the request continues after the page is closed; its body must be small. */
  readonly keepalive?: boolean;
}

export interface TellingOptions<E extends EndpointDefinition> extends CallOptions {
  /** Told what there is of the answer while the server makes it, where the endpoint tells it. */
  readonly onPartial?: (partial: EndpointPartial<E>) => void;
}

/**
 * Calls one endpoint of the contract with the session's token and returns its parsed response. Throws only `ApiError`,
 * or the reason of an aborted `signal`.
 */
export async function callApi<E extends EndpointDefinition>(
  endpoint: E,
  request: EndpointRequest<E>,
  { signal, idempotencyKey, keepalive, token, onPartial }: TellingOptions<E> = {},
): Promise<EndpointResponse<E>> {
  const parts = request as RequestParts;
  const headers = new Headers({ accept: onPartial ? `${eventStream}, application/json` : 'application/json' });
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const body = encodeBody(endpoint, parts, headers);
  const input = { headers, body, signal, keepalive, token };
  const response = await fetchApi(endpoint, addressOf(endpoint, parts), input);
  const isTold = response.headers.get('content-type')?.startsWith(eventStream);
  const answer = isTold ? await readTold(endpoint, response, { signal, onPartial }) : await readJson(response);
  const parsed = endpoint.response?.safeParse(answer);
  if (!parsed?.success) throw badAnswer(response);
  return parsed.data as EndpointResponse<E>;
}

const eventStream = 'text/event-stream';

/** Reads an answer that the server tells while it makes it. */
async function readTold<E extends EndpointDefinition>(
  endpoint: E,
  response: Response,
  { signal, onPartial }: Pick<TellingOptions<E>, 'signal' | 'onPartial'>,
): Promise<unknown> {
  let end: { readonly event: string | undefined; readonly data: unknown } | undefined;
  try {
    await readServerSent(response, {
      onMessage: ({ event, data }) => {
        if (event !== 'partial') return void (end = { event, data: parseJson(data) });
        const partial = endpoint.partial?.safeParse(parseJson(data));
        if (partial?.success && !signal?.aborted) onPartial?.(partial.data as EndpointPartial<E>);
      },
    });
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  if (end === undefined) throw new ApiError({ status: 0, code: 'network_error', message: networkErrorMessage });
  if (end.event === 'error') throw errorOf(end.data, response);
  return end.data;
}

interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
}

interface FetchInput {
  readonly headers: Headers;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly token?: string | undefined;
  readonly keepalive?: boolean | undefined;
  /** Whether there is no deadline, as for streams. */
  readonly endless?: boolean;
}

/**
 * Sends the request; returns a successful response or throws. If the server needs a new proof of identity, it asks the
 * user for one and sends the request again. The event stream uses it too.
 */
export async function fetchApi(endpoint: EndpointDefinition, address: string, input: FetchInput): Promise<Response> {
  try {
    return await fetchOnce(endpoint, address, input);
  } catch (error) {
    const wantsProof = hasCode(error, 'reauthentication_required');
    if (!wantsProof || !(await proveAgain())) throw error;
    return fetchOnce(endpoint, address, input);
  }
}

async function fetchOnce(endpoint: EndpointDefinition, address: string, input: FetchInput): Promise<Response> {
  const token = input.token ?? currentSession()?.token;
  if (token) input.headers.set('authorization', `Bearer ${token}`);
  const deadline = input.endless ? undefined : AbortSignal.timeout(apiTimeoutMs);
  const signals = [input.signal, deadline].filter((signal) => signal !== undefined);
  let response: Response;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers: input.headers,
      body: input.body,
      ...(input.keepalive && { keepalive: true }),
      signal: AbortSignal.any(signals),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    if (deadline?.aborted) {
      throw new ApiError({
        status: 0,
        code: 'timeout',
        message: 'The server took too long to answer. Please try again.',
      });
    }
    throw new ApiError({ status: 0, code: 'network_error', message: networkErrorMessage });
  }
  if (response.ok) return response;
  throw await failureOf(endpoint, response, token);
}

/** The address of an endpoint below `/api`, with its parameters and query. */
export function addressOf(endpoint: EndpointDefinition, { params, query }: RequestParts = {}): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function encodeBody(
  endpoint: EndpointDefinition,
  { body, file }: RequestParts,
  headers: Headers,
): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (endpoint.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      if (value !== undefined && value !== null) form.set(name, String(value));
    if (file) form.set(endpoint.multipart.file, file);
    return form;
  }
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** A 401 of these endpoints is an answer to the sign-in form; it does not end a session. */
const signInPaths = ['/auth/login', '/auth/gmail-auth'];

async function failureOf(
  endpoint: EndpointDefinition,
  response: Response,
  token: string | undefined,
): Promise<ApiError> {
  const body = errorBodySchema.safeParse(await readJson(response));
  // A wrong current password is an error of its form; it does not end the session either.
  const refusedInput = signInPaths.includes(endpoint.path) || body.data?.code === 'invalid_credentials';
  if (response.status === 401 && !refusedInput) dropToken(token, body.data?.error);
  const error = errorOf(body.data, response);
  if (response.status >= 500)
    console.error(`${endpoint.method} ${endpoint.path} answered ${response.status}`, error.requestId ?? '');
  return error;
}

/** The error that a body tells, whether it is an answer's own or comes after its beginning. */
function errorOf(told: unknown, response: Response): ApiError {
  const { success, data: body } = errorBodySchema.safeParse(told);
  if (!success) return badAnswer(response);
  return new ApiError({
    status: response.ok ? 500 : response.status,
    code: body.code,
    message: body.error,
    requestId: body.requestId,
    issues: body.issues,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    url: body.url,
    email: body.email,
    gate: body,
  });
}

function badAnswer(response: Response): ApiError {
  return new ApiError({
    status: response.ok ? 500 : response.status,
    code: 'bad_answer',
    message: 'The server gave an answer that could not be read. Please try again.',
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
