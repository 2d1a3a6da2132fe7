import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFiles } from '../vendors/crypto/generated-secrets.ts';
import { readChecksums, requireUnchanged, writeChecksums } from './checksums.ts';
import { checkStore, copyStore, requireUnused } from './sqlite/copy-store.ts';
import { AppError } from '../platform/app-error.ts';
import { SettingsError } from './environment.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { storeFile } from './sqlite/index.ts';

/**
 * Copies the embedded store and the generated secrets into a new or empty folder, with checksums of them, while Overture
 * may be running. The folder is then a complete DATA_DIR. Returns the names of the files. Throws SettingsError where MongoDB is the store,
 * and AppErrors.
 */
export async function backUp(settings: Settings, folder: string): Promise<readonly string[]> {
  requireEmbedded(settings);
  const names = await namesIn(settings.dataDir);
  if (!names.includes(storeFile)) throw new AppError('not_found', `There is no store in ${settings.dataDir} yet.`);
  if ((await namesIn(folder)).length > 0) throw new AppError('conflict', `${folder} is not empty; name a new folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) if (secretFiles.includes(name)) await copyPrivately(name, settings.dataDir, folder);
  const unchecked = join(folder, `${storeFile}.unchecked`);
  await copyStore(join(settings.dataDir, storeFile), unchecked);
  await chmod(unchecked, 0o600);
  const secrets = (await namesIn(folder)).filter((name) => secretFiles.includes(name));
  const copied = Object.fromEntries(secrets.map((name) => [name, join(folder, name)]));
  await writeChecksums(folder, { ...copied, [storeFile]: unchecked });
  // The store gets its name last, so that an interrupted backup is none.
  await rename(unchecked, join(folder, storeFile));
  return namesIn(folder);
}

export interface Restored {
  /** The folder with the files that were replaced. */
  readonly aside: string;
  /** False for a backup of an older version, which has no checksums. */
  readonly wasChecked: boolean;
}

/**
 * Replaces the files in DATA_DIR by those of a backup, and moves the replaced ones into a folder beside them. The backup
 * is copied and checked before anything is replaced. Errors: `not_found` and `validation_failed` for a folder that is no
 * backup or a damaged one, `conflict` while Overture is running; SettingsError.
 */
export async function restore(settings: Settings, folder: string, now: Date): Promise<Restored> {
  requireEmbedded(settings);
  const { dataDir } = settings;
  const names = (await namesIn(folder)).filter((name) => name === storeFile || secretFiles.includes(name));
  if (!names.includes(storeFile)) throw new AppError('not_found', `There is no backup in ${folder}.`);
  const checksums = await readChecksums(folder);
  const known = await namesIn(dataDir);
  if (known.includes(storeFile)) requireUnused(join(dataDir, storeFile));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const copies = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    for (const name of names) await copyPrivately(name, folder, copies);
    const files = names.map((name) => join(copies, name));
    if (checksums !== null) await requireUnchanged(files, checksums, folder);
    checkStore(join(copies, storeFile), join(folder, storeFile));
    const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    for (const name of names) if (known.includes(name)) await rename(join(dataDir, name), join(aside, name));
    for (const name of names) await rename(join(copies, name), join(dataDir, name));
    return { aside, wasChecked: checksums !== null };
  } finally {
    await rm(copies, { recursive: true });
  }
}

function requireEmbedded({ mongodbUri }: Settings): void {
  if (mongodbUri === undefined) return;
  throw new SettingsError('MongoDB is the store here, and its own tools copy it: see docs/operations.md.');
}

/** The names of a folder's files; empty if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return (await stat(folder).catch(() => null)) === null ? [] : readdir(folder);
}

async function copyPrivately(name: string, from: string, to: string): Promise<void> {
  await copyFile(join(from, name), join(to, name));
  await chmod(join(to, name), 0o600);
}
