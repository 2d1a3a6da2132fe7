import { AppError, ImportUser, type ImportOptions, type ImportOutcome } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { departmentNames, type ErrorCode } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { readCsv, type CsvRow } from '../../csv/read-csv.ts';
import { exitCodes } from '../../exit-codes.ts';
import { generatePassword } from '../../import/generate-password.ts';
import { PasswordFile, PasswordFileTaken } from '../../import/password-file.ts';
import { readUserRow, unknownColumns, type WantedUser } from '../../import/user-rows.ts';
import type { Io } from '../../io.ts';
import { printable } from '../../table.ts';
import { asUsageError, openInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';

const argsSchema = z.tuple([z.string().min(1)]);
const optionsSchema = z.object({
  passwordsOut: z.string().min(1).optional(),
  update: z.boolean().default(false),
  restore: z.boolean().default(false),
  dryRun: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** What became of a row, as `--json` prints it. */
interface RowReport {
  readonly row: number;
  readonly line: number;
  readonly email: string;
  readonly status: ImportOutcome | 'error';
  readonly role?: string;
  readonly domain?: string | null;
  readonly dryRun?: true;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

export const run: Run = async (input, context) => {
  const [path] = argsSchema.parse(input.args);
  const { passwordsOut, update, restore, dryRun, json } = optionsSchema.parse(input.options);
  const { io, signal } = context;
  const csv = await readCsv(openInput(io, path)).catch((error: unknown) => {
    throw asUsageError(error, path);
  });
  const ignored = unknownColumns(csv);
  if (ignored.length > 0) {
    io.message(
      `${io.styleMessage('yellow', 'warning:')} these columns are not read: ${ignored.map(printable).join(', ')}.`,
    );
  }
  if (passwordsOut === undefined && !dryRun && !csv.columns.includes('password')) {
    throw new UsageError('The CSV has no column "password": name a new file for generated ones with --passwords-out.');
  }
  const core = await context.core();
  const file = passwordsOut === undefined || dryRun ? undefined : new PasswordFile(passwordsOut);
  const options = { updates: update, restores: restore, dryRun };
  const counts: Record<RowReport['status'], number> = { created: 0, updated: 0, unchanged: 0, error: 0 };
  const firstLines = new Map<string, number>();
  try {
    for await (const row of csv.rows) {
      signal.throwIfAborted();
      const report = await importRow(row, { core, file, firstLines, options });
      counts[report.status] += 1;
      print(io, report, json);
    }
  } finally {
    await file?.close();
    const { created, updated, unchanged, error } = counts;
    const would = dryRun ? 'Nothing was changed. It would be: ' : '';
    io.message(`${would}${created} created, ${updated} updated, ${unchanged} unchanged, ${error} not done.`);
    if (dryRun && created > 0 && passwordsOut === undefined && !csv.columns.includes('password')) {
      io.message('The CSV has no passwords: name a new file for generated ones with --passwords-out.');
    }
    if (file !== undefined && file.written > 0) {
      io.message(`Passwords of ${file.written}: ${passwordsOut ?? ''}. Hand them out and delete the file.`);
    }
  }
  return counts.error === 0 ? exitCodes.done : exitCodes.incomplete;
};

interface Import {
  readonly core: OpenCore;
  readonly file: PasswordFile | undefined;
  /** On which line each address was first. */
  readonly firstLines: Map<string, number>;
  readonly options: ImportOptions;
}

async function importRow(row: CsvRow, { core, file, firstLines, options }: Import): Promise<RowReport> {
  const { productName } = core.settings;
  const place = { row: row.row, line: row.line, ...(options.dryRun && { dryRun: true as const }) };
  try {
    const wanted = readUserRow(row, productName);
    const first = firstLines.get(wanted.email);
    if (first !== undefined) throw new UsageError(`Line ${first} has this address already.`);
    firstLines.set(wanted.email, row.line);
    const { email, role, department } = wanted;
    const password = (): Promise<string> => passwordOf(wanted, file);
    const status = await core
      .get(ImportUser)
      .execute({ actor: cliActor(), email, role, department, password, options });
    const domain = department === null ? null : departmentNames(productName).nameOf(department);
    return { ...place, email, status, role, domain };
  } catch (error) {
    const known = asRowError(error);
    if (known === null) throw error;
    return { ...place, email: (row.cells['email'] ?? '').slice(0, 254), status: 'error', error: known };
  }
}

async function passwordOf({ email, password }: WantedUser, file: PasswordFile | undefined): Promise<string> {
  if (password !== undefined) return password;
  if (file === undefined) throw new UsageError('This row has no password: generated ones need --passwords-out.');
  const generated = generatePassword();
  await file.add(email, generated);
  return generated;
}

/** What is wrong with one row alone; null for what stops them all. */
function asRowError(error: unknown): RowReport['error'] | null {
  if (error instanceof PasswordFileTaken) return null;
  if (error instanceof UsageError) return { code: 'validation_failed', message: error.message };
  if (!(error instanceof AppError) || error.code === 'not_ready') return null;
  return { code: error.code, message: error.message };
}

function print(io: Io, report: RowReport, json: boolean): void {
  if (json) {
    io.data(JSON.stringify(report));
    return;
  }
  const colors = { created: 'green', updated: 'green', unchanged: 'dim', error: 'red' } as const;
  const about = report.error?.message ?? [report.role, report.domain].filter(Boolean).join(' in ');
  const cells = [`line ${report.line}`, report.status, report.email || '-', about].map(printable);
  if (!io.isTerminal) {
    io.data(cells.join('\t'));
    return;
  }
  const [line = '', status = '', email = '', why = ''] = cells;
  io.data(`${line.padEnd(10)} ${io.style(colors[report.status], status.padEnd(10))} ${email.padEnd(32)} ${why}`);
}
