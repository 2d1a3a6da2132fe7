import { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function migrateCommand(action: ActionFor): Command {
  return new Command('migrate')
    .description('Bring the store up to date; every start does the same.')
    .action(action(() => import('./migrate.ts')));
}
