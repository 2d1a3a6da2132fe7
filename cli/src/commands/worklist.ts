import { listTabSchema, maxBulkItems, tabNames, workTabs, workWords } from '@overture/core/contract';
import { z } from 'zod';
import { actingAs, actingOn, noRecordsOf } from '../acting-user.ts';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import {
  asOption,
  contactArgument,
  jsonOption,
  limitOption,
  recordOwnerOption,
  searchOption,
  yesOption,
} from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { printList } from '../print.ts';

const list = defineCommand({
  summary: "List what is left to do for a user's records, the riskiest first.",
  notes: `
    A record is in one tab: ${workTabs.join(', ')}; the first that fits. What was handed over and asks for
    nothing now is in handedOver. The risk tells how likely the newest result is wrong to send, from 0 to 1.`,
  options: {
    as: asOption('user whose records are listed'),
    tab: option('--tab <tab>', 'only records of this tab', listTabSchema.optional()),
    search: searchOption,
    run: option('--run <id>', 'only records that this run submitted last', z.string().max(64).optional()),
    limit: limitOption({ default: 25, max: 1_000 }),
    json: jsonOption('counts and records'),
  },
  examples: ['overture worklist list --as kim@agency.com', 'overture worklist list --tab review --limit 10'],
  async run({ as, tab, search, run: runId, limit, json }, { io, openCore }) {
    const { ListWorklist } = await import('@overture/core/records/use-cases/list-worklist');
    const { presentWork } = await import('@overture/core/records/presentation/worklist');
    const core = await openCore();
    const { user, actor } = await actingAs(core, as);
    const filter = { search, runId };
    const page = { page: 1, limit };
    const { counts, total, ...found } = await core
      .get(ListWorklist)
      .execute({ actor, ownerId: undefined, filter, tab, page });
    const items = found.items.map((item) => presentWork(item, user.email));
    if (json) return io.json({ counts, items, total });
    if (items.length === 0) return io.message(noRecordsOf(user, as));
    await printList(io, items, {
      json,
      row: (item) => ({
        Contact: item.hubspotId,
        Name: item.contactName || '-',
        Company: item.company || '-',
        Tab: item.tab && tabNames[item.tab],
        Risk: item.risk.toFixed(2),
        Why: workWords(item).why || '-',
      }),
    });
    const inTabs = workTabs.filter((one) => counts[one] > 0).map((one) => `${tabNames[one]} ${counts[one]}`);
    io.message(`${items.length} of ${total} records. ${inTabs.join(', ')}`);
  },
});

const handOver = defineCommand({
  summary: 'Hand over what is approved, as tasks in HubSpot.',
  notes: `
    Takes the records of the tab "To hand over" and hands each over once. A contact who may not be written to, or who
    wrote since the emails were written, is refused, and the others go on; an error of the account ends the rest. Exit code 3 means that some were not handed over.`,
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
    const { ListWorklist } = await import('@overture/core/records/use-cases/list-worklist');
    const { HandOverSequence } = await import('@overture/core/sending/use-cases/hand-over-sequence');
    const { actOnMany } = await import('@overture/core/records/use-cases/act-on-many');
    const core = await openCore();
    const { user, actor } = await actingAs(core, as);
    const { items } = await core
      .get(ListWorklist)
      .execute({ actor, ownerId: undefined, filter: {}, tab: 'handOver', page: { page: 1, limit } });
    if (items.length === 0) {
      io.message(`${user.email} has nothing to hand over.`);
      return exitCodes.done;
    }
    if (!(await confirmed(io, `Hand over ${items.length} as tasks?`, yes))) return exitCodes.done;
    const given = {
      actor,
      auditActor: cliActor(),
      ownerId: user.id,
      to: 'tasks',
      startOn,
      overrides: [],
      isUnseen: true,
    } as const;
    const results = await actOnMany(
      items.map(({ record }) => ({ hubspotId: record.hubspotId, version: record.versions[0]?.version })),
      (item) => core.get(HandOverSequence).execute({ ...item, ...given }),
    );
    const failed = results.filter(({ ok }) => !ok);
    if (json) io.json(results);
    else for (const { hubspotId, message = '' } of failed) io.message(`${hubspotId}: ${message}`);
    io.message(`${results.length - failed.length} of ${results.length} handed over.`);
    return failed.length === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});

const seen = defineCommand({
  summary: "Note that a contact's reply was seen, which takes it out of the tab of replies.",
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption },
  examples: ['overture worklist seen 151204326807 --as kim@agency.com'],
  async run(named, { io, openCore }) {
    const { SeeReply } = await import('@overture/core/records/use-cases/see-reply');
    const core = await openCore();
    await core.get(SeeReply).execute(await actingOn(core, named));
    io.message('Seen.');
  },
});

export const worklist: Verbs = { verbs: { list, 'hand-over': handOver, seen } };
