import { UsageError } from './usage-error.ts';

/** By error code: why a file cannot be read. */
const readReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  EACCES: 'you may not read it.',
};

const elsewhere = 'Name a place to which you may write.';

/** By error code: why a file cannot be written, and what to do. */
const writeReasons: Readonly<Record<string, string>> = {
  EROFS: `it is in a read-only place. ${elsewhere}`,
  EACCES: `you may not write there. ${elsewhere}`,
  EPERM: `you may not write there. ${elsewhere}`,
  // Node also says it where a folder cannot be created in a read-only place.
  ENOENT: 'its folder does not exist, or is read-only. Create the folder, or name another one.',
  ENOTDIR: 'a part of its path is a file, not a folder. Name another path.',
  EISDIR: 'it is a folder. Name a file in it.',
  ENOSPC: 'the disk is full. Free some space, or name another disk.',
};

/** Converts an error of reading a file into a UsageError with words for people; returns any other error unchanged. */
export const asReadError = (error: unknown, file: string): unknown =>
  worded(error, readReasons, `${file} cannot be read`);

/** Does the same for an error of writing. */
export const asWriteError = (error: unknown, file: string): unknown =>
  worded(error, writeReasons, `${file} cannot be written`);

function worded(error: unknown, reasons: Readonly<Record<string, string>>, what: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = reasons[String(error.code)];
  return reason === undefined ? error : new UsageError(`${what}: ${reason}`, { cause: error });
}

/** Rethrows what a promise of writing a file rejects with, as `asWriteError` does. */
export function rejectAsWriteError(file: string): (error: unknown) => never {
  return (error) => {
    throw asWriteError(error, file);
  };
}
