import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { departmentNames, templateFields } from '@overture/core/contract';
import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { argument, defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { rejectAsWriteError } from '../../write-error.ts';

export const folderArgument = argument(
  '<folder>',
  'folder of Markdown files, one a prompt',
  z.string().min(1),
  'files',
);

/** The maximum number of prompts that are written. */
const maxPrompts = 10_000;

export const pullPrompts = defineCommand({
  summary: 'Write the live prompt templates as Markdown files, to keep them in git.',
  notes:
    'Each file begins with front matter: id, title, description, whom it suits, domain, and the version of its text. A file that was edited since it was pulled is not overwritten but listed; the exit code is then 3.',
  arguments: { folder: folderArgument },
  options: { domain: domainOption('only prompts of this domain') },
  examples: ['overture prompts pull prompts', 'overture prompts pull prompts --domain DT-Sales'],
  async run({ folder, domain }, { io, openCore }) {
    const { PromptRepository } = await import('@overture/core/prompts/ports/prompt-repository');
    const { PromptVersionRepository } = await import('@overture/core/prompts/ports/prompt-version-repository');
    const { fileNameOf, formatPromptFile } = await import('../../prompt-file.ts');
    const { readPromptFolder } = await import('../../prompt-folder.ts');
    const core = await openCore();
    const { productName } = core.settings;
    const names = departmentNames(productName);
    const filter = domain === undefined ? {} : { department: departmentKey(domain, productName) };
    const { items } = await core.get(PromptRepository).list(filter, { page: 1, limit: maxPrompts });
    await mkdir(folder, { recursive: true }).catch(rejectAsWriteError(folder));
    const here = new Map((await readPromptFolder(folder)).map((found) => [found.file.id, found]));
    const taken = new Set([...here.values()].map(({ path }) => path));
    const counts = { written: 0, unchanged: 0, kept: 0 };
    for (const { id, department, prompt: text, version, ...rest } of items) {
      if (version === 0) continue;
      const live = { id, ...z.object(templateFields).parse(rest), domain: names.nameOf(department), version, text };
      const found = here.get(id);
      if (found !== undefined) {
        const base = await core.get(PromptVersionRepository).find(id, found.file.version ?? 0);
        const isOurs = ![base?.content.prompt, text].includes(found.file.text);
        if (isOurs) {
          counts.kept += 1;
          io.message(`${printable(found.name)} was changed here and stays; version ${version} is live.`);
          continue;
        }
        if (formatPromptFile(found.file) === formatPromptFile(live)) {
          counts.unchanged += 1;
          continue;
        }
      }
      let path = found?.path ?? join(folder, live.domain, fileNameOf(live));
      if (found === undefined && taken.has(path)) path = join(folder, live.domain, `${id}.md`);
      taken.add(path);
      await mkdir(dirname(path), { recursive: true }).catch(rejectAsWriteError(path));
      await writeFile(path, formatPromptFile(live)).catch(rejectAsWriteError(path));
      counts.written += 1;
    }
    io.message(`${counts.written} written, ${counts.unchanged} unchanged, ${counts.kept} kept.`);
    return counts.kept > 0 ? exitCodes.incomplete : exitCodes.done;
  },
});
