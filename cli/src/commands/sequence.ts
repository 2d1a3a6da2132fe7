import type { OpenCore } from '@overture/core/composition';
import { type HandOverPreviewWire, handOverPlaces } from '@overture/core/contract';
import { AppError } from '@overture/core/platform/app-error';
import type { ChangedHandOver, WithdrawHandOver } from '@overture/core/sending/use-cases/withdraw-hand-over';
import { z } from 'zod';
import { actingOn } from '../acting-user.ts';
import type { CommandDeps } from '../command-deps.ts';
import {
  contactArgument,
  jsonOption,
  overrideOption,
  positionSchema,
  recordOwnerOption,
  versionOption,
} from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { printList } from '../print.ts';
import { UsageError } from '../usage-error.ts';

/** A day, as `YYYY-MM-DD`. */
const daySchema = z.iso.date('the day must look like 2026-11-24').optional();

/** What a hand-over is asked for. */
const placing = {
  to: option('--to <target>', 'where the emails go', z.enum(['tasks', 'sequence']).default('tasks')),
  startOn: option(
    '--start-on <day>',
    'day of the first task, as YYYY-MM-DD (default: the first day that is possible)',
    daySchema,
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
};

/** Which hand-over is changed. */
const changed = {
  version: versionOption('the hand-over of an older version'),
  as: recordOwnerOption,
  json: jsonOption('the hand-over'),
};

const preview = defineCommand({
  summary: 'Show what a hand-over would do and what stands against it; nothing is written.',
  arguments: { contact: contactArgument },
  options: {
    ...placing,
    version: versionOption('an older version'),
    as: recordOwnerOption,
    json: jsonOption('the preview'),
  },
  examples: ['overture sequence preview 151204326807 --start-on 2026-11-24'],
  async run({ to, startOn, sequence: sequenceId, override: overrides, json, ...named }, { io, openCore }) {
    const { PreviewHandOver } = await import('@overture/core/sending/use-cases/preview-hand-over');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentPreview } = await import('@overture/core/sending/presentation/hand-over-preview');
    const core = await openCore();
    const which = await actingOn(core, named);
    const found = await core.get(PreviewHandOver).execute({ ...which, to, startOn, sequenceId, overrides });
    const shown = presentPreview(found, await core.get(ShowHandOvers).execute(found.existing, which.actor));
    if (json) return io.json(shown);
    for (const { message } of shown.problems) io.message(message);
    for (const line of knownLines(shown)) io.message(line);
    const whose = shown.owner === null ? '' : `, ${shown.owner.name || shown.owner.email}`;
    for (const { index, subject, dueAt } of shown.steps) io.data(`Email ${index + 1}: ${dueAt}${whose}: ${subject}`);
  },
});

const handOver = defineCommand({
  summary: 'Hand a sequence over to HubSpot: an email task for each step, or an enrolment in one of its sequences.',
  notes: `
    A version is handed over once to each target, however often the command runs; after a crash, the next run does the rest.
    Tasks belong to the HubSpot user with the address of the record's user. They are due at 9:00 in the domain's time zone,
    never at weekends or on its holidays; update, move and withdraw change them later. A HubSpot sequence starts at once.
    A contact to whom an email came back needs --override bounced_address; one who asked not to be written to needs
    --override opted_out_reply by a superadmin; one who opted out in HubSpot is always refused. Contact properties that its templates show
    (overture_email_1_subject, overture_email_1_body and so on) are created if they are missing.`,
  arguments: { contact: contactArgument },
  options: {
    ...placing,
    version: versionOption('hand over an older version'),
    as: recordOwnerOption,
    json: jsonOption('the steps'),
  },
  examples: [
    'overture sequence hand-over 151204326807 --start-on 2026-11-24',
    'overture sequence hand-over 151204326807 --to sequence --sequence 501000002 --as kim@agency.com',
  ],
  async run({ to, startOn, sequence: sequenceId, override: overrides, json, ...named }, { io, openCore }) {
    if (to === 'sequence' && sequenceId === undefined) throw new UsageError('--to sequence needs --sequence <id>.');
    const { HandOverSequence } = await import('@overture/core/sending/use-cases/hand-over-sequence');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
    const core = await openCore();
    const which = await actingOn(core, named);
    const placed = await core.get(HandOverSequence).execute({ ...which, to, startOn, sequenceId, overrides });
    if (json) return io.json(presentHandOver(await core.get(ShowHandOvers).one(placed, which.actor)));
    const what = to === 'tasks' ? 'task' : 'enrolment';
    for (const { index, dueOn, crmId, state } of placed.steps) {
      io.data(`Email ${index + 1}: ${dueOn}, ${crmId === null ? state : `${what} ${crmId}`}`);
    }
  },
});

const handOvers = defineCommand({
  summary: 'List the hand-overs of a sequence, closed ones too, the newest first.',
  notes:
    'A task that holds another text than the record is marked as outdated; `overture sequence update` mends it, unless somebody changed it in HubSpot.',
  arguments: { contact: contactArgument },
  options: {
    version: versionOption('only those of this version'),
    as: recordOwnerOption,
    json: jsonOption('the list'),
  },
  examples: ['overture sequence hand-overs 151204326807'],
  async run({ json, ...named }, { io, openCore }) {
    const { FindHandOvers } = await import('@overture/core/records/use-cases/find-hand-overs');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
    const { isUnfinished } = await import('@overture/core/records/domain/hand-over-state');
    const { replyText } = await import('@overture/core/records/domain/preview-text');
    const core = await openCore();
    const which = await actingOn(core, named);
    const found = await core.get(FindHandOvers).ofVersions(which);
    const all = (await core.get(ShowHandOvers).execute(found, which.actor)).map(presentHandOver);
    await printList(io, all, {
      json,
      row: ({ _id, version, to, state, stoppedBecause, leftAt, optedOut, words, awayUntil, steps }) => {
        const others = steps.flatMap(({ index, byOthers }) =>
          byOthers === null ? [] : [`email ${index + 1} ${byOthers} in HubSpot`],
        );
        const isLost = optedOut || leftAt !== null;
        const about = [
          stoppedBecause ?? (optedOut ? 'opted_out' : leftAt === null ? '' : 'left'),
          to === 'sequence' && state === 'open' && isLost ? 'unenrol the contact in HubSpot' : '',
          awayUntil === null ? '' : `away until ${awayUntil}`,
          ...others,
          words === '' ? '' : `“${replyText(words)}”`,
        ];
        return {
          Id: _id,
          Version: version,
          To: to,
          State: state,
          Open: steps.filter(isUnfinished).length,
          Outdated: steps.filter(({ isOutdated }) => isOutdated).length,
          Why: about.filter(Boolean).join(', '),
        };
      },
    });
  },
});

const update = defineCommand({
  summary: 'Bring the open tasks of a hand-over up to date with the edited emails.',
  notes: `
    Opt-out and send check run first. Tasks that somebody completed, deleted or changed in HubSpot stay as they are and are named.`,
  arguments: { contact: contactArgument },
  options: { override: overrideOption, ...changed },
  examples: ['overture sequence update 151204326807 --as kim@agency.com'],
  run: ({ override: overrides, ...named }, deps) =>
    changeOpen(named, deps, async (core, open) => {
      const { ChangeHandOver } = await import('@overture/core/sending/use-cases/change-hand-over');
      return core.get(ChangeHandOver).execute({ ...open, texts: true, overrides });
    }),
});

const move = defineCommand({
  summary: 'Move the days of open tasks in HubSpot.',
  notes: `
    With --to alone all open tasks move, the first of them to that day; with --email one task moves. A day at a weekend or on a
    holiday of the domain becomes the next working day.`,
  arguments: { contact: contactArgument },
  options: {
    to: option('--to <day>', 'the new day, as YYYY-MM-DD', daySchema),
    email: option('--email <n>', 'move only the task of this email, from 1', positionSchema('the email').optional()),
    override: overrideOption,
    ...changed,
  },
  examples: [
    'overture sequence move 151204326807 --to 2026-12-01',
    'overture sequence move 151204326807 --email 2 --to 2026-12-04',
  ],
  async run({ to, email, override: overrides, ...named }, deps) {
    if (to === undefined) throw new UsageError('Name the new day with --to <day>.');
    const where = email === undefined ? { startOn: to } : { days: [{ index: email - 1, dueOn: to }] };
    await changeOpen(named, deps, async (core, open) => {
      const { ChangeHandOver } = await import('@overture/core/sending/use-cases/change-hand-over');
      return core.get(ChangeHandOver).execute({ ...open, ...where, texts: false, overrides });
    });
  },
});

const withdraw = defineCommand({
  summary: 'Withdraw a hand-over: its open tasks are archived in HubSpot.',
  notes: `
    Completed tasks stay. A contact who is enrolled in a HubSpot sequence has to be unenrolled there first.`,
  arguments: { contact: contactArgument },
  options: changed,
  examples: ['overture sequence withdraw 151204326807 --as kim@agency.com'],
  run: (named, deps) =>
    changeOpen(named, deps, async (core, open) => {
      const { WithdrawHandOver } = await import('@overture/core/sending/use-cases/withdraw-hand-over');
      return core.get(WithdrawHandOver).execute(open);
    }),
});

const list = defineCommand({
  summary: "List HubSpot's sequences that a contact can be enrolled in.",
  notes: "The list contains the sequences of the HubSpot user with the address of the record's user.",
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption, json: jsonOption('the list') },
  examples: ['overture sequence list 151204326807'],
  async run({ json, ...named }, { io, openCore }) {
    const { ListCrmSequences } = await import('@overture/core/sending/use-cases/list-crm-sequences');
    const core = await openCore();
    const { sequences, missingProperties } = await core.get(ListCrmSequences).execute(await actingOn(core, named));
    const shown = sequences.map(({ id, name, sendAfterDays }) => ({ id, name, emails: sendAfterDays.length }));
    await printList(io, shown, { json, row: ({ id, name, emails }) => ({ Id: id, Name: name, Emails: emails }) });
    if (!json && missingProperties.length > 0) {
      io.message(`The first hand-over makes the contact properties ${missingProperties.join(', ')}.`);
    }
  },
});

export const sequence: Verbs = {
  verbs: { preview, 'hand-over': handOver, 'hand-overs': handOvers, update, move, withdraw, list },
};

/** What HubSpot says of the contact, and what they were handed over before. */
function knownLines({ contact: { owner, repliedAt }, existing }: HandOverPreviewWire): readonly string[] {
  return [
    ...(owner === null || owner.isYou ? [] : [`In HubSpot the contact belongs to ${owner.name || owner.email}.`]),
    ...(repliedAt === null ? [] : [`The contact wrote at ${repliedAt}.`]),
    ...existing.map(
      ({ version, to, user, state }) =>
        `Version ${version} ${handOverPlaces[to]}, by ${user?.email ?? 'a former user'}: ${state}.`,
    ),
  ];
}

/**
 * Changes the newest open hand-over of a record. Prints it, and on stderr what was found in HubSpot and left as it is.
 * Errors: `not_found`.
 */
async function changeOpen(
  { json, ...named }: Parameters<typeof actingOn>[1] & { readonly json: boolean },
  { io, openCore }: CommandDeps,
  change: (core: OpenCore, open: Parameters<WithdrawHandOver['execute']>[0]) => Promise<ChangedHandOver>,
): Promise<void> {
  const { FindHandOvers } = await import('@overture/core/records/use-cases/find-hand-overs');
  const { stateOf } = await import('@overture/core/records/domain/hand-over-state');
  const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
  const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
  const { presentProblem } = await import('@overture/core/sending/presentation/hand-over-preview');
  const core = await openCore();
  const which = await actingOn(core, named);
  const { actor, auditActor } = which;
  const open = (await core.get(FindHandOvers).ofVersions(which)).find((one) => stateOf(one) === 'open');
  if (open === undefined) throw new AppError('not_found', 'Nothing of this sequence is handed over and still open.');
  const { handOver, problems } = await change(core, { id: open.id, actor, auditActor });
  const shown = presentHandOver(await core.get(ShowHandOvers).one(handOver, actor));
  for (const { message } of problems) io.message(message);
  if (json) return io.json({ handOver: shown, problems: problems.map(presentProblem) });
  for (const { index, dueOn, state } of shown.steps) io.data(`Email ${index + 1}: ${dueOn}, ${state}`);
}
