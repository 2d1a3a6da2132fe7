import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, of our own. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): void;
}

const sizeMb = 12;

function mount(): string {
  const folder = mkdtempSync(join(tmpdir(), 'overture-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0700`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return folder;
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  rmSync(folder, { recursive: true });
}

/** Why no disk can be mounted here, for a suite's name; empty where one can. */
export const smallDiskProblem = ((): string => {
  try {
    unmount(mount());
    return '';
  } catch {
    return '(needs root, to mount a small one)';
  }
})();

export async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = mount();
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      const file = await open(filler, 'a');
      try {
        // Whoever makes room for a moment meanwhile finds it taken.
        while ((await statfs(folder)).bfree > 0) await file.write(Buffer.alloc(4_096));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler),
    unmount: () => unmount(folder),
  };
}
