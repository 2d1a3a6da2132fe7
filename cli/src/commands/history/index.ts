import { Option, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function historyCommand(noun: Command, action: ActionFor): void {
  const status = (): Option =>
    new Option('--status <status>', 'only this status').choices(['pending', 'processing', 'ready', 'error']);
  noun
    .command('list')
    .description("List a user's records, newest first.")
    .option('--as <email>', 'whose records (default: the first superadmin)')
    .addOption(status())
    .option('--search <text>', 'only where name, company, email or template contain this')
    .option('--limit <n>', 'at most this many', '25')
    .option('--json', 'print the records as JSON')
    .addHelpText('after', '\nExample:\n  $ overture history list --as kim@agency.com --status ready')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show one record: playbook, emails, usage.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .option('--as <email>', 'whose record (default: the first superadmin, who may open any)')
    .option('--version <n>', 'an older version')
    .option('--json', 'print the record as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture history show 151204326807
  $ overture history show 151204326807 --json | jq -r '.emails[0].body'`,
    )
    .action(action(() => import('./show.ts')));
  noun
    .command('export')
    .description('Write the records of all users, or of one, with their newest results. Memory stays flat.')
    .addOption(
      new Option('--format <format>', 'jsonl: whole records, a line each; csv: for a spreadsheet; html: a page to read')
        .choices(['jsonl', 'csv', 'html'])
        .default('jsonl'),
    )
    .option('--out <file>', 'write to this file, which must not exist yet (default: standard output)')
    .option('--force', 'replace the file of --out when it exists')
    .option('--emails <n>', 'with --format csv: emails that there are columns for, 1 to 100 (default: 8)')
    .addOption(new Option('--as <email>', "only this user's records (default: everybody's)"))
    .addOption(status())
    .option('--since <moment>', 'only what was submitted since: a date such as 2026-01-31, or a span such as 7d, 12h')
    .addHelpText(
      'after',
      `
A file is complete or not there: it gets its name once everything is written. Records come in no order that means
anything, since none may be missed while others are submitted; --since and a program sort and choose.

In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe. Emails beyond --emails are left out,
and it is said when there were any.

Examples:
  $ overture history export --status ready --since 30d --out last-30-days.jsonl
  $ overture history export --format csv --as kim@agency.com > kim.csv
  $ overture history export --format html --out history.html`,
    )
    .action(action(() => import('./export.ts')));
  noun
    .command('delete')
    .description("Delete a user's record of a contact with all its results. Cannot be undone.")
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .option('--as <email>', 'whose record (default: the first superadmin)')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture history delete 151204326807 --as kim@agency.com')
    .action(action(() => import('./delete.ts')));
}
