import { FindActingUser, GetRecord } from '@overture/core/app';
import { departmentNames, waitText, type RecordDetail } from '@overture/core/contract';
import { presentRecord } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { exitCodes } from '../../exit-codes.ts';
import { plainText } from '../../export/plain-text.ts';
import type { Io } from '../../io.ts';
import { printable } from '../../table.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({
  as: z.string().optional(),
  version: z.coerce.number('--version must be a number').int().positive().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const [contactText] = argsSchema.parse(input.args);
  const options = optionsSchema.parse(input.options);
  const core = await context.core();
  const { hubspotId } = readContactArgument(contactText, core);
  const user = await core.get(FindActingUser).execute({ email: options.as });
  const shown = await core.get(GetRecord).execute({
    actor: { userId: user.id, role: user.role, department: user.department },
    hubspotId,
    ownerId: options.as === undefined ? undefined : user.id,
    version: options.version,
  });
  const record = presentRecord(shown, departmentNames(core.settings.productName));
  if (options.json) context.io.json(record);
  else printRecord(context.io, record);
  return exitCodes.done;
};

function printRecord(io: Io, record: RecordDetail): void {
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
    io.data(email.body.split('\n').map(printable).join('\n'));
  }
  if (record.version === null) return;
  const { input_tokens: input, output_tokens: output } = record.token_usage;
  const cost = record.provenance?.costUsd == null ? '' : `, $${record.provenance.costUsd.toFixed(4)}`;
  const filed = record.noteId === null ? 'not added to HubSpot' : `HubSpot note ${record.noteId}`;
  io.data(`\n${io.style('dim', `Version ${record.version}, ${input + output} tokens${cost}, ${filed}`)}`);
}

/** Why the newest submit failed, or what it waits for. */
function reasonOf({ responseError, responseWait }: RecordDetail): string {
  if (responseWait !== undefined) return `${waitText(responseWait)} (${responseWait.message})`;
  return responseError?.message ?? '';
}

/** List items are sanitised HTML; a terminal shows their text. */
function printList(io: Io, title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  io.data(`\n${io.style('bold', title)}`);
  for (const item of items) io.data(`- ${printable(plainText(item))}`);
}
