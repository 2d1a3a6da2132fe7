import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function playbookCommand(noun: Command, action: ActionFor): void {
  noun
    .command('push')
    .description('Add the playbook of the newest result to its contact in HubSpot, as a note.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .option('--as <email>', 'whose record (default: the first superadmin, who may push any)')
    .option('--json', 'print the id of the note as JSON')
    .addHelpText(
      'after',
      `
However often it is pushed, a result becomes one note; the id of that note is printed again. Sample output of the
sandbox is never added to a real HubSpot (exit code 4).

Example:
  $ overture playbook push 151204326807 --as kim@agency.com`,
    )
    .action(action(() => import('./push.ts')));
}
