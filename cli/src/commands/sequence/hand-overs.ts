import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { positionSchema } from '../history/position-schema.ts';

export const listHandOvers = defineCommand({
  summary: 'List the hand-overs of a sequence, closed ones too, the newest first.',
  notes:
    'A task that holds another text than the record is marked as outdated; `overture sequence update` mends it, unless somebody changed it in HubSpot.',
  arguments: { contact: contactArgument },
  options: {
    version: option('--version <n>', 'only those of this version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the list'),
  },
  examples: ['overture sequence hand-overs 151204326807'],
  async run(given, { io, openCore }) {
    const { FindHandOvers } = await import('@overture/core/records/use-cases/find-hand-overs');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
    const { printTable } = await import('../../table.ts');
    const { actingOn } = await import('./acting-on.ts');
    const core = await openCore();
    const which = await actingOn(core, given);
    const found = await core.get(FindHandOvers).ofVersions(which);
    const handOvers = (await core.get(ShowHandOvers).execute(found, which.actor)).map(presentHandOver);
    if (given.json) return io.json(handOvers);
    const rows = handOvers.map(({ _id, version, to, state, stoppedBecause, awayUntil, steps }) => {
      const outdated = steps.filter(({ isOutdated }) => isOutdated).length;
      const others = steps.flatMap(({ index, byOthers }) =>
        byOthers === null ? [] : [`email ${index + 1} ${byOthers} in HubSpot`],
      );
      const about = [stoppedBecause ?? '', awayUntil === null ? '' : `away until ${awayUntil}`, ...others];
      const open = steps.filter((step) => step.state === 'placed' || step.state === 'planned').length;
      return [_id, String(version), to, state, String(open), String(outdated), about.filter(Boolean).join(', ')];
    });
    printTable(io, ['Id', 'Version', 'To', 'State', 'Open', 'Outdated', 'Why'], rows);
  },
});
