import { contactArgument, jsonOption, overrideOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { positionSchema } from '../history/position-schema.ts';
import { UsageError } from '../../usage-error.ts';
import { daySchema } from './day-schema.ts';

export const moveHandOver = defineCommand({
  summary: 'Move the days of open tasks in HubSpot.',
  notes: `
    With --to alone all open tasks move, the first of them to that day; with --email one task moves. A day at a weekend or on a
    holiday of the domain becomes the next working day.`,
  arguments: { contact: contactArgument },
  options: {
    to: option('--to <day>', 'the new day, as YYYY-MM-DD', daySchema.optional()),
    email: option('--email <n>', 'move only the task of this email, from 1', positionSchema('the email').optional()),
    override: overrideOption,
    version: option('--version <n>', 'the hand-over of an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the hand-over'),
  },
  examples: [
    'overture sequence move 151204326807 --to 2026-12-01',
    'overture sequence move 151204326807 --email 2 --to 2026-12-04',
  ],
  async run({ to, email, override, json, ...given }, { io, openCore }) {
    if (to === undefined) throw new UsageError('Name the new day with --to <day>.');
    const { ChangeHandOver } = await import('@overture/core/sending/use-cases/change-hand-over');
    const { actingOn, findOpen } = await import('./acting-on.ts');
    const { printChanged } = await import('./print-changed.ts');
    const core = await openCore();
    const { actor, auditActor, ...which } = await actingOn(core, given);
    const { id } = await findOpen(core, { actor, auditActor, ...which });
    const where = email === undefined ? { startOn: to } : { days: [{ index: email - 1, dueOn: to }] };
    const change = { id, actor, auditActor, texts: false, overrides: override ?? [], ...where };
    await printChanged({ io, core, actor, json }, await core.get(ChangeHandOver).execute(change));
  },
});
