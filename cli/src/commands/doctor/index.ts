import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function doctorCommand(noun: Command, action: ActionFor): void {
  noun
    .option('--json', 'print the checks as JSON')
    .action(action(() => import('./doctor.ts')))
    .addHelpText(
      'after',
      `
At a terminal, what else is known of a check stands below it.
Exit code 0 when nothing failed, 4 when only a credential did, 1 otherwise.

Examples:
  $ overture doctor
  $ overture doctor --json | jq -r '.[] | select(.status != "ok") | .name, .details[]'`,
    );
}
