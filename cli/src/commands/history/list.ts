import { departmentNames, type RecordSummary } from '@overture/core/contract';
import { z } from 'zod';
import { asOption, jsonOption, limitOption, statusOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { shortMoment } from '../../detail.ts';

export const listHistory = defineCommand({
  summary: "List a user's records, newest first.",
  options: {
    as: asOption('user whose records are listed'),
    status: statusOption,
    search: option(
      '--search <text>',
      'only records whose name, company, email or template contains this text',
      z.string().max(200).optional(),
    ),
    toApprove: flag('--to-approve', 'only records whose newest result nobody has approved'),
    limit: limitOption({ default: 25, max: 1_000 }),
    json: jsonOption('the records'),
  },
  examples: ['overture history list --as kim@agency.com --status ready'],
  async run({ as, status, search, toApprove, limit, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ListHistory } = await import('@overture/core/records/use-cases/list-history');
    const { ReadRows } = await import('@overture/core/records/use-cases/read-rows');
    const { presentRow } = await import('@overture/core/records/presentation/record');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const { items, total } = await core.get(ListHistory).execute({
      actor: { userId: user.id, role: user.role },
      ownerId: undefined,
      filter: {
        ...(toApprove && { approved: false }),
        ...(status === undefined ? {} : { status }),
        ...(search === undefined ? {} : { search }),
      },
      page: { page: 1, limit },
    });
    const names = departmentNames(core.settings.productName);
    const { rows } = await core.get(ReadRows).execute(items);
    const records = rows.map((row) => presentRow(row, names, user));
    if (json) return io.json(records);
    if (records.length === 0) return io.message(`${user.email} has no such records.`);
    printTable(
      io,
      ['Contact', 'Name', 'Company', 'Status', 'Marks', 'Template', 'Model', 'Submitted'],
      records.map((record) => [
        record.hubspotId,
        [record.properties.firstname, record.properties.lastname].filter(Boolean).join(' ') || '-',
        record.properties.company ?? '-',
        record.responseStatus,
        marksOf(record),
        record.promtId.title,
        record.aiModel,
        shortMoment(record.submittedAt),
      ]),
    );
    if (total > records.length) io.message(`${records.length} of ${total} records; --limit shows more.`);
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
