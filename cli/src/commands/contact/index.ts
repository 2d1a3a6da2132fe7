import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function contactCommand(noun: Command, action: ActionFor): void {
  noun
    .command('fetch')
    .description('Read a contact with its whole history and summarise it.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .option('--domain <name>', "domain whose keys and summary prompt are used (default: the acting admin's own)")
    .option('--as <email>', 'user to act as (default: the first superadmin)')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture contact fetch 151204326807 --domain Overture-Sales
  $ overture contact fetch https://app.hubspot.com/contacts/123/record/0-1/151204326807 --domain DT-Sales --json`,
    )
    .action(action(() => import('./fetch.ts')));
}
