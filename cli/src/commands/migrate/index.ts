import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function migrateCommand(noun: Command, action: ActionFor): void {
  noun.action(action(() => import('./migrate.ts')));
}
