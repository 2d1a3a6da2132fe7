import { backup, DatabaseSync } from 'node:sqlite';
import { AppError } from '../../shared/app-error.ts';
import { versionOf } from './migrations.ts';
import { resultCodes, sqliteCode } from './sqlite-errors.ts';

const allPages = 2 ** 31 - 1;

/**
 * Copies a store that other processes may write to meanwhile: whatever was committed before the call is in the copy, which
 * is one whole file. The schema stays the version it has. Throws when the source is no store.
 */
export async function copyStore(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // In several steps, every write of another process would begin the copy anew.
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
  checkStore(copy);
}

/** Throws AppError `validation_failed` unless the file is an undamaged store that this version can open. */
export function checkStore(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      // Without a log of its own, the file can be moved by itself.
      database.exec('PRAGMA journal_mode = DELETE');
      versionOf(database);
      const [first] = database.prepare('PRAGMA quick_check(1)').all();
      if (first?.quick_check !== 'ok') throw new Error(String(first?.quick_check));
    } finally {
      database.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    throw new AppError('validation_failed', `${file} cannot be used as a store: ${reason}.`, { cause });
  }
}

/** Throws AppError `conflict` while another process has the store open. */
export function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the write-ahead log needs the file for oneself.
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (![resultCodes.busy, resultCodes.locked].some((code) => code === sqliteCode(error))) throw error;
    throw new AppError('conflict', `Stop Overture first: a process has ${file} open.`, { cause: error });
  } finally {
    database.close();
  }
}
