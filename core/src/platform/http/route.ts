import type { Caller, Session } from '../caller.ts';
import type { DepartmentNames } from '../contract/departments.ts';
import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointPartialInput,
  EndpointQuery,
  EndpointResponseInput,
} from '../contract/endpoint.ts';
import type { Immutable } from '../contract/immutable.ts';
import type { Resolve, Token } from '../needs.ts';
import type { z } from 'zod';

/** A file as it was sent. Its type is decided by its content and never by its name. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A request after the guard: authenticated, and parsed with the endpoint's own schemas. */
export interface Call<E extends EndpointDefinition = EndpointDefinition> {
  readonly params: EndpointParams<E>;
  readonly query: EndpointQuery<E>;
  readonly body: EndpointBody<E>;
  /** Null if the endpoint has no `multipart` or no file was sent. */
  readonly file: UploadedFile | null;
  readonly session: E['who'] extends 'any' ? null : Session;
  /** The names of the departments, which requests and answers contain instead of their keys. */
  readonly names: DepartmentNames;
  /** The origin of the request, for endpoints that begin a session. */
  readonly caller: Caller;
  /** Stores a token in the browser, by which this browser is recognised at the next sign-in. */
  readonly rememberDevice: (deviceToken: string) => void;
  /**
   * False if the browser says that the request comes from another site, or from none, such as a link in a mail. Other
   * programs say nothing about it, nor do browsers older than 2023 or at an address without TLS; it is then true.
   */
  readonly isFromOwnPage: boolean;
  /** The address at which users open Overture, without a trailing slash, for links that are sent to them. */
  readonly origin: string;
  /** The sealed single sign-on in the browser's cookie; undefined if there is none. */
  readonly oidcKept: string | undefined;
  /** Stores the next step of a single sign-on in the browser's cookie; null deletes the cookie. */
  readonly keepOidc: (kept: string | null) => void;
  readonly idempotencyKey: string | undefined;
  /** Sends what there is of the answer so far, to a caller who asked for it. It never fails. */
  readonly tell: (partial: EndpointPartialInput<E>) => void;
  /** Aborted when the caller disconnects before the answer. */
  readonly signal: AbortSignal;
}

/** The class that a route uses, or several by name. */
type Used = Token | Readonly<Record<string, Token>>;

/** What a route is called with, for what it uses. */
export type Instances<U> = U extends Token<infer T> ? T : { readonly [K in keyof U]: Instances<U[K]> };

/** Receives the events of a stream. */
export interface EventSink<T = unknown> {
  send(event: T): void;
  /** Ends the stream. The client connects again if it still may. */
  close(): void;
}

/** Starts to deliver events to the sink; returns the function that stops it. */
export type Deliver = (call: Call, sink: EventSink) => () => void;

export type Route =
  | {
      readonly kind: 'answer';
      readonly endpoint: EndpointDefinition;
      readonly bind: (resolve: Resolve) => (call: Call) => Promise<unknown>;
    }
  | {
      readonly kind: 'redirect';
      readonly endpoint: EndpointDefinition;
      readonly bind: (resolve: Resolve) => (call: Call) => Promise<string>;
    }
  | {
      readonly kind: 'events';
      readonly endpoint: EndpointDefinition;
      readonly bind: (resolve: Resolve) => Deliver;
    };

/**
 * Declares the route of an endpoint: the use case it needs, or several by name, and how a parsed call becomes the
 * endpoint's answer. Everything else (who may call it, parsing, status, errors) follows from the contract.
 */
export function defineRoute<E extends EndpointDefinition, const U extends Used>(
  endpoint: E,
  uses: U,
  handle: (call: Call<E>, use: Instances<U>) => Promise<EndpointResponseInput<NoInfer<E>>>,
): Route {
  return { kind: 'answer', endpoint, bind: bound(uses, handle) };
}

/** Declares the route of an endpoint that redirects the browser; `handle` returns the address. */
export function defineRedirectRoute<E extends EndpointDefinition, const U extends Used>(
  endpoint: E,
  uses: U,
  handle: (call: Call<E>, use: Instances<U>) => Promise<string>,
): Route {
  return { kind: 'redirect', endpoint, bind: bound(uses, handle) };
}

/** Declares the route of an endpoint that answers server-sent events. */
export function defineEventRoute<E extends EndpointDefinition, const U extends Used>(
  endpoint: E,
  uses: U,
  deliver: (
    call: Call<E>,
    use: Instances<U>,
    sink: EventSink<E['events'] extends z.ZodType ? Immutable<z.input<E['events']>> : never>,
  ) => () => void,
): Route {
  return { kind: 'events', endpoint, bind: bound(uses, deliver) };
}

/** Gives a handler what it uses. The guard has parsed its call with the endpoint's schemas. */
function bound<U extends Used, Rest extends unknown[], T>(
  uses: U,
  handle: (call: never, use: Instances<U>, ...rest: Rest) => T,
) {
  return (resolve: Resolve) => {
    const use = resolveAll(uses, resolve);
    return (call: Call, ...rest: Rest): T => handle(call as never, use, ...rest);
  };
}

function resolveAll<U extends Used>(used: U, resolve: Resolve): Instances<U> {
  if (typeof used === 'function') return resolve(used) as Instances<U>;
  return Object.fromEntries(Object.entries(used).map(([name, token]) => [name, resolve(token)])) as Instances<U>;
}
