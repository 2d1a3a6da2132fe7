import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function generateCommand(noun: Command, action: ActionFor): void {
  noun
    .command('one')
    .description('Queue a generation for one contact.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .requiredOption('--prompt <id|title>', 'prompt template, by id or by title')
    .option('--domain <name>', "domain to generate in (default: the acting admin's own)")
    .option('--model <id>', 'AI model (default: gpt-5 where the domain offers it)')
    .option('--as <email>', 'user who will own the record (default: the first superadmin)')
    .option('--additional-info <text>', 'context for the writer')
    .option('--pdf <file>', 'PDF whose text is given to the writer')
    .option('--wait', 'follow the generation to its end')
    .option('--json', 'print the outcome as JSON')
    .addHelpText(
      'after',
      `
Without --wait the command ends once the generation is accepted. With it, exit code 0 means ready, 1 means error.
Where no worker takes the generation within a few seconds, --wait carries it out itself.

Example:
  $ overture generate one 151234567890 --prompt "First outreach" --domain Overture-Sales --wait --json`,
    )
    .action(action(() => import('./one.ts')));
}
