import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { departmentNames, templateFields } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { domainOption } from '../../common-options.ts';
import { argument, defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../print.ts';
import { rejectAsWriteError } from '../../file-error.ts';
import { whyOption } from './versions.ts';

const folderArgument = argument('<folder>', 'folder of Markdown files, one a prompt', z.string().min(1), 'files');

/** The maximum number of prompts that are written. */
const maxPrompts = 10_000;

export const pull = defineCommand({
  summary: 'Write the live prompt templates as Markdown files, to keep them in git.',
  notes:
    'Each file begins with front matter: id, title, description, whom it suits, domain, and the version of its text. A file that was edited since it was pulled is not overwritten but listed; the exit code is then 3.',
  arguments: { folder: folderArgument },
  options: { domain: domainOption('only prompts of this domain') },
  examples: ['overture prompts pull prompts', 'overture prompts pull prompts --domain DT-Sales'],
  async run({ folder, domain }, { io, openCore }) {
    const { fileNameOf, formatPromptFile, readPromptFolder } = await import('../../prompt-files.ts');
    const { PromptRepository } = await import('@overture/core/prompts/ports/prompt-repository');
    const { PromptVersionRepository } = await import('@overture/core/prompts/ports/prompt-version-repository');
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

export const push = defineCommand({
  summary: 'Save the changed prompts of a folder as drafts. Nothing is published.',
  notes:
    'If somebody else published since the file was pulled, the text is still saved as a draft, and the conflict is reported; the exit code is then 3. A file without an id becomes a new prompt, and its id is written into it.',
  arguments: { folder: folderArgument },
  options: { why: whyOption },
  examples: ['overture prompts push prompts --why "Shorter openings"'],
  async run({ folder, why }, { io, openCore }) {
    const { formatPromptFile, readPromptFolder } = await import('../../prompt-files.ts');
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { ListVersions } = await import('@overture/core/prompts/use-cases/list-versions');
    const { templateContentOf } = await import('@overture/core/prompts/use-cases/template-texts');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const core = await openCore();
    const { productName } = core.settings;
    const save = core.get(SavePrompt);
    const actor = cliActor();
    const counts = { saved: 0, unchanged: 0, conflicts: 0 };
    for (const { name, path, file } of await readPromptFolder(folder)) {
      const { id, domain, text, version, ...described } = file;
      const texts = { ...described, prompt: text, department: departmentKey(domain, productName) };
      const shown = printable(name);
      if (id === undefined) {
        const fields = { ...z.object(templateFields).parse(described), ...texts };
        const { prompt } = await save.create({ actor, fields, why, draft: true });
        await writeFile(path, formatPromptFile({ ...file, id: prompt.id })).catch(rejectAsWriteError(path));
        counts.saved += 1;
        io.message(`${shown}: created as a draft: ${io.program} prompts publish ${prompt.id} 1`);
        continue;
      }
      const stored = await core.get(FindPrompt).execute({ idOrTitle: id, department: null });
      const [newest] = await core.get(ListVersions).execute(id, 1);
      const fields = { ...z.object(templateFields).parse(stored), ...texts };
      const known = [stored, newest?.content && templateContentOf(newest.content)].find(
        (content) =>
          content != null && Object.entries(fields).every(([key, value]) => Reflect.get(content, key) === value),
      );
      if (known !== undefined) {
        counts.unchanged += 1;
        continue;
      }
      const { savedVersion } = await save.update(id, { actor, fields, why, draft: true });
      counts.saved += 1;
      if (version !== undefined && version !== stored.version) {
        counts.conflicts += 1;
        io.message(
          `${shown}: somebody published version ${stored.version} since version ${version} was pulled. Your text is version ${savedVersion}, a draft: ${io.program} prompts diff ${id} ${stored.version} ${savedVersion}`,
        );
      } else
        io.message(`${shown}: version ${savedVersion}, a draft: ${io.program} prompts publish ${id} ${savedVersion}`);
    }
    io.message(`${counts.saved} saved, ${counts.unchanged} unchanged, ${counts.conflicts} in conflict.`);
    return counts.conflicts > 0 ? exitCodes.incomplete : exitCodes.done;
  },
});
