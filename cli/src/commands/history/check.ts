import { z } from 'zod';
import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';
import { positionSchema } from './position-schema.ts';
import { printFindings } from './print-findings.ts';

export const checkRecord = defineCommand({
  summary: 'Check the evidence for the emails of a record, and whether they may be sent. Stores nothing.',
  notes: 'Exit code 3 means that something must be corrected before sending.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: option('--version <n>', 'check an older version', positionSchema('the version').optional()),
    email: option('--email <n>', 'check only this email', positionSchema('the email').optional()),
    file: option(
      '--file <path>',
      'file with a body to check in place of the stored one, or - for standard input',
      z.string().optional(),
    ),
    json: jsonOption('the findings'),
  },
  examples: [
    'overture history check 151204326807',
    'overture history check 151204326807 --email 2 --file my-version.txt',
  ],
  async run({ contact, as, version, email, file, json }, { io, openCore }) {
    if (file !== undefined && email === undefined)
      throw new UsageError('Say which email the text is for: --email <n>.');
    const body = file === undefined ? undefined : await needTextInput(io, file);
    const { CheckEmail } = await import('@overture/core/writing/use-cases/check-email');
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { presentReview } = await import('@overture/core/records/presentation/record');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const which = {
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      version,
    };
    const { shown } = await core.get(GetRecord).execute(which);
    const emails = (shown?.answer.emails ?? []).map((texts, index) => ({ ...texts, index }));
    const wanted = email === undefined ? emails : emails.slice(email - 1, email);
    if (wanted.length === 0) throw new UsageError('There is no such email.');
    const found = await Promise.all(
      wanted.map(async ({ index, subject, body: own }) => {
        const { review, vouches } = await core.get(CheckEmail).execute({ ...which, index, subject, body: body ?? own });
        return { id: index + 1, subject, ...presentReview(review, vouches) };
      }),
    );
    if (json) io.json(found);
    for (const { id, subject, ...findings } of json ? [] : found) {
      io.data(io.style('bold', `Email ${id}: ${printable(subject)}`));
      printFindings(io, findings);
    }
    const isBlocked = found.some(({ checks }) => checks.some(({ level }) => level === 'block'));
    return isBlocked ? exitCodes.incomplete : exitCodes.done;
  },
});
