import {
  departmentNames,
  dollars,
  idSchema,
  leftOutReasons,
  leftOutWords,
  maxRunContacts,
  resumeRun,
  rowStatuses,
  startRun,
  upToCents,
  type RunPlan,
  type RunWire,
} from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import type { Run } from '@overture/core/runs/domain/run';
import type { RunAction } from '@overture/core/runs/use-cases/control-run';
import type { RunRequest } from '@overture/core/runs/use-cases/run-request';
import { z } from 'zod';
import { actingAs, actingIn } from '../acting-user.ts';
import { cliActor } from '../cli-actor.ts';
import type { CommandDeps } from '../command-deps.ts';
import {
  actingDomainOption,
  asOption,
  jsonOption,
  languageOption,
  limitOption,
  listSchema,
  modelOption,
} from '../common-options.ts';
import { argument, defineCommand, option, type Values, type Verbs } from '../define-command.ts';
import type { Io } from '../io.ts';
import { printable, printDetail, printList, shortMoment } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const userOption = asOption('user whose runs they are');

/** What the commands about one run need. */
const one = {
  arguments: { id: argument('<id>', 'id of the run', idSchema) },
  options: { as: userOption, json: jsonOption('the run') },
};

/** The options that say what a run generates. */
const requestOptions = {
  list: option('--list <id>', 'list of HubSpot, by the number in its address', idSchema.optional()),
  contacts: option(
    '--contacts <file.csv|->',
    'CSV with a column "contact" (links or ids), or - for standard input',
    z.string().optional(),
    'files',
  ),
  prompt: option('--prompt <id|title>', 'prompt template, by its id or title', z.string().min(1)),
  domain: actingDomainOption('domain to generate in'),
  model: modelOption('AI model (default: gpt-5 if the domain offers it)'),
  language: languageOption,
  serviceTier: option(
    '--service-tier <tier>',
    'flex costs half and may take longer',
    z.enum(['default', 'flex']).default('default'),
  ),
  include: option(
    '--include <reasons>',
    `write also for who is usually left out: ${leftOutReasons.join(', ')}, separated by commas`,
    listSchema.pipe(z.array(z.enum(leftOutReasons))).optional(),
  ),
  as: asOption('user who starts the run and will own the records'),
};

const plan = defineCommand({
  summary: 'Show what a run would do, whom it leaves out and why, and what it costs. Nothing is paid for.',
  options: { ...requestOptions, json: jsonOption('the plan') },
  examples: ['overture runs plan --list 7003 --prompt starter-template-1 --domain Overture-Sales'],
  async run({ json, ...chosen }, deps) {
    const { PlanRun } = await import('@overture/core/runs/use-cases/plan-run');
    const planned = await (await deps.openCore()).get(PlanRun).execute(await requestOf(chosen, deps));
    if (json) return deps.io.json(planned);
    for (const line of planLines(planned)) deps.io.data(line);
  },
});

const start = defineCommand({
  summary: 'Start a run: the workers generate for a whole list, within a maximum cost.',
  notes: `
    The command ends at once; the workers carry the run out. What calls may cost is set aside before they are made, so that
    the run never spends more than --max-cost. There it pauses, and goes on when "runs resume" names a higher one. What
    it needs at least, "runs plan" tells.`,
  options: {
    name: option('--name <name>', 'name of the run', startRun.body.shape.name),
    maxCost: option(
      '--max-cost <usd>',
      'US dollars that it may spend',
      z.coerce.number().pipe(startRun.body.shape.maxCostUsd),
    ),
    ...requestOptions,
    json: jsonOption('the run'),
  },
  examples: [
    'overture runs start --list 7003 --name "Relaunch" --max-cost 20 --prompt starter-template-1 --domain Overture-Sales',
  ],
  async run({ json, name, maxCost: maxCostUsd, ...chosen }, deps) {
    const { StartRun } = await import('@overture/core/runs/use-cases/start-run');
    const core = await deps.openCore();
    const request = { ...(await requestOf(chosen, deps)), name, maxCostUsd, auditActor: cliActor() };
    await printRun(deps.io, core, await core.get(StartRun).execute({ ...request, idempotencyKey: undefined }), json);
  },
});

const list = defineCommand({
  summary: 'List runs, newest first; without --as those of all users.',
  options: { as: userOption, limit: limitOption({ default: 20, max: 100 }), json: jsonOption('the runs') },
  examples: ['overture runs list'],
  async run({ as, limit, json }, { io, openCore }) {
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const { presentRun } = await import('@overture/core/runs/presentation/run');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    const owner = as === undefined ? undefined : actor.userId;
    const { items } = await core.get(ViewRuns).list(actor, owner, { page: 1, limit });
    const names = departmentNames(core.settings.productName);
    await printList(
      io,
      items.map((view) => presentRun(view, names)),
      {
        json,
        none: 'There are no runs.',
        whole: ['Id', 'Contacts'],
        row: (run) => ({
          Id: run._id,
          Started: shortMoment(run.createdAt),
          Name: run.name,
          State: run.state,
          Contacts: countsText(run),
          Spent: `${dollars(run.spentUsd)} of ${dollars(run.maxCostUsd)}`,
          User: run.user.email,
        }),
      },
    );
  },
});

const show = defineCommand({
  ...one,
  summary: 'Show a run: its state, how far it is, and what it has cost.',
  examples: ['overture runs show 0199b1f2'],
  async run({ id, as, json }, { io, openCore }) {
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    await printRun(io, core, await core.get(ViewRuns).find(actor, id), json);
  },
});

const rows = defineCommand({
  summary: 'List the contacts of a run, in the order of its list.',
  arguments: one.arguments,
  options: {
    as: userOption,
    status: option('--status <status>', 'only contacts with this status', z.enum(rowStatuses).optional()),
    page: option('--page <n>', 'the page', z.coerce.number().int().min(1).default(1)),
    limit: option('--limit <n>', 'contacts of a page', z.coerce.number().int().min(1).max(100).default(50)),
    json: jsonOption('the rows'),
  },
  examples: ['overture runs rows 0199b1f2 --status error'],
  async run({ id, as, json, ...query }, { io, openCore }) {
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    const { items, total } = await core.get(ViewRuns).rows(actor, id, query);
    await printList(io, items, {
      json,
      whole: ['Contact'],
      row: ({ row, contact, contactName, company, status, costUsd, error }) => ({
        Row: row,
        Contact: contact,
        Name: contactName,
        Status: status,
        Cost: costUsd === null ? null : `$${costUsd.toFixed(4)}`,
        Why: error?.message ?? '',
        // Last, because scripts count the columns.
        Company: company,
      }),
    });
    if (!json) io.message(`${items.length} of ${total} contacts.`);
  },
});

const pause = defineCommand({
  ...one,
  summary: 'Pause a run. What is being written is finished.',
  examples: ['overture runs pause 0199b1f2'],
  run: (chosen, deps) => control(chosen, deps, { kind: 'pause' }),
});

const resume = defineCommand({
  ...one,
  summary: 'Continue a paused run, if need be with another maximum cost.',
  options: {
    ...one.options,
    maxCost: option(
      '--max-cost <usd>',
      'US dollars that it may spend in all (default: as before)',
      z.coerce.number().pipe(resumeRun.body.shape.maxCostUsd.unwrap()).optional(),
    ),
  },
  examples: ['overture runs resume 0199b1f2 --max-cost 40'],
  run: ({ maxCost, ...chosen }, deps) => control(chosen, deps, { kind: 'resume', maxCostUsd: maxCost }),
});

const stop = defineCommand({
  ...one,
  summary: 'Stop a run for good. What is being written is finished, the other contacts are not written.',
  examples: ['overture runs stop 0199b1f2'],
  run: (chosen, deps) => control(chosen, deps, { kind: 'stop' }),
});

const retry = defineCommand({
  ...one,
  summary: 'Try the failed contacts of a run again.',
  examples: ['overture runs retry 0199b1f2'],
  run: (chosen, deps) => control(chosen, deps, { kind: 'retry' }),
});

export const runs: Verbs = { verbs: { plan, start, list, show, rows, pause, resume, stop, retry } };

/** Does something with a run, and prints it. A superadmin has no domain, and may continue the runs of any. */
async function control(
  { id, as, json }: Values<typeof one.arguments> & Values<typeof one.options>,
  { io, openCore }: CommandDeps,
  action: RunAction,
): Promise<void> {
  const { ControlRun } = await import('@overture/core/runs/use-cases/control-run');
  const core = await openCore();
  const { actor } = await actingAs(core, as);
  const run = await core.get(ControlRun).execute({ actor, auditActor: cliActor(), id, action });
  await printRun(io, core, run, json);
}

/** What the options ask for. Errors: UsageError, and those of finding the user. */
async function requestOf(
  chosen: Values<typeof requestOptions>,
  { io, openCore, signal }: CommandDeps,
): Promise<RunRequest> {
  const { list: listId, contacts, prompt: promptId, domain, model: aiModel, as, include = [], ...more } = chosen;
  if ((listId === undefined) === (contacts === undefined)) throw new UsageError('Name either --list or --contacts.');
  const named = contacts === undefined ? undefined : await readContacts(io, contacts);
  const acting = await actingIn(await openCore(), { as, domain });
  return { ...more, ...acting, listId, contacts: named, promptId, aiModel, include, signal };
}

async function readContacts(io: Io, source: string): Promise<readonly string[]> {
  const { openCsv } = await import('../csv/open-csv.ts');
  const csv = await openCsv(io, source);
  if (!csv.columns.includes('contact')) throw new UsageError('The CSV has no column "contact".');
  const contacts: string[] = [];
  for await (const { cells, problem, line } of csv.rows) {
    if (problem !== null) throw new UsageError(`Line ${line}: ${problem}.`);
    contacts.push(cells['contact'] ?? '');
    if (contacts.length > maxRunContacts) throw new UsageError('A run has at most 10,000 contacts.');
  }
  if (contacts.length === 0) throw new UsageError('The list names no contact.');
  return contacts;
}

async function printRun(io: Io, core: OpenCore, found: Run, json: boolean): Promise<void> {
  const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
  const { presentRun } = await import('@overture/core/runs/presentation/run');
  const run = presentRun(await core.get(ViewRuns).of(found), departmentNames(core.settings.productName));
  if (json) return io.json(run);
  if (run.state !== 'running' && found.leaseOwner !== null && found.leaseUntil > Date.now()) {
    io.message(
      'A worker finishes what it is writing, so that these numbers still change. runs show tells the last ones.',
    );
  }
  printDetail(io, run.name, {
    Id: run._id,
    State: run.why === null ? run.state : `${run.state}: ${run.why.message}`,
    Contacts: countsText(run),
    Cost: `${dollars(run.spentUsd)} of at most ${dollars(run.maxCostUsd)}`,
    User: run.user.email,
    Domain: run.department,
    Template: run.promptTitle,
    Started: shortMoment(run.createdAt),
    ...(run.endedAt !== null && { Ended: shortMoment(run.endedAt) }),
  });
}

function countsText({ counts, state }: Pick<RunWire, 'counts' | 'state'>): string {
  const parts = [
    [counts.ready, 'ready'],
    [counts.error, 'failed'],
    [counts.skipped, 'left out'],
    [counts.processing, 'being written'],
    [counts.pending, state === 'stopped' ? 'not written' : 'waiting'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

/** The lines of a plan for people. */
function planLines(planned: RunPlan): readonly string[] {
  const { contacts, willRun, skipped } = planned;
  const reasons = Object.entries(leftOutWords) as [keyof typeof leftOutWords, string][];
  return [
    `Contacts   ${contacts}`,
    `Will run   ${willRun}`,
    ...reasons
      .filter(([reason]) => skipped[reason] > 0)
      .flatMap(([reason, why]) => [
        `Left out   ${skipped[reason]}: ${why}${howToInclude(reason)}`,
        ...namesOf(planned, reason),
      ]),
    ...(willRun === 0 ? [] : costLines(planned)),
    'Nothing has been generated yet.',
  ];
}

/** The most contacts that a plan names for each reason. */
const maxNames = 10;

/** Who is left out for a reason, by name where HubSpot has one. */
function namesOf({ leftOut, skipped }: RunPlan, reason: keyof RunPlan['skipped']): readonly string[] {
  const named = leftOut.filter((row) => row.reason === reason).slice(0, maxNames);
  const more = skipped[reason] - named.length;
  return [
    ...named.map(({ row, contact, contactName, company }) => {
      const who = [contactName, company, contact].filter(Boolean).join(', ');
      return `           ${printable(`row ${row}: ${who}`)}`;
    }),
    ...(more > 0 ? [`           and ${more} more`] : []),
  ];
}

function howToInclude(reason: string): string {
  return leftOutReasons.some((one) => one === reason) ? ` (--include ${reason})` : '';
}

function costLines({ expectedUsd, maxUsd, contactUsd, minutes }: RunPlan): readonly string[] {
  return [
    `Cost       ${expectedUsd === null || maxUsd === null ? 'unknown: nobody knows the price of the model' : `about ${dollars(expectedUsd)}, at most ${dollars(maxUsd)}`}`,
    ...(contactUsd === null
      ? []
      : [`Maximum    at least ${dollars(upToCents(contactUsd))}, which one contact may cost`]),
    `Time       about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
  ];
}
