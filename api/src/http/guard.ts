import { AppError } from '@overture/core/platform/app-error';
import { deviceCookieMs, type Session } from '@overture/core/platform/caller';
import { scopeOf, type DepartmentNames, type EndpointDefinition } from '@overture/core/contract';
import type { z } from 'zod';
import type { Admission } from '../admission/admission.ts';
import { nameOf } from '../endpoints.ts';
import type { ApiContext } from './api-context.ts';
import { bearerToken } from './bearer-token.ts';
import { callerAddress } from './caller-address.ts';
import { expectedBytes, hasShortBody, readJsonBody } from './json-body.ts';
import { readMultipartBody } from './multipart-body.ts';
import { parseInput } from './parse-input.ts';
import { readQueryString } from './query-string.ts';
import { mayCall, mayCallVendor } from '@overture/core/platform/http/may-call';
import type { Call } from '@overture/core/platform/http/route';
import { whileArriving } from './while-arriving.ts';

export interface GuardDeps {
  readonly admission: Admission;
  /** Finds the session of a token. Throws AppError `unauthenticated`. */
  readonly authenticate: (token: string, options?: { readonly countsAsUse: boolean }) => Promise<Session>;
  readonly names: DepartmentNames;
  /** Counts a request that may call a vendor. Throws AppError `too_many_requests`. */
  readonly countRequest: (session: Session) => Promise<void>;
  /** Records in the audit log that a session was refused an endpoint. */
  readonly noteRefusal: (session: Session, endpoint: string) => Promise<void>;
  /** The address at which users open Overture; undefined for the address of the request. */
  readonly publicUrl: string | undefined;
}

/** The cookie by which a browser is recognised after a sign-in. It grants no access. */
const deviceCookie = 'overture_device';

/** The cookie that keeps a single sign-on, sealed, for the few minutes until the issuer sends the browser back. */
const oidcCookie = 'overture_oidc';
const oidcCookieMs = 10 * 60_000;

const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Turns a request into a call of the endpoint and serves it, or refuses it. The caller is authenticated before anything else
 * of the request is read, and admitted before a body is that may be long; and authenticated again before it is served,
 * because place and body may take long to come. The place that it takes is free again when `serve` has ended.
 * Errors: `unauthenticated`, `forbidden`, `reauthentication_required`, `validation_failed`, `unsupported_media_type`,
 * `too_large`, `too_many_requests`, `not_ready`, and those of `serve`.
 */
export async function guard<T>(
  ctx: ApiContext,
  endpoint: EndpointDefinition,
  deps: GuardDeps,
  serve: (call: Call) => Promise<T> | T,
  tell: Call['tell'] = () => undefined,
): Promise<T> {
  const session = await authorise(ctx, endpoint, deps);
  const requester = session ?? { address: callerAddress(ctx) };
  // A place that was taken before would let slow sign-ins keep everybody who shares the address waiting.
  const read = hasShortBody(endpoint) ? await readInput(ctx, endpoint, deps) : undefined;
  const bytes = read === undefined && endpoint.body !== undefined ? expectedBytes(ctx, endpoint) : 0;
  return deps.admission.admit(requester, bytes, async () => {
    const input = read ?? (await readInput(ctx, endpoint, deps));
    return serve(await toCall(ctx, endpoint, { ...input, tell }, deps));
  });
}

/** What a request asks for, parsed by the endpoint's schemas. */
type Input = Pick<Call, 'file' | 'idempotencyKey'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

async function readInput(ctx: ApiContext, endpoint: EndpointDefinition, { admission }: GuardDeps): Promise<Input> {
  const params = endpoint.params ? parseInput(endpoint.params, ctx.params) : undefined;
  const query = endpoint.query ? parseInput(endpoint.query, readQueryString(ctx.querystring)) : undefined;
  const idempotencyKey = readIdempotencyKey(ctx);
  const { body, file } = endpoint.body === undefined ? noBody : await readBody(ctx, endpoint, endpoint.body, admission);
  return { params, query, body, file, idempotencyKey };
}

/** Authenticates the caller once more: nothing is waited for between this and serving. */
async function toCall(
  ctx: ApiContext,
  endpoint: EndpointDefinition,
  input: Input & Pick<Call, 'tell'>,
  deps: GuardDeps,
): Promise<Call> {
  const session = await authorise(ctx, endpoint, deps, { countsAsUse: false });
  if (session !== null && mayCallVendor(endpoint, input.body)) await deps.countRequest(session);
  // The schemas are known only per endpoint, so `defineRoute` restores the values' types.
  return callOf(ctx, { ...input, session, names: deps.names }, deps.publicUrl) as Call;
}

type Parsed = Input & Pick<Call, 'tell'> & { readonly session: Session | null; readonly names: DepartmentNames };

function callOf(ctx: ApiContext, parsed: Parsed, publicUrl: string | undefined): Omit<Call, keyof Parsed> & Parsed {
  const site = ctx.get('sec-fetch-site');
  let signal: AbortSignal | undefined;
  return {
    ...parsed,
    caller: {
      address: callerAddress(ctx),
      userAgent: ctx.get('user-agent').slice(0, 500),
      deviceToken: ctx.cookies.get(deviceCookie),
    },
    isFromOwnPage: site === '' || site === 'same-origin',
    origin: publicUrl ?? `${ctx.protocol}://${ctx.host}`,
    oidcKept: ctx.cookies.get(oidcCookie),
    // No script can read the cookies. The strict one is not sent from other sites' pages; that of the single sign-on must
    // be, because the issuer's page sends the browser back.
    rememberDevice: (deviceToken) =>
      setCookie(ctx, deviceCookie, deviceToken, { path: '/api/auth', sameSite: 'strict', maxAge: deviceCookieMs }),
    keepOidc: (kept) =>
      setCookie(ctx, oidcCookie, kept, { path: '/api/auth/oidc', sameSite: 'lax', maxAge: oidcCookieMs }),
    /** It listens to the connection, which few endpoints need. */
    get signal() {
      return (signal ??= signalOf(ctx));
    },
  };
}

function setCookie(
  ctx: ApiContext,
  name: string,
  value: string | null,
  options: { readonly path: string; readonly sameSite: 'strict' | 'lax'; readonly maxAge: number },
): void {
  ctx.cookies.set(name, value, { ...options, httpOnly: true, secure: ctx.secure, overwrite: true });
}

async function authorise(
  ctx: ApiContext,
  endpoint: EndpointDefinition,
  deps: GuardDeps,
  { countsAsUse } = { countsAsUse: endpoint.isPolled !== true },
): Promise<Session | null> {
  const { who, reauthenticate, duringMfaSetup } = endpoint;
  if (who === 'any') return null;
  const token = bearerToken(ctx.req.headers.authorization ?? '');
  if (token === null) throw new AppError('unauthenticated', 'Please sign in.');
  const session = await deps.authenticate(token, { countsAsUse });
  ctx.state.session = session;
  const scope = scopeOf(endpoint);
  if (session.scopes !== undefined && (scope === null || !session.scopes.includes(scope))) {
    await deps.noteRefusal(session, nameOf(endpoint));
    const why = scope === null ? 'No personal token may do this.' : `This token may not ${scope}.`;
    throw new AppError('forbidden', why);
  }
  if (!mayCall(endpoint, session)) {
    await deps.noteRefusal(session, nameOf(endpoint));
    throw new AppError('forbidden', 'Your account may not do this.');
  }
  if (session.mfaSetupRequired) {
    // Such a session has just begun and can do nothing else, so it needs no new proof of identity.
    if (duringMfaSetup !== true) throw new AppError('forbidden', 'Please set up two-step sign-in first.');
  } else if (reauthenticate === true && !session.isFresh) {
    throw new AppError('reauthentication_required', 'Please confirm that it is you.');
  }
  return session;
}

const noBody = { body: undefined, file: null };

async function readBody(
  ctx: ApiContext,
  endpoint: EndpointDefinition,
  schema: z.ZodType,
  { bodyIdleMs, shortBodyMs }: Admission,
): Promise<Pick<Call, 'file'> & { body: unknown }> {
  const { multipart } = endpoint;
  if (multipart === undefined) {
    const deadline = hasShortBody(endpoint) ? { inAllMs: shortBodyMs } : { idleMs: bodyIdleMs };
    const body = await whileArriving(ctx, deadline, () => readJsonBody(ctx, endpoint));
    return { body: parseInput(schema, body), file: null };
  }
  const { fields, file } = await whileArriving(ctx, { idleMs: bodyIdleMs }, () => readMultipartBody(ctx, multipart));
  return { body: parseInput(schema, fields), file };
}

function readIdempotencyKey(ctx: ApiContext): string | undefined {
  const key = ctx.req.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw new AppError('validation_failed', 'Idempotency-Key must be 1 to 200 visible characters.', {
    issues: [{ path: 'Idempotency-Key', message: 'Must be 1 to 200 visible characters' }],
  });
}

function signalOf(ctx: ApiContext): AbortSignal {
  const controller = new AbortController();
  if (ctx.res.destroyed) controller.abort(new Error('the caller went away'));
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort(new Error('the caller went away'));
  });
  return controller.signal;
}
