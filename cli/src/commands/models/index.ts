import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function modelsCommand(noun: Command, action: ActionFor): void {
  noun
    .addHelpText(
      'after',
      '\nA domain offers its active models; one in which none was ever created offers gpt-5 and two of its kind.',
    )
    .command('list')
    .description('List AI models, newest first.')
    .option('--domain <name>', 'only this domain')
    .option('--json', 'print the models as JSON')
    .addHelpText('after', '\nExample:\n  $ overture models list --domain DT-Sales')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show one AI model.')
    .argument('<id|model>', 'which one')
    .option('--domain <name>', 'the domain to look for the model in (default: all)')
    .option('--json', 'print the model as JSON')
    .addHelpText('after', '\nExample:\n  $ overture models show gpt-5-mini --domain DT-Sales')
    .action(action(() => import('./show.ts')));
  noun
    .command('create')
    .description('Offer an AI model in a domain.')
    .requiredOption('--model <id>', 'the id the vendor knows it by, such as gpt-5-mini')
    .requiredOption('--domain <name>', 'the domain that offers it')
    .option('--label <text>', 'what people see (default: a known name of the model, else its id)')
    .option('--inactive', 'do not offer it yet')
    .option('--json', 'print the created model as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  $ overture models create --model gpt-5-mini --domain DT-Sales --label "GPT-5 Mini"',
    )
    .action(action(() => import('./create.ts')));
  noun
    .command('update')
    .description('Change what is named of an AI model.')
    .argument('<id|model>', 'which one')
    .option('--domain <name>', 'the domain to look for the model in (default: all)')
    .option('--label <text>', 'what people see')
    .option('--active', 'offer it again')
    .option('--inactive', 'offer it no more')
    .option('--json', 'print the changed model as JSON')
    .addHelpText('after', '\nExample:\n  $ overture models update gpt-5-mini --domain DT-Sales --active')
    .action(action(() => import('./update.ts')));
  noun
    .command('deactivate')
    .description('Offer an AI model no more; update --active brings it back.')
    .argument('<id|model>', 'which one')
    .option('--domain <name>', 'the domain to look for the model in (default: all)')
    .addHelpText('after', '\nExample:\n  $ overture models deactivate gpt-5-mini --domain DT-Sales')
    .action(action(() => import('./deactivate.ts')));
}
