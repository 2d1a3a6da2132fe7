import { emailSchema, newPasswordSchema, type DepartmentKey, type Role } from '@overture/core/contract';
import { z } from 'zod';
import type { CsvFile, CsvRow } from '../csv/read-csv.ts';
import { departmentKey } from '../department-option.ts';
import { UsageError } from '../usage-error.ts';

const knownColumns = ['email', 'role', 'domain', 'password'];

/** The user in a row. */
export interface WantedUser {
  readonly email: string;
  readonly role: Role;
  readonly department: DepartmentKey | null;
  /** Undefined when one must be generated. */
  readonly password: string | undefined;
}

const cellsSchema = z.object({
  email: emailSchema,
  role: z
    .string()
    .toLowerCase()
    .default('')
    .transform((text) => (text === '' ? 'admin' : text))
    .pipe(z.enum(['admin', 'superadmin'], 'The role is admin or superadmin')),
  domain: z.string().default(''),
  password: z
    .string()
    .default('')
    .transform((text) => (text === '' ? undefined : text))
    .pipe(newPasswordSchema.optional()),
});

/** The columns that are ignored. Throws UsageError if there is no column of addresses. */
export function unknownColumns({ columns }: Pick<CsvFile, 'columns'>): readonly string[] {
  if (!columns.includes('email')) {
    throw new UsageError(`The CSV has no column "email". It has: ${columns.join(', ')}.`);
  }
  return columns.filter((name) => !knownColumns.includes(name));
}

/** The user in a row. Throws UsageError with the problem of the row. */
export function readUserRow({ cells, problem }: CsvRow, productName: string): WantedUser {
  if (problem !== null) throw new UsageError(`This row cannot be read: ${problem}.`);
  const parsed = cellsSchema.safeParse(cells);
  if (!parsed.success) throw new UsageError(`${parsed.error.issues.map(({ message }) => message).join('; ')}.`);
  const { email, role, domain, password } = parsed.data;
  if (role === 'admin' && domain === '') throw new UsageError('An admin works in one domain: name it.');
  if (role === 'superadmin' && domain !== '') throw new UsageError('A superadmin has no domain: leave it empty.');
  return { email, role, department: domain === '' ? null : departmentKey(domain, productName), password };
}
