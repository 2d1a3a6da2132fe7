import { counted, countFindings, departmentNames, emailSchema } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { LineSink } from '../../bulk/line-sink.ts';
import { statusOption, wholeNumber } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { findUser } from '../../find-stored.ts';
import { UsageError } from '../../usage-error.ts';

const spans = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

const span = z
  .stringFormat('span', /^\d{1,5}[mhdw]$/)
  .transform((text) => Date.now() - Number(text.slice(0, -1)) * spans[z.enum(['m', 'h', 'd', 'w']).parse(text.at(-1))]);

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => Date.parse(text));

/**
 * The schema of a date or moment (in UTC unless it has an offset), or of a time span before now; in milliseconds since
 * 1970.
 */
const sinceSchema = z.union(
  [span, moment],
  'must be a moment such as 2026-01-31 or 2026-01-31T12:00Z, or a span such as 12h, 7d, 4w',
);

/** The number of emails with columns if the store has no record: the maximum that its templates ask for. */
const defaultEmailColumns = 8;
/** Whoever runs the command may read and change everything. */
const operator = { role: 'superadmin', department: null } as const;

export const exportHistory = defineCommand({
  summary: 'Write the records of all users, or of one, each with its newest result.',
  notes: `
    The audit log records who exported which records.

    The file of --out gets its name once everything is written, so it is complete or not there. The records are in no
    particular order.

    In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe. Emails beyond --emails are left
    out, and a message says so.`,
  options: {
    format: option(
      '--format <format>',
      'jsonl: one whole record per line; csv: for a spreadsheet; html: one page to read',
      z.enum(['jsonl', 'csv', 'html']).default('jsonl'),
    ),
    out: option(
      '--out <file>',
      'write to this new file (default: standard output)',
      z.string().min(1).optional(),
      'files',
    ),
    force: flag('--force', 'replace the file of --out if it exists'),
    emails: option(
      '--emails <n>',
      `with --format csv: how many emails have columns, 1 to 100 (default: ${defaultEmailColumns})`,
      wholeNumber(1, 100).optional(),
    ),
    as: option('--as <email>', "only this user's records (default: everybody's)", emailSchema.optional()),
    status: statusOption,
    since: option(
      '--since <moment>',
      'only records submitted since then: a date such as 2026-01-31, or a span such as 7d or 12h',
      sinceSchema.optional(),
    ),
  },
  examples: [
    'overture history export --status ready --since 30d --out last-30-days.jsonl',
    'overture history export --format csv --as kim@agency.com > kim.csv',
    'overture history export --format html --out history.html',
  ],
  async run({ format, out, force, emails, as, status, since }, { io, openCore, signal }) {
    if (emails !== undefined && format !== 'csv') throw new UsageError('--emails belongs to --format csv.');
    if (force && out === undefined) throw new UsageError('--force belongs to --out.');
    const { ExportHistory } = await import('@overture/core/records/use-cases/export-history');
    const { PlaybookHtml } = await import('@overture/core/writing/ports/playbook-html');
    const { presentRecord } = await import('@overture/core/records/presentation/record');
    const { streamSink } = await import('../../bulk/line-sink.ts');
    const { recordFormat } = await import('../../export/record-format.ts');
    const { writeWholeFile } = await import('../../export/whole-file.ts');
    const core = await openCore();
    const user = as === undefined ? undefined : await findUser(core, { email: as });
    const filter = {
      ...(user !== undefined && { userId: user.id }),
      ...(status !== undefined && { status }),
      ...(since !== undefined && { since }),
    };
    const columns = emails ?? defaultEmailColumns;
    const sanitise = (html: string): string => core.get(PlaybookHtml).sanitise(html);
    const layout = recordFormat(format, { emails: columns, sanitise });
    const names = departmentNames(core.settings.productName);
    const { UserRepository } = await import('@overture/core/people/users/ports/user-repository');
    /** Each owner is read once; there are far fewer users than records. */
    const owners = new Map<string, string>();
    const ownerOf = async (userId: string): Promise<string> => {
      const owner = owners.get(userId) ?? (await core.get(UserRepository).findById(userId))?.email ?? userId;
      owners.set(userId, owner);
      return owner;
    };
    let count = 0;
    let maxEmails = 0;
    const write = async (sink: LineSink): Promise<void> => {
      if (layout.head !== undefined) await sink.write(layout.head);
      for await (const shown of core.get(ExportHistory).execute({ actor: cliActor(), filter, signal })) {
        const record = presentRecord(shown, names, operator);
        await sink.write(
          layout.record({
            ...record,
            findings: countFindings(record.emails),
            owner: await ownerOf(shown.record.userId),
          }),
        );
        count += 1;
        maxEmails = Math.max(maxEmails, record.emails.length);
        if (out !== undefined && count % 100 === 0) io.progress(`${counted(count, 'record')} …`);
      }
      if (layout.tail !== undefined) await sink.write(layout.tail);
      io.progress('');
      if (format === 'csv' && maxEmails > columns) {
        io.message(`Some emails have no column: --emails ${maxEmails} has room for all.`);
      }
    };
    if (out === undefined) {
      const sink = streamSink(io.dataStream);
      await write(sink);
      return sink.close();
    }
    await writeWholeFile(out, { replace: force }, write);
    io.message(`Wrote ${counted(count, 'record')} to ${out}.`);
  },
});
