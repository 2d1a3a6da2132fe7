import type { ErrorBody, ErrorCode } from '@overture/core/contract';

/** Failures without an error body from the server. */
export type TransportErrorCode = 'network_error' | 'timeout' | 'bad_answer';

export interface ApiErrorDetails {
  /** The HTTP status; 0 without an answer, 500 when it could not be read. */
  readonly status: number;
  readonly code: ErrorCode | TransportErrorCode;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly issues?: readonly { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Where people can go on, outside the application. */
  readonly url?: string | undefined;
  /** The address of a one-time link's user, whose password is missing. */
  readonly email?: string | undefined;
  /** The fields that a `gate_failed` answer has beside its message. */
  readonly gate?: Pick<ErrorBody, 'version' | 'trialId' | 'regressions'> | undefined;
}

/** Any failure of an API call. `message` is the server's text for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportErrorCode;
  readonly requestId: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
  readonly url: string | undefined;
  readonly email: string | undefined;
  readonly gate: ApiErrorDetails['gate'];

  constructor({ status, code, message, requestId, issues, retryAfterSeconds, url, email, gate }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.issues = issues ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.url = url;
    this.email = email;
    this.gate = gate;
  }
}

/** Whether the API refused with this code. */
export function hasCode(error: unknown, code: ApiError['code']): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

export const networkErrorMessage = 'Network error. Please check your connection and try again.';

/**
 * The message of an error that is written for people, else `fallback`, because a proxy's answer has none of the
 * server's texts.
 */
export function errorText(error: unknown, fallback = 'Something went wrong'): string {
  const isTold = error instanceof ApiError && error.code !== 'bad_answer' && error.message !== '';
  return isTold ? error.message : fallback;
}
