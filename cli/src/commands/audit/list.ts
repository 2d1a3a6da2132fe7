import { ListAudit } from '@overture/core/app';
import { auditActions, departmentNames } from '@overture/core/contract';
import { presentAuditEntry } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({
  actor: z.string().max(254).optional(),
  action: z.enum(auditActions, `--action must be one of: ${auditActions.join(', ')}`).optional(),
  limit: limitOption(10_000),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { actor, action, limit, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const filter = { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
  const { items, total } = await core.get(ListAudit).execute({ filter, page: { page: 1, limit } });
  const names = departmentNames(core.settings.productName);
  const entries = items.map((entry) => presentAuditEntry(entry, names));
  const { io } = context;
  if (json) {
    io.json(entries);
    return exitCodes.done;
  }
  printTable(
    io,
    ['When', 'Who', 'What', 'Target', 'Detail'],
    entries.map((entry) => [
      entry.at.slice(0, 19).replace('T', ' '),
      entry.actor,
      entry.action,
      entry.target,
      entry.detail,
    ]),
  );
  if (total > entries.length) io.message(`${entries.length} of ${total} entries; --limit shows more.`);
  return exitCodes.done;
};
