import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addTextFunctions } from './text-functions.ts';
import { resultCodes, sqliteCode } from '../../platform/sqlite/sqlite-errors.ts';

/** How long a statement waits for another process's write. */
const busyTimeoutMs = 10_000;

/**
 * Opens the store's file, and creates it and its folder when they are missing; only their owner can read them. Throws
 * an Error with one clear line when the path cannot be used or the file is not a database.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    useWriteAheadLog(database);
    addTextFunctions(database);
    // A page that many commits change is written back once for all of them, and the log stays at some 16 MB.
    database.exec(`
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -16000;
      PRAGMA journal_size_limit = 67108864;
      PRAGMA wal_autocheckpoint = 4000;
    `);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    const code = sqliteCode(error);
    if (code === resultCodes.notADatabase || code === resultCodes.corrupt) {
      throw new Error(`${file} is not a database or is damaged. Move it away, or set DATA_DIR to another folder.`, {
        cause: error,
      });
    }
    throw new Error(
      `The store ${file} cannot be opened: ${error instanceof Error ? error.message : 'unknown reason'}.`,
      {
        cause: error,
      },
    );
  }
}

/** SQLite gives the log and index files the permissions of the database file. */
function makePrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw new Error(
      `The store ${file} cannot be written: ${error instanceof Error ? error.message : 'unknown reason'}.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Switching to write-ahead logging fails while another process uses the file, and ignores the busy timeout, so that
 * processes that start at once try again. The mode is stored in the file: later starts only read it.
 */
function useWriteAheadLog(database: DatabaseSync): void {
  const giveUpAt = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (sqliteCode(error) !== resultCodes.busy || Date.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
