import { ListAudit } from '@overture/core/app';
import { auditActions, departmentNames, type AuditEntryWire } from '@overture/core/contract';
import { presentAuditEntry } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import type { Io } from '../../io.ts';
import { printable, printTable } from '../../table.ts';

const optionsSchema = z.object({
  actor: z.string().max(254).optional(),
  action: z.enum(auditActions, `--action must be one of: ${auditActions.join(', ')}`).optional(),
  limit: limitOption(10_000),
  wide: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { actor, action, limit, wide, json } = optionsSchema.parse(input.options);
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
  print(io, entries, wide);
  if (total > entries.length) io.message(`${entries.length} of ${total} entries; --limit shows more.`);
  return exitCodes.done;
};

const gap = '  ';
/** Less room than this for the detail, and it goes to a line of its own. */
const leastDetail = 16;

/** Who, what and target are whole, to be copied; where a terminal is too narrow for them, an entry has two lines. */
function print(io: Io, entries: readonly AuditEntryWire[], wide: boolean): void {
  const cells = entries.map(({ at, actor, action, target, detail }) =>
    [at.slice(0, 19).replace('T', ' '), actor, action, target, detail].map(printable),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const whole = widths.reduce((sum, width) => sum + width + gap.length, 0);
  const isNarrow = io.isTerminal && !wide && whole + leastDetail > io.columns;
  if (!isNarrow) {
    const options = { whole: ['When', 'Who', 'What', 'Target', ...(wide ? ['Detail'] : [])] };
    printTable(io, ['When', 'Who', 'What', 'Target', 'Detail'], cells, options);
    return;
  }
  for (const [when = '', who = '', what = '', target = '', detail = ''] of cells) {
    io.data(`${when}${gap}${who.padEnd(widths[1] ?? 0)}${gap}${what}`);
    const below = `${' '.repeat(when.length)}${gap}${target}${gap}`;
    const room = io.columns - below.length;
    io.data(`${below}${detail.length <= room ? detail : `${detail.slice(0, Math.max(0, room - 1))}…`}`.trimEnd());
  }
}
