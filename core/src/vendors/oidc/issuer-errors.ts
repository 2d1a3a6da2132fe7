import * as oidc from 'openid-client';
import { z } from 'zod';
import { oidcRefusals } from '../../people/sign-in/contract/oidc.ts';
import { AppError } from '../../platform/app-error.ts';

/** What is wrong when a step of a single sign-on fails. */
export type IssuerFault = 'person_refused' | 'out_of_order' | 'misconfigured' | 'untrusted';

/** The errors of RFC 6749, OpenID Connect Core and RFC 9126 by which an issuer says that it cannot answer now. */
const outOfOrder = new Set(['server_error', 'temporarily_unavailable']);

/** Those by which it says that it does not accept the request of this client, whoever signs in. */
const misconfigured = new Set([
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'invalid_target',
  'invalid_request_uri',
  'invalid_request_object',
  'request_not_supported',
  'request_uri_not_supported',
  'registration_not_supported',
]);

/** The codes of openid-client for what a broken server sends. */
const brokenAnswers = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

/** Those for an issuer whose metadata does not fit the settings. */
const wrongMetadata = new Set([
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
]);

/** Finds out what is wrong from an error of openid-client. */
export function faultOf(error: unknown): IssuerFault {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (outOfOrder.has(error.error)) return 'out_of_order';
    return misconfigured.has(error.error) ? 'misconfigured' : 'person_refused';
  }
  if (error instanceof oidc.ResponseBodyError) {
    if (outOfOrder.has(error.error)) return 'out_of_order';
    // A code that was used before, has expired, or belongs to another sign-in.
    return error.error === 'invalid_grant' ? 'untrusted' : faultOfStatus(error.status);
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return faultOfStatus(error.status);
  if (error instanceof oidc.ClientError) {
    if (error.cause instanceof Response && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
      return faultOfStatus(error.cause.status);
    }
    if (brokenAnswers.has(error.code ?? '')) return 'out_of_order';
    return wrongMetadata.has(error.code ?? '') ? 'misconfigured' : 'untrusted';
  }
  // The network's failures have no error class of their own.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'out_of_order' : 'untrusted';
}

function faultOfStatus(status: number): IssuerFault {
  return status >= 500 || status === 429 ? 'out_of_order' : 'misconfigured';
}

/** The error for the use cases. */
export function issuerError(fault: IssuerFault, cause: unknown): AppError {
  switch (fault) {
    case 'person_refused':
      return new AppError('forbidden', oidcRefusals.cancelled, { cause });
    case 'untrusted':
      return new AppError('invalid_credentials', oidcRefusals.untrusted, { cause });
    case 'out_of_order':
      return new AppError('not_ready', oidcRefusals.unreachable, { cause });
    case 'misconfigured':
      return new AppError('not_ready', oidcRefusals.misconfigured, { cause, isFinal: true });
  }
}

/** A technical reason without personal data, for the log. */
export function problemOf(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) return error.error;
  if (error instanceof z.ZodError) return `claims: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Response) return `${error.message} (${cause.status})`;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message} (${cause.message})`
    : error.message;
}
