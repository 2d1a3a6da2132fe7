import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function auditCommand(noun: Command, action: ActionFor): void {
  noun
    .option('--actor <text>', 'only where the name of who did it contains this')
    .option('--action <action>', 'only this, such as sign_in_failed or key_updated')
    .option('--limit <n>', 'at most this many', '50')
    .option('--wide', 'cut nothing at a terminal, however long the lines become')
    .option('--json', 'print the entries as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ overture audit --action user_deleted --limit 10\n  $ overture audit --actor cli: --wide',
    )
    .action(action(() => import('./list.ts')));
}
