import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { resultCodes, sqliteCode } from '../../platform/sqlite/sqlite-errors.ts';

const folder = new URL('schema/', import.meta.url);

/** In the order of their numbers. A migration that was released is never changed, only followed by another. */
const migrations = readdirSync(folder).toSorted();

/** The first version whose files hold nothing of what was deleted. */
const erasingVersion = migrations.indexOf('014-erasing.sql') + 1;

/** The SQL of a migration, such as `001-initial.sql`. */
export const migrationSql = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** "OVTR" marks a SQLite file as Overture's. */
const applicationId = 0x4f565452;

/**
 * Brings the schema to the version of this code; does nothing when it is there already. Processes that start at once
 * wait for one another. Throws when the file belongs to another program or to a newer version of Overture.
 */
export function migrate(database: DatabaseSync): void {
  const before = versionOf(database);
  if (before === migrations.length) return;
  if (before > 0 && before < erasingVersion) rewriteWithoutDeleted(database);
  database.exec('BEGIN IMMEDIATE');
  try {
    const current = versionOf(database);
    for (const migration of migrations.slice(current)) database.exec(migrationSql(migration));
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length};`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Rewrites the whole file without its unused parts. It takes seconds for a gigabyte, and meanwhile as much free space
 * on the disk. Of several processes that start at once, one does it.
 */
function rewriteWithoutDeleted(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA temp_store = FILE; VACUUM;');
  } catch (error) {
    if (sqliteCode(error) !== resultCodes.busy) throw error;
  } finally {
    database.exec('PRAGMA temp_store = MEMORY');
  }
}

/** The version of the schema. Throws when the file belongs to another program or to a newer version of Overture. */
export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const application = Number(database.prepare('PRAGMA application_id').get()?.application_id);
  if (application !== applicationId && (version !== 0 || application !== 0)) {
    throw new Error('The store file belongs to another program. Set DATA_DIR to another folder.');
  }
  if (version > migrations.length) {
    throw new Error(
      `The store was made by a newer Overture (schema ${version}, this one knows ${migrations.length}). Update Overture to use it.`,
    );
  }
  return version;
}
