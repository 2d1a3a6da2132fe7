import { Option, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function historyCommand(noun: Command, action: ActionFor): void {
  noun
    .command('list')
    .description("List a user's records, newest first.")
    .option('--as <email>', 'whose records (default: the first superadmin)')
    .addOption(new Option('--status <status>', 'only this status').choices(['pending', 'processing', 'ready', 'error']))
    .option('--search <text>', 'only where name, company, e-mail or template contain this')
    .option('--limit <n>', 'at most this many', '25')
    .option('--json', 'print the records as JSON')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show one record: playbook, e-mails, usage.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .option('--as <email>', 'whose record (default: the first superadmin, who may open any)')
    .option('--version <n>', 'an older version')
    .option('--json', 'print the record as JSON')
    .action(action(() => import('./show.ts')));
}
