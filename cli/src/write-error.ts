import { UsageError } from './usage-error.ts';

const elsewhere = 'Name a place to which you may write.';

/** By error code: why a file cannot be written, and what to do. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: `it is in a read-only place. ${elsewhere}`,
  EACCES: `you may not write there. ${elsewhere}`,
  EPERM: `you may not write there. ${elsewhere}`,
  // Node also says it where a folder cannot be created in a read-only place.
  ENOENT: 'its folder does not exist, or is read-only. Create the folder, or name another one.',
  ENOTDIR: 'a part of its path is a file, not a folder. Name another path.',
  EISDIR: 'it is a folder. Name a file in it.',
  ENOSPC: 'the disk is full. Free some space, or name another disk.',
};

/** Converts an error of writing a file into a UsageError with words for people; returns any other error unchanged. */
export function asWriteError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = reasons[String(error.code)];
  return reason === undefined ? error : new UsageError(`${file} cannot be written: ${reason}`, { cause: error });
}

/** Rethrows what a promise of writing a file rejects with, as `asWriteError` does. */
export function rejectAsWriteError(file: string): (error: unknown) => never {
  return (error) => {
    throw asWriteError(error, file);
  };
}
