import { z } from 'zod';
import { confirmed } from '../ask.ts';
import { yesOption } from '../common-options.ts';
import { argument, defineCommand } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';

const uncheckedText =
  'this backup has no checksums, because an older version wrote it. Its store can be opened, but a damaged value in it would not be noticed.';

export const restore = defineCommand({
  notes: `
    Stop Overture first. The backup is compared with its checksums before anything changes; a damaged one is refused. One
    of a version that wrote no checksums is restored with a notice. The current files of the data folder are moved to a folder beside it, whose name is printed. The
    backup may come from this version or from an older one, and does not change.`,
  arguments: { folder: argument('<folder>', 'a folder that overture backup has written', z.string().min(1), 'files') },
  options: { yes: yesOption },
  examples: ['overture restore ~/backups/2026-11-22'],
  async run({ folder, yes }, { io, readSettings }) {
    const files = await import('../container.ts');
    const settings = await readSettings();
    const question = `Put the backup in ${folder} in place of the store in ${settings.dataDir}?`;
    if (!(await confirmed(io, question, yes))) return exitCodes.failed;
    const { aside, wasChecked } = await files.restore(settings, folder, new Date());
    if (!wasChecked) io.message(`${io.styleMessage('yellow', 'notice:')} ${uncheckedText}`);
    io.message(`Restored. What was there before is in ${aside}.`);
  },
});
