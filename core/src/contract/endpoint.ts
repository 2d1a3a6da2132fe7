import './validation-texts.ts';
import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Who may call: anybody, any signed-in user, only admins, or only superadmins. */
export type Who = 'any' | 'signed-in' | 'admin' | 'superadmin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One endpoint, declared once. Server validation, response parsing, the typed web client and the OpenAPI document are
 * all derived from this value.
 */
export interface EndpointDefinition {
  /** The camelCase name of the constant it is assigned to; the operation id in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`; parameters as `:id`. */
  readonly path: string;
  readonly who: Who;
  /** Refused with `reauthentication_required` unless the caller proved who they are within the last 15 minutes. */
  readonly reauthenticate?: true;
  /** Open to whoever signed in and has to set up a second factor before anything else. */
  readonly duringMfaSetup?: true;
  /** One sentence for the API's readers. */
  readonly summary: string;
  readonly params?: z.ZodType;
  /** Parsed from strings: the schemas coerce. */
  readonly query?: z.ZodType;
  /** JSON body, or the text fields when `multipart` is set. */
  readonly body?: z.ZodType;
  /** The body is multipart/form-data with at most this one file. */
  readonly multipart?: { readonly file: string; readonly maxBytes: number };
  /** Counts against the requests that its caller may make in a minute, because it may call a vendor. */
  readonly callsVendor?: true;
  /** Status of success. */
  readonly status: 200 | 201 | 202 | 302;
  /** An answer with this field is sent with 202 instead: what it waits for has only begun. */
  readonly acceptedWith?: string;
  /** Absent for a stream of server-sent events, and for a redirect. */
  readonly response?: z.ZodType;
  /** Schema of each `data:` of a server-sent event stream. */
  readonly events?: z.ZodType;
  /** Codes beyond the ones any endpoint can answer (validation_failed, unauthenticated, forbidden, reauthentication_required, internal). */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the literal types of a declaration, so that clients and routes are typed from it. */
export function defineEndpoint<const E extends EndpointDefinition>(endpoint: E): E {
  return endpoint;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type EndpointParams<E extends EndpointDefinition> = Output<E['params']>;
export type EndpointQuery<E extends EndpointDefinition> = Output<E['query']>;
export type EndpointBody<E extends EndpointDefinition> = Output<E['body']>;
/** What the server's route returns, before the response schema parses it. */
export type EndpointResponseInput<E extends EndpointDefinition> = Input<E['response']>;
export type EndpointResponse<E extends EndpointDefinition> = Output<E['response']>;

/** What a client passes to call the endpoint. */
export type EndpointRequest<E extends EndpointDefinition> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown) &
  (E['multipart'] extends object ? { file?: Blob } : unknown);
