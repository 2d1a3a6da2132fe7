import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../launch/file-lock.mjs';

export interface BuildOnceOptions {
  /** The file that tells what the last complete build was made from; its lock file is beside it. */
  readonly stamp: string;
  /** A file that the build writes. If it is missing there is no build, whatever the stamp says. */
  readonly entry: string;
  /** The version of what builds. */
  readonly version: string;
  /** The files that decide how to build. */
  readonly tools: readonly string[];
  /** Builds even if nothing has changed. */
  readonly force?: boolean;
  /** Called when another process is building and this one must wait. */
  readonly onWait?: () => void;
  /** Resolves with the files that it has read. */
  readonly build: () => Promise<readonly string[]>;
}

/**
 * Builds unless the version, the tools and every file that the last build read are as they were then. Processes build
 * one at a time, and one that had to wait uses what the other one built. A build that fails or is killed leaves no
 * stamp, so that the next call builds again. Resolves with true when it built.
 */
export async function buildOnce({
  stamp,
  entry,
  version,
  tools,
  force = false,
  onWait = () => {},
  build,
}: BuildOnceOptions): Promise<boolean> {
  const isCurrent = async () => {
    const [hash, ...files] = (await readFile(stamp, 'utf8').catch(() => '')).split('\n');
    return existsSync(entry) && hash === hashOf(version, [...tools, ...files]);
  };
  if (!force && (await isCurrent())) return false;
  await mkdir(path.dirname(stamp), { recursive: true });
  return withLock(`${stamp}.lock`, { onWait }, async () => {
    if (!force && (await isCurrent())) return false;
    await rm(stamp, { force: true });
    const startedAt = Date.now();
    const files = await build();
    const hash = hashOf(version, [...tools, ...files]);
    // The build may have read a file before or after somebody changed it meanwhile, so the next call builds again.
    const endedAt = Date.now();
    const changed = [...tools, ...files].some((file) => {
      const { mtimeMs = endedAt } = statSync(file, { throwIfNoEntry: false }) ?? {};
      // A file's time has parts of a millisecond, which `Date.now()` cuts off.
      return mtimeMs >= startedAt && Math.floor(mtimeMs) <= endedAt;
    });
    if (!changed) await writeFile(stamp, [hash, ...files].join('\n'));
    return true;
  });
}

/** A hash of a version and the contents of files and folders. What is gone counts as something of other contents. */
function hashOf(version: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(version);
  for (const file of files) hash.update(`\0${file}\0`).update(contentsOf(file));
  return hash.digest('hex');
}

/** The names in a folder, from which a build has chosen what it reads. */
function contentsOf(file: string): Buffer | string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return 'gone';
  return found.isDirectory() ? readdirSync(file).join('\0') : readFileSync(file);
}
