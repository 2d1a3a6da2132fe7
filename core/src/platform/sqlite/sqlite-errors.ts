import { AppError } from '../app-error.ts';

/** The primary result codes that this adapter distinguishes; see sqlite.org/rescode.html. */
export const resultCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  notADatabase: 26,
} as const;

const uniqueViolations = [2067, 1555];

/** The extended result code of an error thrown by SQLite; undefined for any other error. */
export function extendedCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** The primary result code of an error thrown by SQLite; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

export function isUniqueViolation(error: unknown): boolean {
  const code = extendedCode(error);
  return code !== undefined && uniqueViolations.includes(code);
}

/**
 * The error that a caller sees: `not_ready` or another AppError in words for people if the store is the cause,
 * otherwise the error unchanged.
 */
export function toStoreError(error: unknown): unknown {
  switch (sqliteCode(error)) {
    case resultCodes.full:
      return new AppError('not_ready', 'The disk is full and nothing was saved. Free some space and try again.', {
        cause: error,
      });
    case resultCodes.busy:
    case resultCodes.locked:
      return new AppError('not_ready', 'The store is busy. Please try again in a moment.', { cause: error });
    case resultCodes.ioError:
    case resultCodes.readOnly:
      return new AppError('not_ready', 'The store cannot be read or written right now.', { cause: error });
    default:
      return error;
  }
}
