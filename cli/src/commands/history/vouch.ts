import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { UsageError } from '../../usage-error.ts';
import { positionSchema } from './position-schema.ts';
import { printFindings } from './print-findings.ts';

export const vouchForText = defineCommand({
  summary: 'Say that a marked text of an email is right, or take that back.',
  notes: `
    The text is given as history check prints it. What is vouched for no longer blocks a hand-over; the record and the
    audit log keep who said so, and when. It moves with the text when the email is edited. Nobody can vouch for a link, an
    address or a placeholder.`,
  arguments: { contact: contactArgument },
  options: {
    text: option('--text <text>', 'the whole marked text', z.string().min(1)),
    email: option('--email <n>', 'email in which it stands', positionSchema('the email')),
    all: flag('--all', 'the same text in all emails of the sequence'),
    undo: flag('--undo', 'take it back'),
    version: option('--version <n>', 'an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the findings that are left'),
  },
  examples: [
    'overture history vouch 151204326807 --email 2 --text "EUR 5,000"',
    'overture history vouch 151204326807 --email 2 --text "EUR 5,000" --all --undo',
  ],
  async run({ contact, text, email, all, undo, version, as, json }, { io, openCore }) {
    const { VouchForText } = await import('@overture/core/writing/use-cases/vouch-for-text');
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
    const evidence = shown?.review?.emails[email - 1]?.evidence ?? [];
    const piece = evidence.find((found) => found.text === text);
    if (piece === undefined) throw new UsageError(`"${printable(text)}" is not marked in email ${email}.`);
    const { field, start, end } = piece;
    const { review, vouches } = await core.get(VouchForText).execute({
      ...which,
      field,
      start,
      end,
      text,
      auditActor: cliActor(),
      index: email - 1,
      vouched: !undo,
      everywhere: all,
    });
    const found = presentReview(review, vouches);
    if (json) io.json(found);
    else printFindings(io, found);
  },
});
