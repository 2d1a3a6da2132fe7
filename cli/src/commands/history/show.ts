import { departmentNames, waitAdvice, waitText, type RecordDetail } from '@overture/core/contract';
import { z } from 'zod';
import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { shortMoment } from '../../detail.ts';
import { plainText } from '../../export/plain-text.ts';
import type { Io } from '../../io.ts';
import { printable, printableLines } from '../../printable.ts';
import { printFindings } from './print-findings.ts';

export const showRecord = defineCommand({
  summary: 'Show one record: its playbook, its emails, and what it cost.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: option(
      '--version <n>',
      'show an older version',
      z.coerce.number('must be a number').int().positive().optional(),
    ),
    evidence: flag('--evidence', 'print what each email rests on, and the send check'),
    json: jsonOption('the record'),
  },
  examples: [
    'overture history show 151204326807',
    'overture history show 151204326807 --evidence',
    "overture history show 151204326807 --json | jq -r '.emails[0].body'",
  ],
  async run({ contact, as, version, evidence, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { presentRecord } = await import('@overture/core/records/presentation/record');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const shown = await core.get(GetRecord).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      version,
    });
    const record = presentRecord(shown, departmentNames(core.settings.productName), user);
    if (json) io.json(record);
    else printRecord(io, record, { evidence });
    if (record.readOnlyReason !== null) io.message(record.readOnlyReason);
  },
});

function printRecord(io: Io, record: RecordDetail, { evidence }: { readonly evidence: boolean }): void {
  const { properties } = record;
  const name = [properties.firstname, properties.lastname].filter(Boolean).join(' ') || record.hubspotId;
  io.data(io.style('bold', printable([name, properties.company].filter(Boolean).join(' · '))));
  io.data([record.responseStatus, reasonOf(record)].filter(Boolean).join(' — '));
  if (record.playbook !== null) {
    printList(io, 'Key Insights', record.playbook.keyInsights);
    printList(io, 'Recommended Strategy', record.playbook.recommendedStrategy);
  }
  for (const email of record.emails) {
    io.data(`\n${io.style('bold', `Email ${email.id}: ${printable(email.subject)}`)}`);
    io.data(printableLines(email.body));
    if (evidence) printFindings(io, email);
  }
  if (record.version === null) return;
  const { input_tokens: input, output_tokens: output } = record.token_usage;
  const cost = record.provenance?.costUsd == null ? ', cost unknown' : `, $${record.provenance.costUsd.toFixed(4)}`;
  const filed = record.noteId === null ? 'not added to HubSpot' : `HubSpot note ${record.noteId}`;
  const approved =
    record.approval === null ? 'not approved' : `approved by ${record.approval.by}, ${shortMoment(record.approval.at)}`;
  io.data(`\n${io.style('dim', `Version ${record.version}, ${input + output} tokens${cost}, ${filed}, ${approved}`)}`);
}

/** Why the newest submit failed, or what it waits for. */
function reasonOf({ responseError, responseWait }: RecordDetail): string {
  if (responseWait === undefined) return responseError?.message ?? '';
  const advice = waitAdvice(responseWait);
  return `${waitText(responseWait)}${advice && ` (${advice})`}`;
}

/** Prints list items, which are sanitised HTML, as text. */
function printList(io: Io, title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  io.data(`\n${io.style('bold', title)}`);
  for (const item of items) io.data(`- ${printable(plainText(item))}`);
}
