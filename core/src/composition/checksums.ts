import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../platform/app-error.ts';

/** The file of a backup's checksums, in the format that `sha256sum --check` reads. */
const checksumsFile = 'SHA256SUMS';

/** SHA-256 digests in hexadecimal, by the names of files. */
type Checksums = ReadonlyMap<string, string>;

/** Writes the checksums of files into a folder; a file that will be renamed is listed under its later name. */
export async function writeChecksums(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const lines: string[] = [];
  for (const [name, file] of Object.entries(files)) lines.push(`${await digestOf(file)}  ${name}\n`);
  await writeFile(join(folder, checksumsFile), lines.join(''), { mode: 0o600 });
}

/**
 * The checksums of a backup; null if there are none, because an older version wrote it. Throws AppError
 * `validation_failed` for a file that is no list of checksums.
 */
export async function readChecksums(folder: string): Promise<Checksums | null> {
  const text = await readFile(join(folder, checksumsFile), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = [...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)\n/gm)];
  if (lines.length === 0 || lines.map(([line]) => line).join('') !== text) throw damaged(folder, checksumsFile);
  return new Map(lines.map(([, digest = '', name = '']) => [name, digest]));
}

/**
 * Throws AppError `validation_failed` unless these files, copies of a backup's, are those of its checksums. `folder` is
 * the backup's, for people.
 */
export async function requireUnchanged(files: readonly string[], checksums: Checksums, folder: string): Promise<void> {
  const names = files.map((file) => basename(file));
  const missing = [...checksums.keys()].find((name) => !names.includes(name));
  if (missing !== undefined) throw damaged(folder, missing);
  for (const file of files) {
    const name = basename(file);
    if ((await digestOf(file)) !== checksums.get(name)) throw damaged(folder, name);
  }
}

function damaged(folder: string, name: string): AppError {
  return new AppError(
    'validation_failed',
    `${join(folder, name)} is not as the backup wrote it: it was damaged, cut or removed, or Overture was started with this folder as DATA_DIR. Nothing was restored. Take another backup, or, if you know why it differs, delete ${checksumsFile} in the folder and restore it unchecked.`,
  );
}

/** The file is read piece by piece, because a store may be larger than the memory. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
