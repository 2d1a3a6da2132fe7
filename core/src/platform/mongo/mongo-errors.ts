import {
  MongoBulkWriteError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
  MongoError,
} from 'mongodb';
import { AppError } from '../app-error.ts';

/** The server's error codes that this adapter distinguishes; see error_codes.yml of the MongoDB server. */
const codes = {
  duplicateKey: 11_000,
  authentication: [13, 18, 8_000],
  tooLarge: [10_334, 17_419, 17_420],
  full: [14_031],
  /** Codes of a server that starts, stops, elects another primary or runs out of time. */
  notNow: [6, 7, 50, 64, 89, 91, 189, 262, 317, 358, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
} as const;

const codeOf = (error: unknown): number => (error instanceof MongoServerError ? Number(error.code) : Number.NaN);

/** Whether a unique index refused a write. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  return codeOf(error) === codes.duplicateKey;
}

/** Which operations of a bulk write a unique index refused; none where the bulk write failed for another reason too. */
export function duplicatesOf(error: unknown): readonly number[] {
  if (!(error instanceof MongoBulkWriteError)) return [];
  const failed = [error.writeErrors].flat();
  return failed.every(({ code }) => code === codes.duplicateKey) ? failed.map(({ index }) => index) : [];
}

/**
 * The error that a caller sees: `not_ready` or another AppError in words for people if the store is the cause,
 * otherwise the error unchanged.
 */
export function toStoreError(error: unknown): unknown {
  const code = codeOf(error);
  const oneOf = (known: readonly number[]): boolean => known.includes(code);
  // The driver's own buffer ends shortly after the maximum size of a document.
  if (oneOf(codes.tooLarge) || error instanceof RangeError) {
    return new AppError('too_large', 'This is more than one record can hold. Leave out the PDF or some of the texts.', {
      cause: error,
    });
  }
  if (oneOf(codes.full)) {
    return new AppError('not_ready', "The store's disk is full and nothing was saved.", { cause: error });
  }
  if (oneOf(codes.authentication)) {
    return new AppError('not_ready', 'The store refuses the user name or password in MONGODB_URI, or what it may do.', {
      cause: error,
    });
  }
  if (isUnreachable(error) || oneOf(codes.notNow)) {
    return new AppError('not_ready', 'The store does not answer right now. Please try again in a moment.', {
      cause: error,
    });
  }
  return error;
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoWriteConcernError ||
    isSystemError(error) ||
    (error instanceof MongoError &&
      (error.name === 'MongoWaitQueueTimeoutError' ||
        error.hasErrorLabel('RetryableWriteError') ||
        error.hasErrorLabel('NoWritesPerformed')))
  );
}

/** A write to a connection that was just reset fails with the socket's own error, which the driver passes on. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
