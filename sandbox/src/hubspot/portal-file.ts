import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the file in which clients' changes to the portal survive a restart. */
export function openPortalFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sandbox.sqlite');
  // SQLite gives its other files the mode of this one, so the mode of an older file is corrected here.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY, doc TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS change (kind TEXT, id TEXT, doc TEXT NOT NULL, PRIMARY KEY (kind, id));
  `);
  return db;
}
