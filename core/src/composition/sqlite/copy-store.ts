import { backup, DatabaseSync } from 'node:sqlite';
import { AppError } from '../../platform/app-error.ts';
import { versionOf } from './migrations.ts';
import { resultCodes, sqliteCode } from '../../platform/sqlite/sqlite-errors.ts';

const allPages = 2 ** 31 - 1;

/**
 * Copies a store to which other processes may write meanwhile. The copy is one file with everything that was committed
 * before the call, in the same schema version. Throws when the source is no store.
 */
export async function copyStore(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // In one step, because every write of another process would otherwise start the copy again.
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
  checkStore(copy);
}

/**
 * Throws AppError `validation_failed` unless the file is an undamaged store that this version can open. `name` is the
 * file's for people, where they know another one.
 */
export function checkStore(file: string, name = file): void {
  try {
    const database = new DatabaseSync(file);
    try {
      // Without a write-ahead log, the file can be moved alone.
      database.exec('PRAGMA journal_mode = DELETE');
      versionOf(database);
      const [first] = database.prepare('PRAGMA quick_check(1)').all();
      if (first?.quick_check !== 'ok') throw new Error(String(first?.quick_check));
    } finally {
      database.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    throw new AppError('validation_failed', `${name} cannot be used as a store: ${reason}.`, { cause });
  }
}

/** Throws AppError `conflict` while another process has the store open. */
export function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Switching off the write-ahead log fails while another process uses the file.
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (![resultCodes.busy, resultCodes.locked].some((code) => code === sqliteCode(error))) throw error;
    throw new AppError('conflict', `Stop Overture first: a process has ${file} open.`, { cause: error });
  } finally {
    database.close();
  }
}
