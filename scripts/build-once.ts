import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './launch/file-lock.mjs';

export interface BuildOnceOptions {
  /** Remembers what the last whole build was made from; its lock stands beside it. */
  readonly stamp: string;
  /** What the build writes; without it there is no build, whatever the stamp says. */
  readonly entry: string;
  /** What a build made now would be made from. */
  readonly fingerprint: string;
  /** Builds even when nothing changed. */
  readonly force?: boolean;
  /** Another process is building. */
  readonly onWait?: () => void;
  readonly build: () => Promise<void>;
}

/**
 * Builds unless the last build was made from the same, one process at a time: whoever waited for another's build takes
 * it. A build that fails or is killed leaves no stamp, so the next one starts anew. Resolves with whether it built.
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
