import { Option, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function keysCommand(noun: Command, action: ActionFor): void {
  const type = (): Option => new Option('--type <vendor>', 'whose key it is').choices(['hubspot', 'openai']);
  noun
    .command('list')
    .description('List stored keys, newest first, masked to their last four characters.')
    .addOption(type())
    .option('--domain <name>', 'only this domain')
    .option('--json', 'print the keys as JSON')
    .addHelpText('after', '\nExample:\n  $ overture keys list --type hubspot')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show a stored key, masked.')
    .argument('<id|name>', 'which one')
    .option('--json', 'print the key as JSON')
    .addHelpText('after', '\nExample:\n  $ overture keys show "HubSpot of DT-Sales"')
    .action(action(() => import('./show.ts')));
  noun
    .command('create')
    .description('Store a key and test it. The key itself is asked for, or read from standard input.')
    .requiredOption('--name <text>', 'what to call it')
    .addOption(type().makeOptionMandatory())
    .requiredOption('--domain <name>', 'the domain that uses it')
    .option('--inactive', "store it without making it the domain's active key")
    .option('--key-stdin', 'read the key from standard input')
    .option('--only-if-works', 'store nothing when the vendor refuses the key')
    .option('--json', 'print the stored key, and what testing it came to, as JSON')
    .addHelpText(
      'after',
      `
The key takes the place of the domain's active key of its vendor. Exit code 4: the vendor refuses it.

Examples:
  $ overture keys create --name "HubSpot of DT" --type hubspot --domain DT-Sales
  $ printf %s "$TOKEN" | overture keys create --name CI --type openai --domain DT-PM --key-stdin --only-if-works`,
    )
    .action(action(() => import('./create.ts')));
  noun
    .command('update')
    .description('Change what is named of a stored key; the key itself stays unless --key or --key-stdin says so.')
    .argument('<id|name>', 'which one')
    .option('--name <text>', 'another name')
    .option('--domain <name>', 'another domain')
    .option('--active', 'make it the active key of its domain')
    .option('--inactive', 'use it no more; it stays stored')
    .option('--key', 'ask for another key')
    .option('--key-stdin', 'read another key from standard input')
    .option('--only-if-works', 'change nothing when the vendor refuses the key')
    .option('--json', 'print the stored key, and what testing it came to, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture keys update "HubSpot of DT" --inactive
  $ overture keys update "HubSpot of DT" --key --only-if-works`,
    )
    .action(action(() => import('./update.ts')));
  noun
    .command('test')
    .description('Try a stored key with its vendor, active or not.')
    .argument('<id|name>', 'which one')
    .option('--json', 'print the outcome as JSON')
    .addHelpText('after', '\nExample:\n  $ overture keys test "HubSpot of DT"\n\nExit code 4: the vendor refuses it.')
    .action(action(() => import('./test.ts')));
  noun
    .command('delete')
    .description('Delete a stored key; what uses it stops with the next call. Cannot be undone.')
    .argument('<id|name>', 'which one')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture keys delete "HubSpot of DT"')
    .action(action(() => import('./delete.ts')));
  noun
    .command('rotate')
    .description('Seal every stored key anew under a new master key. Interrupted, a second run does the rest.')
    .option('--json', 'print what was done as JSON')
    .addHelpText(
      'after',
      `
Start API and workers with both keys first, so that they open what either sealed; once this is done, without the old one:
  $ export ENCRYPTION_KEY_PREVIOUS="$ENCRYPTION_KEY" ENCRYPTION_KEY="$(openssl rand -base64 32)"
  $ overture keys rotate
Where no ENCRYPTION_KEY was ever set, the old one is in the file encryption-key of DATA_DIR; put the new one there after it.`,
    )
    .action(action(() => import('./rotate.ts')));
}
