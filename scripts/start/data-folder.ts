import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './ports.ts';

/** Creates the folder if it is missing. Throws StartError if it cannot be written to. */
export function requireWritable(dataDir: string, root: string): void {
  const folder = path.resolve(root, dataDir);
  try {
    // One level at a time, because Node's own recursive mkdir never returns where no folder can be created, such as
    // below /proc.
    for (const level of levelsOf(folder)) if (!existsSync(level)) mkdirSync(level);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(`DATA_DIR=${dataDir} cannot be written (${code}): set DATA_DIR to a folder that can.`);
  }
}

/** The folder and all its parents, the outermost first. */
function levelsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...levelsOf(parent), folder];
}
