import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createPrompt, type TemplateFields, templateFields } from '@overture/core/contract';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

const frontMatter = z.strictObject({
  /** Absent in the file of a prompt that does not exist yet. */
  id: z.string().optional(),
  ...templateFields,
  domain: createPrompt.body.shape.department,
  /** The live version from which the text was pulled. */
  version: z.number().int().nonnegative().optional(),
});

/**
 * A prompt as people keep it in git: Markdown with its fields as front matter. A field that the file does not name, because
 * templates did not have it when the file was pulled, is absent, so that the stored value stays.
 */
export type PromptFile = Pick<FrontMatter, 'id' | 'domain' | 'version'> &
  Partial<TemplateFields> & { readonly text: string };
type FrontMatter = z.output<typeof frontMatter>;

/** Parses a prompt file. Throws UsageError with the file's name if it contains no prompt. */
export function readPromptFile(content: string, name: string): PromptFile {
  const [, front, text] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(content) ?? [];
  if (front === undefined || text === undefined) throw new UsageError(`${name}: it does not begin with front matter.`);
  const named = yamlOf(front, name);
  const fields = frontMatter.safeParse(named);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    throw new UsageError(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no prompt'}`);
  }
  const prompt = createPrompt.body.shape.prompt.safeParse(text.replaceAll('\r\n', '\n'));
  if (!prompt.success) throw new UsageError(`${name}: ${prompt.error.issues[0]?.message ?? 'no text'}`);
  const { id, domain, version, ...described } = fields.data;
  const given = Object.entries(described).filter(([field]) => Object.hasOwn(Object(named), field));
  return { id, ...Object.fromEntries(given), domain, version, text: prompt.data };
}

export function formatPromptFile({ text, ...fields }: PromptFile): string {
  return `---\n${stringify(fields)}---\n\n${text}\n`;
}

/** Makes a file name from the title, or from the id if the title is empty or in another script. */
export function fileNameOf({ title, id }: { readonly title: string; readonly id: string }): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words || id}.md`;
}

function yamlOf(front: string, name: string): unknown {
  try {
    // Aliases could make a small file very large.
    return parse(front, { maxAliasCount: 0 });
  } catch (error) {
    throw new UsageError(
      `${name}: ${error instanceof Error ? error.message.split('\n')[0] : 'unreadable front matter'}`,
    );
  }
}

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
