import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { positionSchema } from '../history/position-schema.ts';

export const withdrawHandOver = defineCommand({
  summary: 'Withdraw a hand-over: its open tasks are archived in HubSpot.',
  notes: `
    Completed tasks stay. A contact who is enrolled in a HubSpot sequence has to be unenrolled there first.`,
  arguments: { contact: contactArgument },
  options: {
    version: option('--version <n>', 'the hand-over of an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the hand-over'),
  },
  examples: ['overture sequence withdraw 151204326807 --as kim@agency.com'],
  async run({ json, ...given }, { io, openCore }) {
    const { WithdrawHandOver } = await import('@overture/core/sending/use-cases/withdraw-hand-over');
    const { actingOn, findOpen } = await import('./acting-on.ts');
    const { printChanged } = await import('./print-changed.ts');
    const core = await openCore();
    const { actor, auditActor, ...which } = await actingOn(core, given);
    const { id } = await findOpen(core, { actor, auditActor, ...which });
    await printChanged({ io, core, actor, json }, await core.get(WithdrawHandOver).execute({ id, actor, auditActor }));
  },
});
