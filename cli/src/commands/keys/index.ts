import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function keysCommand(noun: Command, action: ActionFor): void {
  noun
    .command('rotate')
    .description('Seal every stored key anew under a new master key. Interrupted, a second run does the rest.')
    .option('--json', 'print what was done as JSON')
    .addHelpText(
      'after',
      `
Start API and workers with both keys first, so that they open what either sealed; once this is done, without the old one:
  $ export ENCRYPTION_KEY_PREVIOUS="$ENCRYPTION_KEY" ENCRYPTION_KEY="$(openssl rand -base64 32)"
  $ overture keys rotate
Where no ENCRYPTION_KEY was ever set, the old one is in the file encryption-key of DATA_DIR; put the new one there after it.`,
    )
    .action(action(() => import('./rotate.ts')));
}
