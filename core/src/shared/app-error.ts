import type { ErrorCode } from '../contract/index.ts';

export interface AppErrorOptions {
  /** Fields at fault, for `validation_failed`. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Milliseconds until a repeat makes sense, for the 429 codes. */
  readonly retryAfterMs?: number;
  /** A repeat ends the same, whatever the code usually means: a job is not tried again. */
  readonly isFinal?: boolean;
  /** The error underneath; for logs, never for people. */
  readonly cause?: unknown;
}

/**
 * An error that Overture knows: its code decides status, exit code and retry; its message is written for people and
 * may be shown as it is. Whatever is not an AppError is `internal` and shows nothing of itself.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: AppErrorOptions['issues'];
  readonly retryAfterMs: number | undefined;
  readonly isFinal: boolean;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterMs = options.retryAfterMs;
    this.isFinal = options.isFinal ?? false;
  }
}

/** Raised by repositories when a unique key is taken; use cases turn it into words. */
export class ConflictError extends AppError {
  constructor(message: string, options: AppErrorOptions = {}) {
    super('conflict', message, options);
    this.name = 'ConflictError';
  }
}
