import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function baseSummaryCommand(noun: Command, action: ActionFor): void {
  noun
    .addHelpText('after', '\nThere is one, for all domains: it is shown and updated, never created or deleted.')
    .command('show')
    .description('Show the base summary with its text.')
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExample:\n  $ overture base-summary show --json | jq -r .prompt > base.txt')
    .action(action(() => import('./show.ts')));
  noun
    .command('update')
    .description('Replace the text or the title of the base summary.')
    .option('--title <text>', 'another title')
    .option('--file <path|->', 'file with the text, - for standard input')
    .option('--json', 'print the changed base summary as JSON')
    .addHelpText('after', '\nExample:\n  $ overture base-summary update --file base.txt')
    .action(action(() => import('./update.ts')));
}
