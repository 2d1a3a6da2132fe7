import {
  departmentNames,
  emailSchema,
  listHistory,
  modelOptions,
  responseStatusSchema,
  tokenScopes,
  writingLanguageSchema,
} from '@overture/core/contract';
import { z } from 'zod';
import { argument, flag, option, type Suggestion } from './define-command.ts';
import type { Environment } from './io.ts';
import { UsageError } from './usage-error.ts';

/* The options and arguments of several commands. A command for which one has a special meaning gives its help text. */

/** Texts separated by commas. */
export const listSchema = z.string().transform((text) => text.split(',').map((part) => part.trim()));

export const jsonOption = (what: string) => flag('--json', `print ${what} as JSON`);

export const yesOption = flag('--yes', 'do not ask for confirmation');

export const passwordStdinOption = flag('--password-stdin', 'read the password from standard input');

export const limitOption = (limit: { readonly default: number; readonly max: number }) =>
  option('--limit <n>', 'show at most this many', wholeNumber(1, limit.max).default(limit.default));

/** The user as whom a command works; by default the first superadmin. */
export const asOption = (help: string) =>
  option('--as <email>', `${help} (default: the first superadmin)`, z.string().optional());

export const adminOption = option('--as <email>', 'admin in whose name it acts', emailSchema);

/** Scopes of a personal token, separated by commas. */
export const scopesSchema = listSchema.transform((scopes) => [...new Set(scopes)]).pipe(z.array(z.enum(tokenScopes)));

/**
 * The owner of a record; by default the first superadmin or, without a record of the contact, the user with the newest
 * one.
 */
export const recordOwnerOption = option(
  '--as <email>',
  "user whose record to use (default: the first superadmin's record, or else the newest of any user)",
  z.string().optional(),
);

/** The number of a version or an email, counted from 1. */
export function positionSchema(name: string): z.ZodCoercedNumber {
  return z.coerce.number(`${name} must be a number`).int().positive();
}

/** A version of a record; by default the newest one. */
export const versionOption = (help: string) => option('--version <n>', help, positionSchema('the version').optional());

/** The `--email` of a command, if it must be given. */
export const emailOption = (help: string) => option('--email <n>', help, positionSchema('the email'));

export const overrideOption = option(
  '--override <rules>',
  'rules of the send check that must not block, separated by commas',
  z
    .string()
    .default('')
    .transform((rules) => rules.split(/[\s,]+/).filter(Boolean)),
);

/** The name of a domain. `departmentKey` finds the domain once the settings are read. */
export const domainOption = (help: string) => option('--domain <name>', help, z.string().optional(), suggestDomains);

/** The domain in which the user of `asOption` works. `actingIn` finds both. */
export const actingDomainOption = (help: string) =>
  domainOption(`${help} (default: the user's domain; required for a superadmin)`);

export const requiredDomainOption = (help: string) => option('--domain <name>', help, z.string(), suggestDomains);

export const modelOption = (help: string) => option('--model <id>', help, z.string().min(1).optional(), suggestModels);

export const languageOption = option(
  '--language <code>',
  "language of the emails, such as de (by default the contact's own)",
  writingLanguageSchema.optional(),
);

export const requiredModelOption = (help: string) => option('--model <id>', help, z.string(), suggestModels);

export const roleOption = <Schema extends z.ZodType>(schema: Schema) =>
  option('--role <role>', 'an admin works in one domain, a superadmin manages all of them', schema);

export const statusOption = option(
  '--status <status>',
  'only records with this status',
  responseStatusSchema.optional(),
);

export const searchOption = option(
  '--search <text>',
  'only records whose name, company, email or template contains this text',
  listHistory.query.shape.search,
);

/** A file with a text, which `readTextInput` reads. */
export const fileOption = (help: string) =>
  option('--file <path|->', `${help}, or - for standard input`, z.string().optional(), 'files');

export const contactArgument = argument('<url|id>', 'link or id of a HubSpot contact', z.string());

/** A user as input for `GetUser`. */
export const userArgument = argument(
  '<email|id>',
  'email address or id of the user',
  z
    .string()
    .trim()
    .refine((text) => !text.includes('@') || emailSchema.safeParse(text).success, 'Invalid email format')
    .transform((text) => (text.includes('@') ? { email: emailSchema.parse(text) } : { id: text })),
);

/** The schema of a whole number that is given as text. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

/**
 * The state that `--active` or `--inactive` asks for; undefined when neither was given. Throws UsageError when both
 * were.
 */
export function wantedState(given: { readonly active: boolean; readonly inactive: boolean }): boolean | undefined {
  if (given.active && given.inactive) throw new UsageError('Use either --active or --inactive.');
  if (given.active) return true;
  return given.inactive ? false : undefined;
}

function suggestDomains({ PRODUCT_NAME: productName = 'Overture' }: Environment): Suggestion[] {
  return departmentNames(productName).departments.map((value) => ({ value, description: '' }));
}

export function suggestModels(): Suggestion[] {
  return modelOptions.map(({ value, label }) => ({ value, description: label }));
}
