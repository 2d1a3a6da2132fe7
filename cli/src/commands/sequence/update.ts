import { contactArgument, jsonOption, overrideOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { positionSchema } from '../history/position-schema.ts';

export const updateHandOver = defineCommand({
  summary: 'Bring the open tasks of a hand-over up to date with the edited emails.',
  notes: `
    Opt-out and send check run first. Tasks that somebody completed, deleted or changed in HubSpot stay as they are and are named.`,
  arguments: { contact: contactArgument },
  options: {
    override: overrideOption,
    version: option('--version <n>', 'the hand-over of an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the hand-over'),
  },
  examples: ['overture sequence update 151204326807 --as kim@agency.com'],
  async run({ override, json, ...given }, { io, openCore }) {
    const { ChangeHandOver } = await import('@overture/core/sending/use-cases/change-hand-over');
    const { actingOn, findOpen } = await import('./acting-on.ts');
    const { printChanged } = await import('./print-changed.ts');
    const core = await openCore();
    const { actor, auditActor, ...which } = await actingOn(core, given);
    const { id } = await findOpen(core, { actor, auditActor, ...which });
    const changed = await core
      .get(ChangeHandOver)
      .execute({ id, actor, auditActor, texts: true, overrides: override ?? [] });
    await printChanged({ io, core, actor, json }, changed);
  },
});
