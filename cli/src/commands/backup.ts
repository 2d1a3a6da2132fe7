import { z } from 'zod';
import { argument, defineCommand } from '../define-command.ts';
import { rejectAsWriteError } from '../file-error.ts';

export const backup = defineCommand({
  notes: `
    The backup contains everything that was stored when it began. Only its owner can read the folder, because it also
    contains the secrets that open stored keys, except those from the environment. SHA256SUMS has the checksums of its
    files, which restore compares; sha256sum --check does too. The folder is a complete data folder: a start with DATA_DIR
    set to a copy of it opens the backup. If MongoDB is the store, use its own backup tools.`,
  arguments: { folder: argument('<folder>', 'a new or empty folder', z.string().min(1), 'files') },
  examples: ['overture backup ~/backups/$(date +%F)'],
  async run({ folder }, { io, readSettings }) {
    const { backUp } = await import('../container.ts');
    const names = await backUp(await readSettings(), folder).catch(rejectAsWriteError(folder));
    io.message(`Backed up to ${folder}: ${names.join(', ')}.`);
  },
});
