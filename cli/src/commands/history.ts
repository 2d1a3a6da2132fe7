import {
  actorWords,
  counted,
  departmentNames,
  type RecordDetail,
  type RecordSummary,
  regenerate as regenerateContract,
  waitAdvice,
  waitText,
} from '@overture/core/contract';
import { z } from 'zod';
import { actingAs, actingOn, contactNamed, noRecordsOf } from '../acting-user.ts';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import {
  asOption,
  contactArgument,
  jsonOption,
  languageOption,
  limitOption,
  modelOption,
  overrideOption,
  recordOwnerOption,
  searchOption,
  statusOption,
  versionOption,
  yesOption,
} from '../common-options.ts';
import { defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { plainText } from '../export/plain-text.ts';
import type { Io } from '../io.ts';
import { printFindings } from '../print-findings.ts';
import { contactName, printable, printableLines, printList, shortMoment } from '../print.ts';
import { check, rewrite, vouch } from './history/emails.ts';
import { exportHistory } from './history/export.ts';

const list = defineCommand({
  summary: "List a user's records, newest first.",
  options: {
    as: asOption('user whose records are listed'),
    status: statusOption,
    search: searchOption,
    toApprove: flag('--to-approve', 'only records whose newest result nobody has approved'),
    limit: limitOption({ default: 25, max: 1_000 }),
    json: jsonOption('the records'),
  },
  examples: ['overture history list --as kim@agency.com --status ready'],
  async run({ as, status, search, toApprove, limit, json }, { io, openCore }) {
    const { ListHistory } = await import('@overture/core/records/use-cases/list-history');
    const { ReadRows } = await import('@overture/core/records/use-cases/read-rows');
    const { presentRow } = await import('@overture/core/records/presentation/record');
    const core = await openCore();
    const { user, actor } = await actingAs(core, as);
    const { items, total } = await core.get(ListHistory).execute({
      actor,
      ownerId: undefined,
      filter: {
        ...(toApprove && { approved: false }),
        ...(status !== undefined && { status }),
        ...(search !== undefined && { search }),
      },
      page: { page: 1, limit },
    });
    const names = departmentNames(core.settings.productName);
    const { rows } = await core.get(ReadRows).execute(items);
    await printList(
      io,
      rows.map((row) => presentRow(row, names, actor)),
      {
        json,
        none: noRecordsOf(user, as),
        row: (record) => ({
          Contact: record.hubspotId,
          Name: contactName(record.properties, '-'),
          Company: record.properties.company ?? null,
          Status: record.responseStatus,
          Marks: marksOf(record),
          Template: record.promtId.title,
          Model: record.aiModel,
          Submitted: shortMoment(record.submittedAt),
        }),
        of: { total, what: 'records' },
      },
    );
  },
});

/** Marks for what was done with the newest result. */
function marksOf({ edited, addToHubspot, approval, handedOver }: RecordSummary): string {
  const marks = [
    edited && 'edited',
    addToHubspot && 'in HubSpot',
    approval !== null && 'approved',
    handedOver && 'handed over',
  ];
  return marks.filter(Boolean).join(', ') || '-';
}

const show = defineCommand({
  summary: 'Show one record: its playbook, its emails, and what it cost.',
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    version: versionOption('show an older version'),
    evidence: flag('--evidence', 'print what each email rests on, and the send check'),
    json: jsonOption('the record'),
  },
  examples: [
    'overture history show 151204326807',
    'overture history show 151204326807 --evidence',
    "overture history show 151204326807 --json | jq -r '.emails[0].body'",
  ],
  async run({ evidence, json, ...named }, { io, openCore }) {
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { presentRecord } = await import('@overture/core/records/presentation/record');
    const core = await openCore();
    const which = await actingOn(core, named);
    const names = departmentNames(core.settings.productName);
    const record = presentRecord(await core.get(GetRecord).execute(which), names, which.actor);
    if (json) io.json(record);
    else printRecord(io, record, { evidence });
    if (record.readOnlyReason !== null) io.message(record.readOnlyReason);
  },
});

function printRecord(io: Io, record: RecordDetail, { evidence }: { readonly evidence: boolean }): void {
  const { properties } = record;
  const name = contactName(properties, record.hubspotId);
  io.data(io.style('bold', printable([name, properties.company].filter(Boolean).join(' · '))));
  io.data([record.responseStatus, reasonOf(record)].filter(Boolean).join(' — '));
  if (record.playbook !== null) {
    printItems(io, 'Key Insights', record.playbook.keyInsights);
    printItems(io, 'Recommended Strategy', record.playbook.recommendedStrategy);
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
    record.approval === null
      ? 'not approved'
      : `approved by ${actorWords(record.approval.by)}, ${shortMoment(record.approval.at)}`;
  io.data(`\n${io.style('dim', `Version ${record.version}, ${input + output} tokens${cost}, ${filed}, ${approved}`)}`);
}

/** Why the newest submit failed, or what it waits for. */
function reasonOf({ responseError, responseWait }: RecordDetail): string {
  if (responseWait === undefined) return responseError?.message ?? '';
  const advice = waitAdvice(responseWait);
  return `${waitText(responseWait)}${advice && ` (${advice})`}`;
}

/** Prints list items, which are sanitised HTML, as text. */
function printItems(io: Io, title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  io.data(`\n${io.style('bold', title)}`);
  for (const item of items) io.data(`- ${printable(plainText(item))}`);
}

const regenerate = defineCommand({
  summary: 'Queue a new version of a record, from a fresh read of the contact.',
  notes: `
    The current text of the template is used, with the texts and the PDF of the newest submit. Older versions stay, twenty
    versions in all.`,
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    prompt: option('--prompt <id|title>', 'another prompt template, by its id or title', z.string().min(1).optional()),
    model: modelOption('another AI model'),
    language: languageOption,
    instruction: option(
      '--instruction <text>',
      'a wish for the new version, such as "mention the demo"',
      regenerateContract.body.shape.instruction,
    ),
    json: jsonOption('the queued generation'),
  },
  examples: ['overture history regenerate 151204326807 --instruction "shorter, and mention the demo"'],
  async run({ contact, as, prompt: idOrTitle, model: aiModel, language, instruction, json }, { io, openCore }) {
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { RegenerateSequence } = await import('@overture/core/writing/use-cases/regenerate-sequence');
    const core = await openCore();
    const which = await actingOn(core, { contact, as });
    const { record } = await core.get(GetRecord).execute(which);
    const { department } = record.job.request;
    const prompt = idOrTitle === undefined ? undefined : await core.get(FindPrompt).execute({ idOrTitle, department });
    const asked = { promptId: prompt?.id, aiModel, language, instruction, idempotencyKey: undefined };
    const accepted = await core.get(RegenerateSequence).execute({ ...which, ...asked });
    if (json) io.json({ contact, hubspotId: which.hubspotId, status: accepted.status, recordId: accepted.id });
    else io.message('Added to the Generation Queue');
  },
});

const approve = defineCommand({
  summary: 'Approve the newest result of a record, or withdraw its approval.',
  notes: `
    The approval stores who approved the result, and when. An edit of the result withdraws it. A result that the send check
    blocks is refused, unless --override names its rules; placeholder and opted_out always block.`,
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption, undo: flag('--undo', 'withdraw the approval'), override: overrideOption },
  examples: ['overture history approve 151204326807', 'overture history approve 151204326807 --undo'],
  async run({ undo, override: overrides, ...named }, { io, openCore }) {
    const { ApproveVersion } = await import('@overture/core/records/use-cases/approve-version');
    const core = await openCore();
    const which = await actingOn(core, named);
    const approval = await core.get(ApproveVersion).execute({ ...which, overrides, approved: !undo });
    io.message(approval === null ? 'Not approved.' : `Approved by ${actorWords(approval.name)}.`);
  },
});

const remove = defineCommand({
  summary: "Delete a user's record of a contact, with all its results. This cannot be undone.",
  arguments: { contact: contactArgument },
  options: { as: asOption('user whose record is deleted'), yes: yesOption },
  examples: ['overture history delete 151204326807 --as kim@agency.com'],
  async run({ contact, as, yes }, { io, openCore }) {
    const { DeleteRecord } = await import('@overture/core/records/use-cases/delete-record');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const core = await openCore();
    const { user, actor } = await actingAs(core, as);
    const { hubspotId } = await contactNamed(core, contact);
    const { record } = await core.get(GetRecord).execute({ actor, hubspotId, ownerId: user.id, version: undefined });
    const named = `${user.email}'s record of ${printable(contactName(record.properties))} (${hubspotId})`;
    const results = counted(record.versions.length, 'result');
    if (!(await confirmed(io, `Delete ${named} with its ${results}?`, yes))) return exitCodes.failed;
    await core.get(DeleteRecord).execute({ actor: cliActor(), userId: user.id, hubspotId });
    io.message(`Deleted ${named}.`);
  },
});

export const history: Verbs = {
  verbs: { list, show, check, vouch, rewrite, regenerate, approve, export: exportHistory, delete: remove },
};
