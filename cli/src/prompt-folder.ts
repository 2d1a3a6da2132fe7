import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPromptFile, type PromptFile } from './prompt-file.ts';
import { UsageError } from './usage-error.ts';

/** The maximum bytes of a prompt file. A prompt has 100,000 characters at most. */
const maxBytes = 1_000_000;

export interface FoundFile {
  /** The name for people, relative to the folder. */
  readonly name: string;
  readonly path: string;
  readonly file: PromptFile;
}

/**
 * Reads every prompt below a folder, ordered by name. Throws UsageError where there is no such folder or a file
 * contains no prompt.
 */
export async function readPromptFolder(folder: string): Promise<readonly FoundFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new UsageError(`${folder}: there is no such folder.`);
  });
  const found: FoundFile[] = [];
  for (const name of names.toSorted()) {
    if (!name.endsWith('.md') || /(^|[\\/])(\.|README\.md$)/i.test(name)) continue;
    const path = join(folder, name);
    found.push({ name, path, file: await readPromptPath(path, name) });
  }
  const ids = found.flatMap(({ file }) => file.id ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    const names = found.filter(({ file }) => file.id === twice).map(({ path }) => relative(folder, path));
    throw new UsageError(`${names.join(' and ')} name the same prompt, ${twice}.`);
  }
  return found;
}

export async function readPromptPath(path: string, name = path): Promise<PromptFile> {
  const { size } = await stat(path).catch(() => {
    throw new UsageError(`${name}: there is no such file.`);
  });
  if (size > maxBytes) throw new UsageError(`${name}: it is too long for a prompt.`);
  return readPromptFile(await readFile(path, 'utf8'), name);
}
