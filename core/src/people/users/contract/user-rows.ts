import { z } from 'zod';
import { emailSchema, roleSchema, type Role } from '../../../platform/contract/common.ts';
import type { CsvRow } from '../../../platform/contract/csv-rows.ts';
import { departmentNamed, noDepartmentText } from '../../../platform/contract/departments.ts';
import { newPasswordSchema } from './password-policy.ts';

/** The columns of a list of users; only `email` is required. */
const userColumns = ['email', 'role', 'domain', 'password'];

export interface ListedUser {
  readonly email: string;
  readonly role: Role;
  /** The domain's name; null for a superadmin. */
  readonly domain: string | null;
  /** Undefined when the list has none for this user. */
  readonly password: string | undefined;
}

const cellsSchema = z.object({
  email: emailSchema,
  role: z
    .string()
    .toLowerCase()
    .default('')
    .transform((text) => (text === '' ? 'admin' : text))
    .pipe(z.enum(roleSchema.options, 'The role is admin or superadmin')),
  domain: z.string().default(''),
  password: z
    .string()
    .default('')
    .transform((text) => (text === '' ? undefined : text))
    .pipe(newPasswordSchema.optional()),
});

/** What is wrong with the columns of a list of users; null if nothing is. */
export function userColumnsProblem(columns: readonly string[]): string | null {
  return columns.includes('email') ? null : `The CSV has no column "email". It has: ${columns.join(', ')}.`;
}

/** The columns of a list of users that are ignored. */
export function unknownUserColumns(columns: readonly string[]): readonly string[] {
  return columns.filter((name) => !userColumns.includes(name));
}

/** Reads a list of users row after row: the user, or what is wrong with the row. `departments` are the domains' names. */
export function userRowReader(
  departments: readonly string[],
): (row: CsvRow) => { readonly user: ListedUser } | { readonly problem: string } {
  const firstLines = new Map<string, number>();
  return ({ line, cells, problem }) => {
    if (problem !== null) return { problem: `This row cannot be read: ${problem}.` };
    const parsed = cellsSchema.safeParse(cells);
    if (!parsed.success) return { problem: `${parsed.error.issues.map(({ message }) => message).join('; ')}.` };
    const { domain: named, ...user } = parsed.data;
    const domain = named === '' ? null : departmentNamed(departments, named);
    if (domain === undefined) return { problem: noDepartmentText(departments, named) };
    if (user.role === 'admin' && domain === null) return { problem: 'An admin works in one domain: name it.' };
    if (user.role === 'superadmin' && domain !== null) {
      return { problem: 'A superadmin has no domain: leave it empty.' };
    }
    const first = firstLines.get(user.email);
    if (first !== undefined) return { problem: `Line ${first} has this address already.` };
    firstLines.set(user.email, line);
    return { user: { ...user, domain, password: user.password } };
  };
}
