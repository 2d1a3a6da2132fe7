import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function queueCommand(noun: Command, action: ActionFor): void {
  noun
    .command('status')
    .description('Show what waits: messages in the queue, dead letters, jobs by status.')
    .option('--json', 'print the counts as JSON')
    .addHelpText('after', '\nExample:\n  $ overture queue status')
    .action(action(() => import('./status.ts')));
  noun
    .command('dead-letters')
    .description('List messages that were put aside because nobody could read or finish them, oldest first.')
    .option('--limit <n>', 'at most this many', '25')
    .option('--json', 'print the messages as JSON')
    .addHelpText('after', '\nExample:\n  $ overture queue dead-letters --limit 100')
    .action(action(() => import('./dead-letters.ts')));
  noun
    .command('retry')
    .description('Put dead letters back into the queue.')
    .argument('[id...]', 'ids that dead-letters lists')
    .option('--all', 'all there are')
    .option('--json', 'print the outcome as JSON')
    .action(action(() => import('./retry.ts')))
    .addHelpText(
      'after',
      `
Exit code 0 when every message named went back, 3 when some are not there (any more).

Examples:
  $ overture queue retry 17 18
  $ overture queue retry --all`,
    );
}
