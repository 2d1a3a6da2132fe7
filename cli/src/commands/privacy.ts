import { emailSchema, idSchema, removedWords, type ErasureReceipt } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import type { Person } from '@overture/core/people/privacy/domain/person';
import { z } from 'zod';
import { contactNamed } from '../acting-user.ts';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import { domainOption, jsonOption, yesOption } from '../common-options.ts';
import { defineCommand, option, type Values, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** The options that name the person; exactly one of the first three must be given. */
const personOptions = {
  contact: option('--contact <url|id>', 'a contact, by link or id', z.string().optional()),
  email: option('--email <email>', 'the contact or user with this address', emailSchema.optional()),
  user: option('--user <id>', 'a user, by id', idSchema.optional()),
  domain: domainOption('with --contact: only in this domain, where two CRMs use the same id'),
};

/** The person of these options. Throws UsageError unless exactly one is named. */
async function namedPerson(
  { contact, email, user, domain }: Values<typeof personOptions>,
  core: OpenCore,
): Promise<Person> {
  if ([contact, email, user].filter((value) => value !== undefined).length !== 1) {
    throw new UsageError('Name one person: --contact, --email or --user.');
  }
  if (domain !== undefined && contact === undefined) throw new UsageError('--domain belongs to --contact.');
  if (email !== undefined) return { kind: 'address', email };
  if (user !== undefined) return { kind: 'user', userId: user };
  const { hubspotId } = await contactNamed(core, contact ?? '');
  return { kind: 'contact', hubspotId, department: departmentKey(domain, core.settings.productName) };
}

const report = defineCommand({
  summary: 'Print the data that is kept about a contact, an email address or a user, as JSON.',
  notes:
    'This is everything that `privacy erase` removes. Of each kind, a hundred at most are printed; `kept` counts all of them. The report is in the audit log.',
  options: personOptions,
  examples: ['overture privacy report --contact 151204326807', 'overture privacy report --email ada@lovelace.example'],
  async run(named, { io, openCore }) {
    const { ReportPerson } = await import('@overture/core/people/privacy/use-cases/report-person');
    const core = await openCore();
    io.json(await core.get(ReportPerson).execute({ actor: cliActor(), person: await namedPerson(named, core) }));
  },
});

const erase = defineCommand({
  summary: 'Erase a contact, the people with an email address, or a user, with every record. This cannot be undone.',
  notes:
    'HubSpot, Google Drive and backups do not change; the receipt says what they still contain.\n\nIf the command was interrupted, run it again.',
  options: { ...personOptions, yes: yesOption, json: jsonOption('the receipt') },
  examples: [
    'overture privacy erase --contact 151204326807',
    'overture privacy erase --email ada@lovelace.example --yes --json > receipt.json',
  ],
  async run({ yes, json, ...named }, { io, openCore }) {
    const { ErasePerson } = await import('@overture/core/people/privacy/use-cases/erase-person');
    const { ReportPerson } = await import('@overture/core/people/privacy/use-cases/report-person');
    const core = await openCore();
    const person = await namedPerson(named, core);
    const kept = await core.get(ReportPerson).count(person);
    const question =
      kept.length === 0
        ? 'Nothing is kept about this person. Run the erasure anyway?'
        : `Erase ${removedWords(kept)} for good?`;
    if (!(await confirmed(io, question, yes))) return exitCodes.failed;
    const receipt = await core.get(ErasePerson).execute({ actor: cliActor(), person });
    if (json) io.json(receipt);
    else printReceipt(io, receipt);
    return exitCodes.done;
  },
});

function printReceipt(io: Io, { removed, remains }: ErasureReceipt): void {
  for (const { what, count } of removed) io.data(`removed  ${what.replaceAll('_', ' ')}: ${count}`);
  if (removed.length === 0) io.data('removed  nothing: there was none');
  for (const { where, what } of remains) io.data(`remains  ${where}: ${what}`);
}

export const privacy: Verbs = { verbs: { report, erase } };
