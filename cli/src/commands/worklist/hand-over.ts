import { maxBulkItems } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { asOption, jsonOption, limitOption, yesOption } from '../../common-options.ts';
import { confirmed } from '../../confirm.ts';
import { defineCommand, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';

export const handOverWorklist = defineCommand({
  summary: 'Hand over what is approved, as tasks in HubSpot.',
  notes: `
    Takes the records of the tab "To hand over" and hands each over once. A contact who may not be written to is refused, and
    the others go on; an error of the account ends the rest. Exit code 3 means that some were not handed over.`,
  options: {
    as: asOption('user whose records are handed over'),
    startOn: option(
      '--start-on <day>',
      'day of the first tasks, as YYYY-MM-DD (default: the first day that is possible)',
      z.iso.date('the day must look like 2026-11-24').optional(),
    ),
    limit: limitOption({ default: maxBulkItems, max: maxBulkItems }),
    yes: yesOption,
    json: jsonOption('what became of each'),
  },
  examples: ['overture worklist hand-over --as kim@agency.com --limit 40 --yes'],
  async run({ as, startOn, limit, yes, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ListWorklist } = await import('@overture/core/records/use-cases/list-worklist');
    const { HandOverSequence } = await import('@overture/core/sending/use-cases/hand-over-sequence');
    const { actOnMany } = await import('@overture/core/sending/use-cases/act-on-many');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const actor = { userId: user.id, role: user.role, department: user.department };
    const { items } = await core.get(ListWorklist).execute({
      actor,
      ownerId: undefined,
      filter: {},
      tab: 'handOver',
      page: { page: 1, limit },
    });
    if (items.length === 0) {
      io.message(`${user.email} has nothing to hand over.`);
      return exitCodes.done;
    }
    if (!(await confirmed(io, `Hand over ${items.length} as tasks?`, yes))) return exitCodes.done;
    const handOver = core.get(HandOverSequence);
    const results = await actOnMany(
      items.map(({ record }) => ({ hubspotId: record.hubspotId, version: record.versions[0]?.version })),
      (item) =>
        handOver.execute({
          ...item,
          actor,
          auditActor: cliActor(),
          ownerId: user.id,
          to: 'tasks',
          startOn,
          overrides: [],
        }),
    );
    const failed = results.filter(({ ok }) => !ok);
    if (json) io.json(results);
    else for (const { hubspotId, message = '' } of failed) io.message(`${hubspotId}: ${message}`);
    io.message(`${results.length - failed.length} of ${results.length} handed over.`);
    return failed.length === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});
