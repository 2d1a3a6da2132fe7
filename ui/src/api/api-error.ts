import type { ErrorBody, ErrorCode } from '@overture/core/contract';

/** What can go wrong before the server's own error body is there. */
export type TransportErrorCode = 'network_error' | 'timeout' | 'bad_answer';

export interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came, 500 when it could not be read. */
  readonly status: number;
  readonly code: ErrorCode | TransportErrorCode;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly issues?: readonly { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** What `gate_failed` names beside its message. */
  readonly gate?: Pick<ErrorBody, 'version' | 'trialId' | 'regressions'> | undefined;
}

/** Every failure of an API call. `message` is the server's text for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportErrorCode;
  readonly requestId: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
  readonly gate: ApiErrorDetails['gate'];

  constructor({ status, code, message, requestId, issues, retryAfterSeconds, gate }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.issues = issues ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.gate = gate;
  }
}

export const networkErrorMessage = 'Network error. Please check your connection and try again.';

/** The message of an error that is written for people, else `fallback`: a proxy's answer has no text of the server's. */
export function errorText(error: unknown, fallback = 'Something went wrong'): string {
  const isTold = error instanceof ApiError && error.code !== 'bad_answer' && error.message !== '';
  return isTold ? error.message : fallback;
}
