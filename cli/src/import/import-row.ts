import { AppError } from '@overture/core/platform/app-error';
import { SignInLinks } from '@overture/core/people/sign-in/use-cases/sign-in-links';
import { ImportUser, type ImportOptions, type ImportOutcome } from '@overture/core/people/users/use-cases/import-user';
import type { OpenCore } from '@overture/core/composition';
import { departmentNames, type CsvRow, type ErrorCode, type userRowReader } from '@overture/core/contract';
import { cliActor } from '../cli-actor.ts';
import { originOf } from '../origin-of.ts';
import { UsageError } from '../usage-error.ts';
import { generatePassword, PasswordFileTaken, type PasswordFile } from './password-file.ts';

/** The result of a row, as `--json` prints it. */
export interface RowReport {
  readonly row: number;
  readonly line: number;
  readonly email: string;
  readonly status: ImportOutcome | 'error';
  readonly role?: string;
  readonly domain?: string | null;
  /** The one-time link with which a user who has no way to sign in yet signs in with single sign-on. */
  readonly link?: string;
  readonly dryRun?: true;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

export interface UserImport {
  readonly core: OpenCore;
  readonly options: ImportOptions;
  /** The file for generated passwords; undefined when none can be generated. */
  readonly passwords: PasswordFile | undefined;
  readonly read: ReturnType<typeof userRowReader>;
}

/**
 * Imports the user of one row. Where nobody signs in with a password, a user who has no way to sign in yet gets a link,
 * as by each further import until it is used. Rejects only with errors that concern all rows: of the store, or of the file of
 * passwords.
 */
export async function importRow(row: CsvRow, { core, options, passwords, read }: UserImport): Promise<RowReport> {
  const place = { row: row.row, line: row.line, ...(options.dryRun && { dryRun: true as const }) };
  try {
    const wanted = read(row);
    if ('problem' in wanted) throw new UsageError(wanted.problem);
    const { email, role, domain, password } = wanted.user;
    const { ssoOnly } = core.settings;
    const actor = cliActor();
    const status = await core.get(ImportUser).execute({
      actor,
      email,
      role,
      department: domain === null ? null : (departmentNames(core.settings.productName).keyOf(domain) ?? null),
      password,
      makePassword: async () => (ssoOnly ? null : makePassword(email, passwords)),
      options,
    });
    const isLinked = ssoOnly && !options.dryRun;
    const issued = isLinked ? await core.get(SignInLinks).inviteAgain({ actor, email, origin: originOf(core) }) : null;
    return { ...place, email, status, role, domain, ...(issued && { link: issued.link }) };
  } catch (error) {
    const problem = problemOfRow(error);
    if (problem === null) throw error;
    return { ...place, email: (row.cells['email'] ?? '').slice(0, 254), status: 'error', error: problem };
  }
}

async function makePassword(email: string, passwords: PasswordFile | undefined): Promise<string> {
  if (passwords === undefined) throw new UsageError('This row has no password: generated ones need --passwords-out.');
  const generated = generatePassword();
  await passwords.add(email, generated);
  return generated;
}

/** The problem of one row; null for an error that stops the import. */
function problemOfRow(error: unknown): RowReport['error'] | null {
  if (error instanceof PasswordFileTaken) return null;
  if (error instanceof UsageError) return { code: 'validation_failed', message: error.message };
  if (!(error instanceof AppError) || error.code === 'not_ready') return null;
  return { code: error.code, message: error.message };
}
