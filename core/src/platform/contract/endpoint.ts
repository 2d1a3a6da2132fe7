import './validation-texts.ts';
import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Immutable } from './immutable.ts';

/** Who may call: anybody, any signed-in user, only admins, or only superadmins. */
export type Who = 'any' | 'signed-in' | 'admin' | 'superadmin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One endpoint, declared once. The server's validation, the parsing of responses, the typed web client and the OpenAPI
 * document all follow from it.
 */
export interface EndpointDefinition {
  readonly method: Method;
  /** The path below `/api`, with parameters as `:id`. */
  readonly path: string;
  readonly who: Who;
  /** Answers `reauthentication_required` unless the caller proved their identity within the last 15 minutes. */
  readonly reauthenticate?: true;
  /** Whether somebody who still has to set up a second factor may call it. */
  readonly duringMfaSetup?: true;
  /** One sentence for readers of the API's documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  /** The schemas convert the strings of the query. */
  readonly query?: z.ZodType;
  /** The JSON body, or the text fields if `multipart` is set. */
  readonly body?: z.ZodType;
  /** The body is multipart/form-data with at most this one file. */
  readonly multipart?: { readonly file: string; readonly maxBytes: number };
  /** The most bytes of a JSON body; 1 MB by default. */
  readonly maxBodyBytes?: number;
  /**
   * Whether a call counts toward the caller's requests per minute, because it may call a vendor; a function where the
   * parsed body decides it.
   */
  readonly callsVendor?: true | ((body: Readonly<Record<string, unknown>>) => boolean);
  /** Whether pages call it at intervals by themselves. Such a call does not prolong the session of somebody who is away. */
  readonly isPolled?: true;
  /** The HTTP status of success, if it is not 200. */
  readonly status?: 201 | 202 | 302;
  /** A field of the response. If the response has it, the status is 202, because the work that it names has only begun. */
  readonly acceptedWith?: string;
  /** Absent for a stream of server-sent events, and for a redirect. */
  readonly response?: z.ZodType;
  /**
   * What there is of the response so far. A caller who accepts `text/event-stream` gets it in events named `partial`, each
   * with all of it, and then one event named `answer` with the response, or `error` with the body of an error.
   */
  readonly partial?: z.ZodType;
  /** Schema of each `data:` of a server-sent event stream. */
  readonly events?: z.ZodType;
  /**
   * The error codes beyond those that every endpoint can answer (validation_failed, unauthenticated, forbidden,
   * reauthentication_required, internal).
   */
  readonly errors?: readonly ErrorCode[];
}

/**
 * Declares the endpoint of a method and path, such as `GET /auth/sessions/:id`, and keeps its literal types, so that clients
 * and routes are typed from it.
 */
export function defineEndpoint<const D extends Omit<EndpointDefinition, 'method' | 'path'>>(
  address: `${Method} /${string}`,
  declared: D,
): D & Pick<EndpointDefinition, 'method' | 'path'> {
  const [method, path = ''] = address.split(' ');
  return { ...declared, method: method as Method, path };
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type EndpointParams<E extends EndpointDefinition> = Output<E['params']>;
export type EndpointQuery<E extends EndpointDefinition> = Output<E['query']>;
export type EndpointBody<E extends EndpointDefinition> = Output<E['body']>;
/** What the server's route returns, before the response schema parses it. */
export type EndpointResponseInput<E extends EndpointDefinition> = Immutable<Input<E['response']>>;
export type EndpointResponse<E extends EndpointDefinition> = Output<E['response']>;

/** What the server's route tells, before the schema parses it. */
export type EndpointPartialInput<E extends EndpointDefinition> = Input<E['partial']>;
export type EndpointPartial<E extends EndpointDefinition> = Output<E['partial']>;

/** The argument of a client's call. */
export type EndpointRequest<E extends EndpointDefinition> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown) &
  (E['multipart'] extends object ? { file?: Blob } : unknown);
