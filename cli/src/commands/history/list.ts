import { FindActingUser, ListHistory } from '@overture/core/app';
import { departmentNames, responseStatusSchema } from '@overture/core/contract';
import { presentRecordSummary } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({
  as: z.string().optional(),
  status: responseStatusSchema.optional(),
  search: z.string().max(200).optional(),
  limit: limitOption(1_000),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const core = await context.core();
  const user = await core.get(FindActingUser).execute({ email: options.as });
  const { items, total, positions } = await core.get(ListHistory).execute({
    filter: {
      userId: user.id,
      ...(options.status === undefined ? {} : { status: options.status }),
      ...(options.search === undefined ? {} : { search: options.search }),
    },
    page: { page: 1, limit: options.limit },
  });
  const names = departmentNames(core.settings.productName);
  const records = items.map((item) => presentRecordSummary(item, names, positions.get(item.id)));
  const { io } = context;
  if (options.json) {
    io.json(records);
    return exitCodes.done;
  }
  if (records.length === 0) io.message(`No records of ${user.email}.`);
  else {
    printTable(
      io,
      ['Contact', 'Name', 'Company', 'Status', 'Template', 'Model', 'Submitted'],
      records.map((record) => [
        record.hubspotId,
        [record.properties.firstname, record.properties.lastname].filter(Boolean).join(' ') || '-',
        record.properties.company ?? '-',
        record.responseStatus,
        record.promtId.title,
        record.aiModel,
        record.submittedAt.slice(0, 16).replace('T', ' '),
      ]),
    );
  }
  if (total > records.length) io.message(`${records.length} of ${total} records; --limit shows more.`);
  return exitCodes.done;
};
