import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  AppError,
  BulkLedgers,
  CredentialResolver,
  FindActingUser,
  isSandbox,
  PlanBulk,
  RunBulk,
  type BatchProgress,
  type BulkEntry,
  type BulkLedger,
  type BulkPlan,
  type BulkSummary,
  type RunBulkInput,
} from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import type { DepartmentKey } from '@overture/core/contract';
import { z } from 'zod';
import { readEntries, unknownColumns, type BulkCellReaders } from '../../bulk/bulk-entries.ts';
import { bulkOptionsSchema, type BulkOptions } from '../../bulk/bulk-options.ts';
import { BulkProgress } from '../../bulk/bulk-progress.ts';
import { FileBatchJournal } from '../../bulk/file-batch-journal.ts';
import { fileSink, streamSink } from '../../bulk/line-sink.ts';
import { lockResults } from '../../bulk/out-lock.ts';
import { invalidRowTeller } from '../../bulk/invalid-rows.ts';
import { planLines } from '../../bulk/plan-lines.ts';
import { resumeCommand } from '../../bulk/resume-command.ts';
import { steadyHeap } from '../../bulk/steady-heap.ts';
import { refuseKnownResults, resumeResults, type KnownResults } from '../../bulk/result-file.ts';
import { cliActor } from '../../cli-actor.ts';
import type { CommandContext, Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodeOf, exitCodes, type ExitCode } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';

const argsSchema = z.tuple([z.string()]);

export const run: Run = async (input, context) => {
  const [source] = argsSchema.parse(input.args);
  const options = bulkOptionsSchema.parse(input.options);
  if (source !== '-') await mustBeFile(source);
  if (options.out === undefined || options.dryRun) return runList(source, options, context);
  const lock = lockResults(options.out);
  try {
    await refuseOpenBatches(options.out, options);
    if (!options.resume) await refuseKnownResults(options.out);
    return await runList(source, options, context);
  } finally {
    lock.release();
  }
};

async function runList(source: string, options: BulkOptions, context: CommandContext): Promise<ExitCode> {
  const { io } = context;
  const core = await context.core();
  steadyHeap();
  const list = await prepare(source, options, core);
  if (options.dryRun) {
    const plan = await makePlan(list, core, context);
    if (options.json) io.json(plan);
    else for (const line of planLines(plan)) io.data(line);
    return exitCodes.done;
  }
  let total: number | null = null;
  // Only what can be read twice can be counted first, and only a person waits for it.
  if (io.canAsk && source !== '-') {
    const plan = await makePlan(list, core, context);
    total = plan.rows;
    for (const line of planLines(plan)) io.message(line);
    if (!(await confirmed(io, 'Generate?', options.yes))) return exitCodes.done;
  }
  return carryOut(list, total, core, context);
}

/** What a run and its plan have in common. */
interface BulkList {
  readonly source: string;
  readonly options: BulkOptions;
  readonly run: Pick<RunBulkInput, 'actor' | 'defaults' | 'serviceTier' | 'concurrency' | 'pushPlaybook' | 'via'>;
}

async function prepare(source: string, options: BulkOptions, core: OpenCore): Promise<BulkList> {
  const { productName, amqpUrl, workerConcurrency } = core.settings;
  const user = await core.get(FindActingUser).execute({ email: options.as });
  const department = options.domain === undefined ? user.department : departmentKey(options.domain, productName);
  const via = options.batch ? 'inline' : (options.via ?? (amqpUrl === undefined ? 'inline' : 'queue'));
  if (options.pushPlaybook && department !== null) await refuseSampleNotes(core, department);
  return {
    source,
    options,
    run: {
      actor: { userId: user.id, role: user.role, department: user.department },
      defaults: { department, prompt: options.prompt, model: options.model },
      serviceTier: options.serviceTier ?? 'default',
      concurrency: options.concurrency ?? (via === 'inline' ? workerConcurrency : fleetWindow),
      pushPlaybook: options.pushPlaybook,
      via,
    },
  };
}

async function makePlan(list: BulkList, core: OpenCore, context: CommandContext): Promise<BulkPlan> {
  const ledger = core.get(BulkLedgers).open();
  try {
    await readKnown(list, ledger, true);
    return await core.get(PlanBulk).execute({
      ...list.run,
      isBatch: list.options.batch,
      entries: await entriesOf(list, core, context.io),
      ledger,
      onInvalid: invalidRowTeller(context.io),
      signal: context.signal,
    });
  } finally {
    ledger.close();
  }
}

async function carryOut(
  list: BulkList,
  total: number | null,
  core: OpenCore,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, signal } = context;
  const { source, options } = list;
  const ledger = core.get(BulkLedgers).open();
  const known = await readKnown(list, ledger, false);
  const entries = await entriesOf(list, core, io, total !== null);
  const sink = options.out === undefined ? streamSink(io.dataStream) : await fileSink(options.out);
  const progress = new BulkProgress(io, { total, before: known?.ended ?? 0 });
  const sharesTerminal = options.out === undefined && io.isTerminal && io.isMessageTerminal;
  const onInterrupt = (): void => progress.note(options.batch ? leavingBatches : finishing);
  signal.addEventListener('abort', onInterrupt, { once: true });
  try {
    const summary = await core.get(RunBulk).execute({
      ...list.run,
      ...(options.batch && options.out !== undefined
        ? {
            batch: {
              journal: await FileBatchJournal.open(options.out),
              onProgress: (batches: BatchProgress) => progress.batches(batches),
            },
          }
        : {}),
      auditActor: cliActor(),
      entries,
      maxCostUsd: options.maxCost ?? null,
      maxFailures: options.maxFailures ?? null,
      ledger,
      resumedSince: known?.since ?? null,
      onOutcome: async (outcome, { spentUsd }) => {
        progress.count(outcome, spentUsd);
        if (sharesTerminal) progress.clear();
        await sink.write(JSON.stringify(outcome));
      },
      onUntaken: () => progress.note('No worker has taken a row yet; is one running?'),
      drain: signal,
      abort: context.secondInterrupt(),
    });
    progress.end();
    tell(io, summary, { source, options });
    return exitCodeFor(summary);
  } finally {
    signal.removeEventListener('abort', onInterrupt);
    progress.end();
    ledger.close();
    // What is not read any more must not keep the process.
    if (source === '-') io.stdin.destroy();
    await sink.close();
  }
}

async function readKnown({ options }: BulkList, ledger: BulkLedger, readOnly: boolean): Promise<KnownResults | null> {
  const { out, resume, retryErrors } = options;
  return resume && out !== undefined ? resumeResults(out, ledger, { retryErrors, readOnly }) : null;
}

async function entriesOf(
  { source, options, run: { defaults } }: BulkList,
  core: OpenCore,
  io: Io,
  isSecondReading = false,
): Promise<AsyncIterable<BulkEntry>> {
  const csv = await readCsv(source === '-' ? io.stdin : createReadStream(source));
  const unknown = unknownColumns(csv);
  if (unknown.length > 0 && !isSecondReading) {
    io.message(`Columns that are not known and not read: ${unknown.join(', ')}.`);
  }
  mustBeComplete(csv.columns, defaults);
  return readEntries(csv.rows, cellReaders(core), options.limit);
}

/** What batches have for a file of results must not be written, and paid for, another time. */
async function refuseOpenBatches(out: string, { batch, resume }: BulkOptions): Promise<void> {
  if ((batch && resume) || !(await FileBatchJournal.isOpen(out))) return;
  throw new UsageError(`${out} waits for OpenAI's batches. Go on with it by --resume --batch.`);
}

const finishing = 'Finishing what is being written. Press Ctrl-C again to stop at once; nothing is lost.';
const leavingBatches = 'Leaving the batches to OpenAI, which goes on with those that were sent.';

/** Said before anything is paid for: the AI's stand-in writes, and a real CRM would refuse every note. */
async function refuseSampleNotes(core: OpenCore, department: DepartmentKey): Promise<void> {
  const credentials = core.get(CredentialResolver);
  const [ai, crm] = await Promise.all([
    credentials.resolve('Openai', department),
    credentials.resolve('Hubspot', department),
  ]);
  if (!isSandbox(ai) || isSandbox(crm)) return;
  throw new AppError('sandbox_output', 'The sandbox would write, and sample output is not added to a real CRM.');
}

/** Rows that wait in the fleet's queue or are written by it, unless --concurrency says otherwise. */
const fleetWindow = 256;

async function mustBeFile(file: string): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (info === null || info.isDirectory()) throw new UsageError(`There is no file ${file}.`);
}

/** What no row could do without is said once, before any row is read. */
function mustBeComplete(
  columns: readonly string[],
  defaults: { readonly department: string | null; readonly prompt: string | undefined },
): void {
  if (defaults.department === null && !columns.includes('domain')) {
    throw new UsageError('Name the domain with --domain or in a column "domain": a superadmin has none.');
  }
  if (defaults.prompt === undefined && !columns.includes('prompt')) {
    throw new UsageError('Name the prompt with --prompt or in a column "prompt".');
  }
}

function cellReaders(core: OpenCore): BulkCellReaders {
  return {
    contact: (text) => readContactArgument(text, core),
    department: (name) => departmentKey(name, core.settings.productName),
  };
}

function tell(io: Io, summary: BulkSummary, { source, options }: { source: string; options: BulkOptions }): void {
  const { ready, reused, errors, skipped, spentUsd, stopped } = summary;
  const parts = [
    `${ready} ready${reused > 0 ? ` (${reused} of them written before)` : ''}`,
    `${errors} failed`,
    `${skipped} skipped`,
    `$${spentUsd.toFixed(2)} spent`,
  ];
  io.message(`${parts.join(', ')}.`);
  if (stopped === null) return;
  const why = {
    interrupted: 'Stopped by Ctrl-C.',
    cost: `Stopped before --max-cost ${options.maxCost ?? ''} would have been passed: a row is begun only while the longest answer, and a repair of it, would still fit.`,
    failures: `Stopped after ${errors} failed rows.`,
    account: stopped.kind === 'account' ? stopped.error.message : '',
    batch: stopped.kind === 'batch' ? `${stopped.message} ${stopped.left} rows are left.` : '',
  }[stopped.kind];
  io.message(`${io.styleMessage('yellow', why)} ${howToResume(source, options)}`);
}

function howToResume(source: string, options: BulkOptions): string {
  if (options.out === undefined) return 'Run it again to go on: what was written is not paid for twice.';
  const input = source === '-' ? ', with the same list on standard input' : '';
  return `Go on with this${input}:\n  ${resumeCommand(source, options)}`;
}

function exitCodeFor({ errors, stopped }: BulkSummary): ExitCode {
  if (stopped?.kind === 'interrupted') return exitCodes.interrupted;
  if (stopped?.kind === 'account') {
    const code = exitCodeOf(stopped.error.code);
    return code === exitCodes.denied ? code : exitCodes.incomplete;
  }
  return stopped !== null || errors > 0 ? exitCodes.incomplete : exitCodes.done;
}
