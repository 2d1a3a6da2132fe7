import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function migrateCommand(noun: Command, action: ActionFor): void {
  noun
    .addHelpText(
      'after',
      `
Processes that start at once wait for one another; a second run finds nothing to do.

Example, before the new version starts:
  $ overture migrate`,
    )
    .action(action(() => import('./migrate.ts')));
}
