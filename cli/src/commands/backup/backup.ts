import { z } from 'zod';
import { argument, defineCommand } from '../../define-command.ts';

export const backup = defineCommand({
  notes: `
    Everything that was stored when the backup began is in it. The folder is private, because the secrets that open stored
    keys are in it too; secrets that come from the environment are not. It is a data folder of its own: a start with
    DATA_DIR set to it opens the backup. Where MongoDB is the store, its own tools back it up.`,
  arguments: { folder: argument('<folder>', 'a new or empty folder', z.string().min(1), 'files') },
  examples: ['overture backup ~/backups/$(date +%F)'],
  async run({ folder }, { io, readSettings }) {
    const { backUp } = await import('../../container.ts');
    const names = await backUp(await readSettings(), folder);
    io.message(`Backed up to ${folder}: ${names.join(', ')}.`);
  },
});
