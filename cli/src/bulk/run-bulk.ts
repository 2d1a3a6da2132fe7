import { BulkLedgers, type BulkLedger } from '@overture/core/runs/ports/bulk-ledger';
import { PlanBulk } from '@overture/core/runs/use-cases/plan-bulk';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import type { BulkPlan } from '@overture/core/runs/domain/bulk-plan';
import type { BulkRequest } from '@overture/core/runs/domain/bulk-request';
import type { OpenCore } from '@overture/core/composition';
import { checkBulkOptions, type BulkOptions } from './bulk-options.ts';
import { BulkProgress } from './bulk-progress.ts';
import { fileSink, streamSink } from './line-sink.ts';
import { checkSource, invalidRowPrinter, openList } from './open-list.ts';
import { lockResults } from './out-lock.ts';
import { planLines } from './plan-lines.ts';
import { refuseKnownResults, resumeResults, type KnownResults } from './result-file.ts';
import { printSummary } from './print-summary.ts';
import { actingAs } from '../acting-user.ts';
import { cliActor } from '../cli-actor.ts';
import type { CommandDeps } from '../command-deps.ts';
import { confirmed } from '../ask.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';

/** A list and the options of its run. */
interface BulkJob {
  readonly source: string;
  readonly options: BulkOptions;
  readonly request: BulkRequest;
  readonly via: 'inline' | 'queue';
}

/** How many rows wait in the workers' queue or are being generated, unless --concurrency is given. */
const maxQueuedRows = 256;
const finishing = 'Finishing what is being written. Press Ctrl-C again to stop at once; nothing is lost.';

/** Does the work of `overture generate bulk`. */
export async function runBulk(source: string, options: BulkOptions, deps: CommandDeps): Promise<ExitCode> {
  checkBulkOptions(options);
  await checkSource(source);
  if (options.out === undefined || options.dryRun) return planOrRun(source, options, deps);
  const lock = lockResults(options.out);
  try {
    if (!options.resume) await refuseKnownResults(options.out);
    return await planOrRun(source, options, deps);
  } finally {
    lock.release();
  }
}

async function planOrRun(source: string, options: BulkOptions, deps: CommandDeps): Promise<ExitCode> {
  const { io } = deps;
  const core = await deps.openCore();
  const job = await jobOf(source, options, core);
  if (options.dryRun) {
    const plan = await makePlan(job, core, deps);
    if (options.json) io.json(plan);
    else for (const line of planLines(plan, options.maxCost)) io.data(line);
    return exitCodes.done;
  }
  let total: number | null = null;
  // Only a file can be read twice, and only a person waits for the result.
  if (io.canAsk && source !== '-') {
    const plan = await makePlan(job, core, deps);
    total = plan.rows;
    for (const line of planLines(plan, options.maxCost)) io.message(line);
    if (!(await confirmed(io, 'Generate?', options.yes))) return exitCodes.done;
  }
  return carryOut(job, total, core, deps);
}

async function jobOf(source: string, options: BulkOptions, core: OpenCore): Promise<BulkJob> {
  const { productName, amqpUrl, workerConcurrency } = core.settings;
  const { actor } = await actingAs(core, options.as);
  const department = departmentKey(options.domain, productName) ?? actor.department;
  const via = options.via ?? (amqpUrl === undefined ? 'inline' : 'queue');
  return {
    source,
    options,
    via,
    request: {
      actor,
      defaults: { department, prompt: options.prompt, model: options.model },
      serviceTier: options.serviceTier ?? 'default',
      concurrency: options.concurrency ?? (via === 'inline' ? workerConcurrency : maxQueuedRows),
      pushPlaybook: options.pushPlaybook,
      handOver: options.handOver,
      includeOptedOut: options.includeOptedOut,
    },
  };
}

async function makePlan({ source, options, request }: BulkJob, core: OpenCore, deps: CommandDeps): Promise<BulkPlan> {
  const { io, signal } = deps;
  const ledger = core.get(BulkLedgers).open();
  try {
    await readKnown(options, ledger, true);
    const { defaults } = request;
    const entries = await openList(source, core, io, { defaults, limit: options.limit, isToldBefore: false });
    return await core.get(PlanBulk).execute({ ...request, entries, ledger, onInvalid: invalidRowPrinter(io), signal });
  } finally {
    ledger.close();
  }
}

async function carryOut(job: BulkJob, total: number | null, core: OpenCore, deps: CommandDeps): Promise<ExitCode> {
  const { io, signal } = deps;
  const { source, options, request, via } = job;
  const { defaults } = request;
  const ledger = core.get(BulkLedgers).open();
  const known = await readKnown(options, ledger, false);
  const entries = await openList(source, core, io, { defaults, limit: options.limit, isToldBefore: total !== null });
  const sink = options.out === undefined ? streamSink(io.dataStream) : await fileSink(options.out);
  const progress = new BulkProgress(io, { total, before: known?.ended ?? 0 });
  const sharesTerminal = options.out === undefined && io.isTerminal && io.isMessageTerminal;
  const onInterrupt = (): void => progress.note(finishing);
  signal.addEventListener('abort', onInterrupt, { once: true });
  try {
    const summary = await core.get(RunBulk).execute({
      ...request,
      via,
      auditActor: cliActor(),
      entries,
      maxCostUsd: options.maxCost ?? null,
      maxFailures: options.maxFailures ?? null,
      ledger,
      resumedSince: known?.since ?? null,
      onOutcome: async (outcome, { spentUsd, reservedUsd }) => {
        const cost = { spentUsd, reservedUsd };
        progress.count(outcome, cost);
        if (sharesTerminal) progress.clear();
        await sink.write(JSON.stringify({ ...outcome, ...cost }));
      },
      onUntaken: () => progress.note('No worker has taken a row yet; is one running?'),
      drain: signal,
      abort: deps.secondInterrupt(),
    });
    progress.end();
    return printSummary(io, summary, known?.failed ?? 0, source, options);
  } finally {
    signal.removeEventListener('abort', onInterrupt);
    progress.end();
    ledger.close();
    // Input that is no longer read must not keep the process alive.
    if (source === '-') io.stdin.destroy();
    await sink.close();
  }
}

async function readKnown(
  { out, resume, retryErrors }: BulkOptions,
  ledger: BulkLedger,
  readOnly: boolean,
): Promise<KnownResults | null> {
  return resume && out !== undefined ? resumeResults(out, ledger, { retryErrors, readOnly }) : null;
}
