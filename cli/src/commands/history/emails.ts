import { rewriteEmail } from '@overture/core/contract';
import { z } from 'zod';
import { actingOn } from '../../acting-user.ts';
import {
  contactArgument,
  emailOption,
  jsonOption,
  positionSchema,
  recordOwnerOption,
  versionOption,
} from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { printFindings, reportFindings } from '../../print-findings.ts';
import { printable, printableLines } from '../../print.ts';
import { namedText } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';

const bodyOption = (what: string) =>
  option(
    '--file <path>',
    `file with a ${what} in place of the stored one, or - for standard input`,
    z.string().optional(),
  );

export const check = defineCommand({
  summary: 'Check the evidence for the emails of a record, and whether they may be sent. Stores nothing.',
  notes: 'Exit code 3 means that something must be corrected before sending.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: versionOption('check an older version'),
    email: option('--email <n>', 'check only this email', positionSchema('the email').optional()),
    file: bodyOption('body to check'),
    json: jsonOption('the findings'),
  },
  examples: [
    'overture history check 151204326807',
    'overture history check 151204326807 --email 2 --file my-version.txt',
  ],
  async run({ email, file, json, ...named }, { io, openCore }) {
    if (file !== undefined && email === undefined)
      throw new UsageError('Say which email the text is for: --email <n>.');
    const given = await namedText(io, file);
    const { CheckEmail } = await import('@overture/core/writing/use-cases/check-email');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { presentReview } = await import('@overture/core/records/presentation/record');
    const core = await openCore();
    const which = await actingOn(core, named);
    const { shown } = await core.get(GetRecord).execute(which);
    const emails = (shown?.answer.emails ?? []).map((texts, index) => ({ ...texts, index }));
    const wanted = email === undefined ? emails : emails.slice(email - 1, email);
    if (wanted.length === 0) throw new UsageError('There is no such email.');
    const found = await Promise.all(
      wanted.map(async ({ index, subject, body: own }) => {
        const { review, vouches } = await core
          .get(CheckEmail)
          .execute({ ...which, index, subject, body: given ?? own });
        return { id: index + 1, subject, ...presentReview(review, vouches) };
      }),
    );
    return reportFindings(io, found, json ? found : undefined);
  },
});

export const vouch = defineCommand({
  summary: 'Say that a marked text of an email is right, or take that back.',
  notes: `
    The text is given as history check prints it. What is vouched for no longer blocks a hand-over; the record and the
    audit log keep who said so, and when. It moves with the text when the email is edited. Nobody can vouch for a link, an
    address or a placeholder.`,
  arguments: { contact: contactArgument },
  options: {
    text: option('--text <text>', 'the whole marked text', z.string().min(1)),
    email: emailOption('email in which it stands'),
    all: flag('--all', 'the same text in all emails of the sequence'),
    undo: flag('--undo', 'take it back'),
    version: versionOption('an older version'),
    as: recordOwnerOption,
    json: jsonOption('the findings that are left'),
  },
  examples: [
    'overture history vouch 151204326807 --email 2 --text "EUR 5,000"',
    'overture history vouch 151204326807 --email 2 --text "EUR 5,000" --all --undo',
  ],
  async run({ text, email, all: everywhere, undo, json, ...named }, { io, openCore }) {
    const { VouchForText } = await import('@overture/core/writing/use-cases/vouch-for-text');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { presentReview } = await import('@overture/core/records/presentation/record');
    const core = await openCore();
    const which = await actingOn(core, named);
    const { shown } = await core.get(GetRecord).execute(which);
    const emails = shown?.answer.emails.length ?? 0;
    if (email > emails) throw new UsageError(`The sequence has ${emails} emails, and no email ${email}.`);
    const evidence = shown?.review?.emails[email - 1]?.evidence ?? [];
    const piece = evidence.find((found) => found.text === text);
    if (piece === undefined) throw new UsageError(`"${printable(text)}" is not marked in email ${email}.`);
    const { field, start, end } = piece;
    const marked = { ...which, index: email - 1, field, start, end, text };
    const { review, vouches } = await core.get(VouchForText).execute({ ...marked, vouched: !undo, everywhere });
    const found = presentReview(review, vouches);
    if (json) io.json(found);
    else printFindings(io, found);
  },
});

export const rewrite = defineCommand({
  summary: 'Propose a new text for one email of a record, as an instruction asks. Stores nothing.',
  notes: 'It makes one call to the AI, which costs money.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: versionOption('rewrite an email of an older version'),
    email: emailOption('the email to rewrite'),
    instruction: option(
      '--instruction <text>',
      'what to change, such as "shorter, and mention the demo"',
      rewriteEmail.body.shape.instruction,
    ),
    file: bodyOption('text to rewrite'),
    json: jsonOption('the proposal'),
  },
  examples: ['overture history rewrite 151204326807 --email 2 --instruction "shorter, and mention the demo"'],
  async run({ email, instruction, file, json, ...named }, { io, openCore, signal }) {
    const body = await namedText(io, file);
    const { RewriteEmail } = await import('@overture/core/writing/use-cases/rewrite-email');
    const { presentRewrite } = await import('@overture/core/writing/presentation/email');
    const core = await openCore();
    const which = { ...(await actingOn(core, named)), index: email - 1 };
    const rewritten = await core.get(RewriteEmail).execute({ ...which, instruction, subject: undefined, body, signal });
    const answer = presentRewrite(rewritten);
    if (json) return io.json(answer);
    io.data(io.style('bold', printable(answer.proposal.subject)));
    io.data(`\n${printableLines(answer.proposal.body)}\n`);
    printFindings(io, answer.proposal);
  },
});
