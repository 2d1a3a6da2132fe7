import { writeFile } from 'node:fs/promises';
import { whySchema } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { defineCommand, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { folderArgument } from './pull.ts';
import { rejectAsWriteError } from '../../write-error.ts';

export const pushPrompts = defineCommand({
  summary: 'Save the changed prompts of a folder as drafts. Nothing is published.',
  notes:
    'If somebody else published since the file was pulled, the text is still saved as a draft, and the conflict is reported; the exit code is then 3. A file without an id becomes a new prompt, and its id is written into it.',
  arguments: { folder: folderArgument },
  options: { why: option('--why <line>', 'one line for readers of the history', whySchema.optional()) },
  examples: ['overture prompts push prompts --why "Shorter openings"'],
  async run({ folder, why }, { io, openCore }) {
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { formatPromptFile } = await import('../../prompt-file.ts');
    const { ListVersions } = await import('@overture/core/prompts/use-cases/list-versions');
    const { readPromptFolder } = await import('../../prompt-folder.ts');
    const { templateContentOf } = await import('@overture/core/prompts/use-cases/template-texts');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const core = await openCore();
    const { productName } = core.settings;
    const save = core.get(SavePrompt);
    const actor = cliActor();
    const counts = { saved: 0, unchanged: 0, conflicts: 0 };
    for (const { name, path, file } of await readPromptFolder(folder)) {
      const { id, domain, text, version, suits, ...described } = file;
      const texts = { ...described, prompt: text, department: departmentKey(domain, productName) };
      const shown = printable(name);
      if (id === undefined) {
        const { prompt } = await save.create({
          actor,
          fields: { ...texts, suits: suits ?? null },
          why,
          draft: true,
        });
        await writeFile(path, formatPromptFile({ ...file, id: prompt.id })).catch(rejectAsWriteError(path));
        counts.saved += 1;
        io.message(`${shown}: created as a draft: overture prompts publish ${prompt.id} 1`);
        continue;
      }
      const stored = await core.get(FindPrompt).execute({ idOrTitle: id, department: null });
      const [newest] = await core.get(ListVersions).execute(id, 1);
      const fields = { ...texts, suits: suits === undefined ? stored.suits : suits };
      const known = [stored, newest?.content && templateContentOf(newest.content)].find(
        (content) =>
          content != null && Object.entries(fields).every(([key, value]) => Reflect.get(content, key) === value),
      );
      if (known !== undefined) {
        counts.unchanged += 1;
        continue;
      }
      const { prompt: kept } = await save.update(id, { actor, fields, why, draft: true });
      counts.saved += 1;
      if (version !== undefined && version !== stored.version) {
        counts.conflicts += 1;
        io.message(
          `${shown}: somebody published version ${stored.version} since version ${version} was pulled. Your text is version ${kept.version}, a draft: overture prompts diff ${id} ${stored.version} ${kept.version}`,
        );
      } else io.message(`${shown}: version ${kept.version}, a draft: overture prompts publish ${id} ${kept.version}`);
    }
    io.message(`${counts.saved} saved, ${counts.unchanged} unchanged, ${counts.conflicts} in conflict.`);
    return counts.conflicts > 0 ? exitCodes.incomplete : exitCodes.done;
  },
});
