import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function servicesCommand(noun: Command, action: ActionFor): void {
  noun
    .command('list')
    .description("List the agency's services, in the order they are offered.")
    .option('--json', 'print the services as JSON')
    .addHelpText('after', '\nExample:\n  $ overture services list')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show one service.')
    .argument('<value|label>', 'which one')
    .option('--json', 'print the service as JSON')
    .addHelpText('after', '\nExample:\n  $ overture services show "Web development"')
    .action(action(() => import('./show.ts')));
  noun
    .command('create')
    .description('Offer a service, from the next generation on.')
    .argument('<label>', 'what people and the model see')
    .option('--value <text>', 'the value results hold (default: the label)')
    .option('--json', 'print the created service as JSON')
    .addHelpText('after', '\nExample:\n  $ overture services create "Accessibility audits"')
    .action(action(() => import('./create.ts')));
  noun
    .command('update')
    .description('Change the label of a service; results that name it keep their words.')
    .argument('<value|label>', 'which one')
    .requiredOption('--label <text>', 'another label')
    .option('--json', 'print the changed service as JSON')
    .addHelpText('after', '\nExample:\n  $ overture services update "Web development" --label "Websites and portals"')
    .action(action(() => import('./update.ts')));
  noun
    .command('delete')
    .description('Offer a service no more; results that name it keep it.')
    .argument('<value|label>', 'which one')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture services delete "Exhibition booths"')
    .action(action(() => import('./delete.ts')));
}
