import { z } from 'zod';
import { contactArgument, jsonOption, overrideOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { UsageError } from '../../usage-error.ts';
import { positionSchema } from '../history/position-schema.ts';
import { daySchema } from './day-schema.ts';

export const handOverSequence = defineCommand({
  summary: 'Hand a sequence over to HubSpot: an email task for each step, or an enrolment in one of its sequences.',
  notes: `
    A version is handed over once to each target, however often the command runs; after a crash, the next run does the rest.
    Tasks belong to the HubSpot user with the address of the record's user. They are due at 9:00 in the domain's time zone,
    never at weekends or on its holidays. They stay as they are once HubSpot has the first task. A HubSpot sequence starts at
    once. A contact to whom an email came back needs --override bounced_address; one who asked not to be written to needs
    --override opted_out_reply by a superadmin; one who opted out in HubSpot is always refused. Contact properties that its templates show
    (overture_email_1_subject, overture_email_1_body and so on) are created if they are missing.`,
  arguments: { contact: contactArgument },
  options: {
    to: option('--to <target>', 'where the emails go', z.enum(['tasks', 'sequence']).default('tasks')),
    startOn: option(
      '--start-on <day>',
      'day of the first task, as YYYY-MM-DD (default: the first working day whose 9:00 is still ahead)',
      daySchema.optional(),
    ),
    sequence: option(
      '--sequence <id>',
      'the HubSpot sequence; see `overture sequence list`',
      z
        .string()
        .regex(/^\w{1,40}$/, 'is no id of a sequence')
        .optional(),
    ),
    override: overrideOption,
    version: option('--version <n>', 'hand over an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the steps'),
  },
  examples: [
    'overture sequence hand-over 151204326807 --start-on 2026-11-24',
    'overture sequence hand-over 151204326807 --to sequence --sequence 501000002 --as kim@agency.com',
  ],
  async run({ to, startOn, sequence, override, json, ...given }, { io, openCore }) {
    if (to === 'sequence' && sequence === undefined) throw new UsageError('--to sequence needs --sequence <id>.');
    const { HandOverSequence } = await import('@overture/core/sending/use-cases/hand-over-sequence');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
    const { actingOn } = await import('./acting-on.ts');
    const core = await openCore();
    const which = await actingOn(core, given);
    const asked = { to, startOn, sequenceId: sequence, overrides: override ?? [] };
    const handOver = await core.get(HandOverSequence).execute({ ...which, ...asked });
    if (json) return io.json(presentHandOver(await core.get(ShowHandOvers).one(handOver, which.actor)));
    for (const { index, dueOn, crmId } of handOver.steps) {
      io.data(`Email ${index + 1}: ${dueOn}, ${to === 'tasks' ? 'task' : 'enrolment'} ${crmId}`);
    }
  },
});
