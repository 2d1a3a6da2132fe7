import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './launch/file-lock.mjs';

export interface BuildOnceOptions {
  /** The file that stores the fingerprint of the last complete build; its lock file is beside it. */
  readonly stamp: string;
  /** A file that the build writes. If it is missing there is no build, whatever the stamp says. */
  readonly entry: string;
  /** A hash of everything that the build depends on. */
  readonly fingerprint: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean;
  /** Called when another process is building and this one must wait. */
  readonly onWait?: () => void;
  readonly build: () => Promise<void>;
}

/**
 * Builds unless the last build has the same fingerprint. Processes build one at a time, and one that had to wait uses
 * what the other one built. A build that fails or is killed leaves no stamp, so that the next call builds again.
 * Resolves with true when it built.
 */
export async function buildOnce({
  stamp,
  entry,
  fingerprint,
  force = false,
  onWait = () => {},
  build,
}: BuildOnceOptions): Promise<boolean> {
  const isCurrent = async () => existsSync(entry) && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint;
  if (!force && (await isCurrent())) return false;
  await mkdir(path.dirname(stamp), { recursive: true });
  return withLock(`${stamp}.lock`, { onWait }, async () => {
    if (!force && (await isCurrent())) return false;
    await rm(stamp, { force: true });
    await build();
    await writeFile(stamp, fingerprint);
    return true;
  });
}
