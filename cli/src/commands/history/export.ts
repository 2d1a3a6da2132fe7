import { ExportHistory, GetUser, PlaybookHtml, UserRepository } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { departmentNames, emailSchema, responseStatusSchema } from '@overture/core/contract';
import { presentRecord } from '@overture/core/presentation';
import { z } from 'zod';
import { streamSink, type LineSink } from '../../bulk/line-sink.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { RecordFormat } from '../../export/exported-record.ts';
import { writeWholeFile } from '../../export/whole-file.ts';
import { readSince } from '../../since-option.ts';
import { UsageError } from '../../usage-error.ts';

const emailsMessage = '--emails must be a whole number from 1 to 100';
/** More than the starting templates ask for. */
const usualEmails = 8;

const optionsSchema = z.object({
  format: z.enum(['jsonl', 'csv', 'html']),
  out: z.string().min(1).optional(),
  force: z.boolean().default(false),
  emails: z.coerce.number(emailsMessage).int(emailsMessage).min(1, emailsMessage).max(100, emailsMessage).optional(),
  as: emailSchema.optional(),
  status: responseStatusSchema.optional(),
  since: z.string().optional(),
});

/** Owners whose address is remembered; far more than there are people. */
const mostOwners = 10_000;

export const run: Run = async (input, context) => {
  const { format, out, force, emails, as, status, since } = optionsSchema.parse(input.options);
  if (emails !== undefined && format !== 'csv') throw new UsageError('--emails belongs to --format csv.');
  if (force && out === undefined) throw new UsageError('--force belongs to --out.');
  const { io, signal } = context;
  const submittedSince = since === undefined ? undefined : readSince(since, Date.now());
  const core = await context.core();
  const user = as === undefined ? undefined : await core.get(GetUser).execute({ email: as });
  const filter = {
    ...(user !== undefined && { userId: user.id }),
    ...(status !== undefined && { status }),
    ...(submittedSince !== undefined && { since: submittedSince }),
  };
  const layout = await formatOf(format, core, emails ?? usualEmails);
  const names = departmentNames(core.settings.productName);
  const ownerOf = rememberingOwners(core);
  let count = 0;
  let mostEmails = 0;
  const write = async (sink: LineSink): Promise<void> => {
    if (layout.head !== undefined) await sink.write(layout.head);
    for await (const shown of core.get(ExportHistory).execute({ filter, signal })) {
      const owner = await ownerOf(shown.record.userId);
      const record = presentRecord(shown, names);
      await sink.write(layout.record({ ...record, owner }));
      count += 1;
      mostEmails = Math.max(mostEmails, record.emails.length);
      if (out !== undefined && count % 100 === 0) io.progress(`${count.toLocaleString('en')} records …`);
    }
    if (layout.tail !== undefined) await sink.write(layout.tail);
    io.progress('');
    if (format === 'csv' && mostEmails > (emails ?? usualEmails)) {
      io.message(`Not every email has a column: --emails ${mostEmails} has room for all.`);
    }
  };
  if (out === undefined) {
    const sink = streamSink(io.dataStream);
    await write(sink);
    await sink.close();
    return exitCodes.done;
  }
  await writeWholeFile(out, { replace: force }, write);
  io.message(`${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'} in ${out}.`);
  return exitCodes.done;
};

async function formatOf(format: 'jsonl' | 'csv' | 'html', core: OpenCore, emails: number): Promise<RecordFormat> {
  switch (format) {
    case 'jsonl':
      return (await import('../../export/jsonl-format.ts')).jsonlFormat;
    case 'csv':
      return (await import('../../export/csv-format.ts')).csvFormat(emails);
    case 'html': {
      const { htmlFormat } = await import('../../export/html-format.ts');
      return htmlFormat((html) => core.get(PlaybookHtml).sanitise(html), new Date());
    }
  }
}

/** The address of a record's owner, deleted ones included; each user is read once. */
function rememberingOwners(core: OpenCore): (userId: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (userId) => {
    const remembered = known.get(userId);
    if (remembered !== undefined) return remembered;
    const email = (await core.get(UserRepository).findById(userId))?.email ?? userId;
    if (known.size < mostOwners) known.set(userId, email);
    return email;
  };
}
