import { Option, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function usersCommand(noun: Command, action: ActionFor): void {
  noun
    .command('create')
    .description('Create a user. The password is asked for, or read from standard input.')
    .requiredOption('--email <address>', 'address to sign in with')
    .addOption(
      new Option('--role <role>', 'admin works in one domain, superadmin manages all')
        .choices(['admin', 'superadmin'])
        .default('admin'),
    )
    .option('--domain <name>', 'the domain of an admin, such as Overture-Sales')
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', 'print the created user as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture users create --email kim@agency.com --domain DT-Sales
  $ printf '%s' "$PASSWORD" | overture users create --email lee@agency.com --role superadmin --password-stdin`,
    )
    .action(action(() => import('./create.ts')));
  noun
    .command('list')
    .description('List users, newest first.')
    .addOption(new Option('--role <role>', 'only this role').choices(['admin', 'superadmin']))
    .option('--domain <name>', 'only this domain')
    .option('--limit <n>', 'at most this many', '100')
    .option('--json', 'print the users as JSON')
    .addHelpText('after', '\nExample:\n  $ overture users list --role admin --domain DT-Sales')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show one user.')
    .argument('<email|id>', 'whom')
    .option('--json', 'print the user as JSON')
    .addHelpText('after', '\nExample:\n  $ overture users show kim@agency.com')
    .action(action(() => import('./show.ts')));
  noun
    .command('update')
    .description('Give a user another role or domain. They are signed out everywhere; their records stay theirs.')
    .argument('<email|id>', 'whom')
    .addOption(
      new Option('--role <role>', 'admin works in one domain, superadmin manages all').choices(['admin', 'superadmin']),
    )
    .option('--domain <name>', 'the domain an admin works in, such as Overture-Sales')
    .option('--json', 'print the changed user as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture users update kim@agency.com --domain DT-PM
  $ overture users update kim@agency.com --role superadmin
  $ overture users update lee@agency.com --role admin --domain Conference-Sales`,
    )
    .action(action(() => import('./update.ts')));
  noun
    .command('delete')
    .description('Delete a user: signed out at once, pending generations cancelled, records kept. Cannot be undone.')
    .argument('<email|id>', 'whom')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture users delete kim@agency.com')
    .action(action(() => import('./delete.ts')));
  noun
    .command('reset-password')
    .description('Give a user a new password and sign them out everywhere.')
    .argument('<email|id>', 'whom')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText(
      'after',
      `
Examples:
  $ overture users reset-password kim@agency.com
  $ printf %s "$PASSWORD" | overture users reset-password kim@agency.com --password-stdin`,
    )
    .action(action(() => import('./reset-password.ts')));
  noun
    .command('import')
    .description('Create the users of a CSV, as often as it is run: who is there already stays as they are.')
    .argument('<file.csv|->', 'the list; - for standard input')
    .option(
      '--passwords-out <file>',
      'new file for passwords of users who are created without one; only you may read it',
    )
    .option('--update', 'give existing users the role and domain of their row, and sign them out')
    .option('--restore', 'create deleted users again')
    .option('--dry-run', 'tell what would be done, and do nothing')
    .option('--json', 'print a JSON line per row')
    .addHelpText(
      'after',
      `
Columns: email, and optionally role (admin unless it says superadmin), domain, password. UTF-8 or UTF-16, separated by
commas, semicolons or tabs. One line is printed per row; a bad row is named and does not stop the others.
Exit code 0 when every row is done, 3 when some are not.

Examples:
  $ overture users import team.csv --dry-run
  $ overture users import team.csv --passwords-out passwords.csv
  $ overture users import team.csv --passwords-out passwords.csv --json | jq -r 'select(.status == "error")'`,
    )
    .action(action(() => import('./import.ts')));
}
