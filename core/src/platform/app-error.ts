import type { ErrorBody, ErrorCode } from './contract/error-codes.ts';

export interface AppErrorOptions {
  /** The invalid fields, for `validation_failed`. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Milliseconds until the request may be repeated, for the 429 codes. */
  readonly retryAfterMs?: number;
  /** True when another attempt would end in the same way, whatever the code usually means. */
  readonly isFinal?: boolean;
  /** The fields that a `gate_failed` answer has beside its message. */
  readonly gate?: Readonly<Required<Pick<ErrorBody, 'version' | 'trialId' | 'regressions'>>>;
  /** The contact's page in the CRM, for `crm_cannot_unenrol`. */
  readonly url?: string;
  /** The address of a one-time link's user, where the link needs a password. */
  readonly email?: string;
  /** The original error, which is logged and never shown. */
  readonly cause?: unknown;
}

/**
 * An error that Overture knows. Its code decides the HTTP status, the exit code and whether a job is tried again. Its
 * message is written for people and may be shown as it is. Any other error is `internal`, and its message is never
 * shown.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: AppErrorOptions['issues'];
  readonly retryAfterMs: number | undefined;
  readonly isFinal: boolean;
  readonly gate: AppErrorOptions['gate'];
  readonly url: string | undefined;
  readonly email: string | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterMs = options.retryAfterMs;
    this.isFinal = options.isFinal ?? false;
    this.gate = options.gate;
    this.url = options.url;
    this.email = options.email;
  }
}

/** The error for one invalid field. `shown` is the message of the whole, by default that of the field. */
export function invalidField(path: string, message: string, shown = message): AppError {
  return new AppError('validation_failed', shown, { issues: [{ path, message }] });
}

/** Raised by repositories when a unique key is taken. Use cases replace its message by one for people. */
export class ConflictError extends AppError {
  constructor(message: string, options: AppErrorOptions = {}) {
    super('conflict', message, options);
    this.name = 'ConflictError';
  }
}
