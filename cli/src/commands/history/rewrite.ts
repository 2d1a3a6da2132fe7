import { z } from 'zod';
import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { printable, printableLines } from '../../printable.ts';
import { needTextInput } from '../../text-input.ts';
import { positionSchema } from './position-schema.ts';
import { printFindings } from './print-findings.ts';

export const rewriteRecord = defineCommand({
  summary: 'Propose a new text for one email of a record, as an instruction asks. Stores nothing.',
  notes: 'It makes one call to the AI, which costs money.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: option('--version <n>', 'rewrite an email of an older version', positionSchema('the version').optional()),
    email: option('--email <n>', 'the email to rewrite', positionSchema('the email')),
    instruction: option(
      '--instruction <text>',
      'what to change, such as "shorter, and mention the demo"',
      z.string().trim().min(1, 'say what to change').max(2_000, 'the instruction is longer than 2,000 characters'),
    ),
    file: option(
      '--file <path>',
      'file with a text to rewrite in place of the stored one, or - for standard input',
      z.string().optional(),
    ),
    json: jsonOption('the proposal'),
  },
  examples: ['overture history rewrite 151204326807 --email 2 --instruction "shorter, and mention the demo"'],
  async run({ contact, as, version, email, instruction, file, json }, { io, openCore, signal }) {
    const body = file === undefined ? undefined : await needTextInput(io, file);
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { RewriteEmail } = await import('@overture/core/writing/use-cases/rewrite-email');
    const { presentRewrite } = await import('@overture/core/writing/presentation/email');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const rewritten = await core.get(RewriteEmail).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      version,
      index: email - 1,
      instruction,
      subject: undefined,
      body,
      signal,
    });
    const answer = presentRewrite(rewritten);
    if (json) return io.json(answer);
    io.data(io.style('bold', printable(answer.proposal.subject)));
    io.data(`\n${printableLines(answer.proposal.body)}\n`);
    printFindings(io, answer.proposal);
  },
});
