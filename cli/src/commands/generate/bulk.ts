import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BulkLedgers, FindActingUser, RunBulk, type BulkSummary } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { readEntries, unknownColumns, type BulkCellReaders } from '../../bulk/bulk-entries.ts';
import { bulkOptionsSchema, type BulkOptions } from '../../bulk/bulk-options.ts';
import { BulkProgress } from '../../bulk/bulk-progress.ts';
import { fileSink, streamSink } from '../../bulk/line-sink.ts';
import { refuseKnownResults, resumeResults } from '../../bulk/result-file.ts';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
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
  const { io } = context;
  if (source !== '-') await mustBeFile(source);
  if (options.out !== undefined && !options.resume && !options.dryRun) await refuseKnownResults(options.out);
  const core = await context.core();
  const { productName, amqpUrl, workerConcurrency } = core.settings;
  const user = await core.get(FindActingUser).execute({ email: options.as });
  const department = options.domain === undefined ? user.department : departmentKey(options.domain, productName);
  const csv = await readCsv(source === '-' ? io.stdin : createReadStream(source));
  const unknown = unknownColumns(csv);
  if (unknown.length > 0) io.message(`Columns that are not known and not read: ${unknown.join(', ')}.`);
  mustBeComplete(csv.columns, { department, prompt: options.prompt });

  const ledger = core.get(BulkLedgers).open();
  const sink = options.out === undefined ? streamSink(process.stdout) : await fileSink(options.out);
  const known =
    options.resume && options.out !== undefined
      ? await resumeResults(options.out, ledger, { retryErrors: options.retryErrors })
      : null;
  const via = options.via ?? (amqpUrl === undefined ? 'inline' : 'queue');
  const progress = new BulkProgress(io, { total: null, before: known?.ended ?? 0 });
  const sharesTerminal = options.out === undefined && io.isTerminal;
  const onInterrupt = (): void =>
    progress.note('Finishing what is being written. Press Ctrl-C again to stop at once; nothing is lost.');
  context.signal.addEventListener('abort', onInterrupt, { once: true });
  try {
    const summary = await core.get(RunBulk).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      auditActor: cliActor(),
      entries: readEntries(csv.rows, cellReaders(core), options.limit),
      defaults: { department, prompt: options.prompt, model: options.model },
      serviceTier: options.serviceTier,
      concurrency: options.concurrency ?? (via === 'inline' ? workerConcurrency : fleetWindow),
      via,
      pushPlaybook: options.pushPlaybook,
      maxCostUsd: options.maxCost ?? null,
      maxFailures: options.maxFailures ?? null,
      ledger,
      resumedSince: known?.since ?? null,
      onOutcome: async (outcome, { spentUsd }) => {
        progress.count(outcome, spentUsd);
        if (sharesTerminal) progress.clear();
        await sink.write(JSON.stringify(outcome));
      },
      drain: context.signal,
      abort: context.secondInterrupt(),
    });
    await sink.close();
    progress.end();
    tell(io, summary, { source, options });
    return exitCodeFor(summary);
  } finally {
    progress.end();
    ledger.close();
  }
};

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
    cost: `Stopped before --max-cost ${options.maxCost ?? ''} would have been passed.`,
    failures: `Stopped after ${errors} failed rows.`,
    account: stopped.kind === 'account' ? stopped.error.message : '',
  }[stopped.kind];
  io.message(`${io.styleMessage('yellow', why)} ${howToResume(source, options)}`);
}

function howToResume(source: string, { out }: BulkOptions): string {
  if (out === undefined) return 'Run it again to go on: what was written is not paid for twice.';
  const again = `overture generate bulk ${source} … --out ${out} --resume`;
  return `Go on with: ${again}`;
}

function exitCodeFor({ errors, stopped }: BulkSummary): ExitCode {
  if (stopped?.kind === 'interrupted') return exitCodes.interrupted;
  if (stopped?.kind === 'account') {
    const code = exitCodeOf(stopped.error.code);
    return code === exitCodes.denied ? code : exitCodes.incomplete;
  }
  return stopped !== null || errors > 0 ? exitCodes.incomplete : exitCodes.done;
}
