import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '../usage-error.ts';

/** The SQLite result code for a lock that somebody else has. */
const busy = 5;
/** How often a lock file may be taken away by its last holder between being opened and being locked. */
const maxTries = 10;

/** A database that nobody refers to is closed by the garbage collector, and its lock is gone. */
const held = new Set<DatabaseSync>();

/**
 * Keeps two runs from writing to one file of results. The lock is the operating system's, by way of an empty SQLite
 * database beside the file: it goes with the process however that ends, so none is ever stale.
 * Errors: UsageError at once where another run has it, or where no file can be made there.
 */
export function lockResults(file: string): { release(): void } {
  const lockFile = `${file}.lock`;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = inodeOf(lockFile) ?? made(lockFile);
    const database = lock(lockFile, file);
    const now = inodeOf(lockFile);
    // Taken away by its last holder in between: the next run would lock another file of this name.
    if (now !== null && now === before) {
      held.add(database);
      return {
        release: () => {
          held.delete(database);
          rmSync(lockFile, { force: true });
          database.close();
        },
      };
    }
    database.close();
  }
  throw inUse(file);
}

function lock(lockFile: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw inUse(file);
    throw notMade(lockFile, error);
  }
}

/** Null where another process was first. A file that is there is not opened: closing it again would undo its lock. */
function made(lockFile: string): bigint | null {
  try {
    closeSync(openSync(lockFile, 'wx', 0o600));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw notMade(lockFile, error);
  }
  return inodeOf(lockFile);
}

function inodeOf(file: string): bigint | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

function inUse(file: string): UsageError {
  return new UsageError(`Another run is writing to ${file}. Wait for its end, or name another file with --out.`);
}

function notMade(lockFile: string, error: unknown): UsageError {
  const why = error instanceof Error ? error.message : 'unknown reason';
  return new UsageError(`${lockFile} cannot be made, and two runs must not write to one file: ${why}.`);
}
