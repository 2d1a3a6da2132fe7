import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function doctorCommand(noun: Command, action: ActionFor): void {
  noun
    .option('--json', 'print the checks as JSON')
    .action(action(() => import('./doctor.ts')))
    .addHelpText('after', '\nExit code 0 when nothing failed, 4 when only a credential did, 1 otherwise.');
}
