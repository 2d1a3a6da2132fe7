import { z } from 'zod';
import { confirmed } from '../ask.ts';
import { yesOption } from '../common-options.ts';
import { argument, defineCommand } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';

export const restore = defineCommand({
  notes: `
    Stop Overture first. The current files of the data folder are moved to a folder beside it, whose name is printed. The
    backup may come from this version or from an older one, and does not change.`,
  arguments: { folder: argument('<folder>', 'a folder that overture backup has written', z.string().min(1), 'files') },
  options: { yes: yesOption },
  examples: ['overture restore ~/backups/2026-11-22'],
  async run({ folder, yes }, { io, readSettings }) {
    const files = await import('../container.ts');
    const settings = await readSettings();
    const question = `Put the backup in ${folder} in place of the store in ${settings.dataDir}?`;
    if (!(await confirmed(io, question, yes))) return exitCodes.failed;
    const aside = await files.restore(settings, folder, new Date());
    io.message(`Restored. What was there before is in ${aside}.`);
  },
});
