import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '../usage-error.ts';
import { asWriteError } from '../file-error.ts';

/** The SQLite result code for a lock that another process holds. */
const busy = 5;
/** How often it is tried again because the last holder deleted the lock file between its opening and its locking. */
const maxTries = 10;

/**
 * Keeps references, because the garbage collector would close an unreferenced database, and with it release the lock.
 */
const held = new Set<DatabaseSync>();

/**
 * Keeps two runs from writing to one file of results. The operating system holds the lock, through an empty SQLite
 * database beside the file, so that it ends with the process in any case and never becomes stale. Errors: UsageError at
 * once if another run holds it, or if no file can be created there.
 */
export function lockResults(file: string): { release(): void } {
  const lockFile = `${file}.lock`;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = inodeOf(lockFile) ?? made(lockFile);
    const database = lock(lockFile, file);
    const now = inodeOf(lockFile);
    // The last holder may have deleted the file; the next run would then lock another file with this name.
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

/**
 * Creates the file; null if another process was first. An existing file is not opened, because closing it would release
 * its lock.
 */
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

function notMade(lockFile: string, error: unknown): unknown {
  const known = asWriteError(error, lockFile.replace(/\.lock$/, ''));
  if (known !== error) return known;
  const why = error instanceof Error ? error.message : 'unknown reason';
  return new UsageError(`${lockFile} cannot be created, and two runs must not write to one file: ${why}.`);
}
