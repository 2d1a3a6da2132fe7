import { emailSchema, idSchema } from '@overture/core/contract';
import type { Person } from '@overture/core/people/privacy/domain/person';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { option, type Values } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { UsageError } from '../../usage-error.ts';

/** The options that name the person; exactly one of the first three must be given. */
export const personOptions = {
  contact: option('--contact <url|id>', 'a contact, by link or id', z.string().optional()),
  email: option('--email <email>', 'the contact or user with this address', emailSchema.optional()),
  user: option('--user <id>', 'a user, by id', idSchema.optional()),
  domain: domainOption('with --contact: only in this domain, where two CRMs use the same id'),
};

/** The person of these options. Throws UsageError unless exactly one is named. */
export async function namedPerson(
  { contact, email, user, domain }: Values<typeof personOptions>,
  core: OpenCore,
): Promise<Person> {
  if ([contact, email, user].filter((value) => value !== undefined).length !== 1) {
    throw new UsageError('Name one person: --contact, --email or --user.');
  }
  if (domain !== undefined && contact === undefined) throw new UsageError('--domain belongs to --contact.');
  if (email !== undefined) return { kind: 'address', email };
  if (user !== undefined) return { kind: 'user', userId: user };
  const { readContactArgument } = await import('../../contact-argument.ts');
  const { hubspotId } = readContactArgument(contact ?? '', core);
  const department = domain === undefined ? undefined : departmentKey(domain, core.settings.productName);
  return { kind: 'contact', hubspotId, department };
}
