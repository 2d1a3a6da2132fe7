import { z } from 'zod';
import { argument, defineCommand, flag, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { RowReport } from '../../import/import-row.ts';
import type { Io } from '../../io.ts';
import { noPasswords } from '../../password-input.ts';
import { printable } from '../../print.ts';
import { UsageError } from '../../usage-error.ts';

export const importUsers = defineCommand({
  summary: 'Create the users of a CSV file. Existing users stay as they are, so it can be repeated.',
  notes: `
    The column email is required. The columns role (admin or superadmin; empty means admin), domain and password are
    optional. The file is UTF-8 or UTF-16, and its cells are separated by commas, semicolons or tabs.

    With SSO_ONLY=on nobody needs a password, and a row with one for a new user is refused. A user who has not signed in
    with single sign-on yet, also one who has a password, gets a link at the end of their line, which connects it within
    72 hours.

    One line is printed per row. A bad row is reported and does not stop the others, unless it has a quote that is never
    closed. Exit code 0 means that every row is done, 3 that some are not.`,
  arguments: { file: argument('<file.csv|->', 'CSV file, or - for standard input', z.string().min(1), 'files') },
  options: {
    passwordsOut: option(
      '--passwords-out <file>',
      'generate a password for every new user whose row has none, and write them to this new file, which only you can read',
      z.string().min(1).optional(),
      'files',
    ),
    update: flag('--update', 'give existing users the role and domain of their row, and sign them out'),
    restore: flag('--restore', 'create deleted users again'),
    dryRun: flag('--dry-run', 'show what would be done, and change nothing'),
    json: flag('--json', 'print one line of JSON per row'),
  },
  examples: [
    'overture users import team.csv --dry-run',
    'overture users import team.csv --passwords-out passwords.csv',
    `overture users import team.csv --passwords-out passwords.csv --json | jq -r 'select(.status == "error")'`,
  ],
  async run({ file, passwordsOut, update, restore, dryRun, json }, { io, readSettings, openCore, signal }) {
    const { openCsv } = await import('../../csv/open-csv.ts');
    const { importRow } = await import('../../import/import-row.ts');
    const { PasswordFile } = await import('../../import/password-file.ts');
    const { ssoOnly } = await readSettings();
    if (ssoOnly && passwordsOut !== undefined) throw noPasswords('leave --passwords-out out');
    const csv = await openCsv(io, file);
    const { departmentNames, unknownUserColumns, userColumnsProblem, userRowReader } =
      await import('@overture/core/contract');
    const problem = userColumnsProblem(csv.columns);
    if (problem !== null) throw new UsageError(problem);
    const ignored = unknownUserColumns(csv.columns);
    if (ignored.length > 0) {
      io.message(
        `${io.styleMessage('yellow', 'warning:')} unknown columns are ignored: ${ignored.map(printable).join(', ')}.`,
      );
    }
    const needsPasswords = !ssoOnly && passwordsOut === undefined && !csv.columns.includes('password');
    if (needsPasswords && !dryRun) throw new UsageError(passwordsNeeded);
    const core = await openCore();
    const passwords = passwordsOut === undefined || dryRun ? undefined : new PasswordFile(passwordsOut);
    const options = { updates: update, restores: restore, dryRun };
    const counts: Record<RowReport['status'], number> = { created: 0, updated: 0, unchanged: 0, error: 0 };
    let links = 0;
    const read = userRowReader(departmentNames(core.settings.productName).departments);
    try {
      for await (const row of csv.rows) {
        signal.throwIfAborted();
        const report = await importRow(row, { core, options, passwords, read });
        counts[report.status] += 1;
        if (report.link !== undefined) links += 1;
        if (json) io.data(JSON.stringify(report));
        else printReport(io, report);
      }
    } finally {
      await passwords?.close();
      const { created, updated, unchanged, error } = counts;
      const would = dryRun ? 'Nothing was changed. It would be: ' : '';
      io.message(`${would}${created} created, ${updated} updated, ${unchanged} unchanged, ${error} not done.`);
      if (needsPasswords && created > 0) io.message(passwordsNeeded);
      if (passwords !== undefined && passwords.written > 0) {
        io.message(`New passwords in ${passwordsOut}: ${passwords.written}. Hand them out and delete the file.`);
      }
      if (links > 0) {
        io.message(`Links: ${links}. Pass each to its user, who signs in with single sign-on the first time with it.`);
      }
    }
    return counts.error === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});

const passwordsNeeded =
  'The CSV has no column "password": name a new file for generated passwords with --passwords-out.';

function printReport(io: Io, report: RowReport): void {
  const colors = { created: 'green', updated: 'green', unchanged: 'dim', error: 'red' } as const;
  const about = report.error?.message ?? [report.role, report.domain].filter(Boolean).join(' in ');
  const cells = [`line ${report.line}`, report.status, report.email || '-', about].map(printable);
  const links = report.link === undefined ? [] : [report.link];
  if (!io.isTerminal) {
    io.data([...cells, ...links].join('\t'));
    return;
  }
  const [line = '', status = '', email = '', why = ''] = cells;
  io.data(`${line.padEnd(10)} ${io.style(colors[report.status], status.padEnd(10))} ${email.padEnd(32)} ${why}`);
  for (const link of links) io.data(`  ${link}`);
}
