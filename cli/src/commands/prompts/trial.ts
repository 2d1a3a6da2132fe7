import type { OpenCore } from '@overture/core/composition';
import type { DepartmentKey, TrialWire } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, modelOption } from '../../common-options.ts';
import { argument, defineCommand, flag, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import { printRegressions } from './print-regressions.ts';
import { promptDomainOption } from './prompt-options.ts';

export const tryPrompt = defineCommand({
  summary: 'Generate the emails of samples with a prompt and with the live version, and report what is worse.',
  notes:
    'No record changes. Results of an earlier trial are not paid for again. Exit code 3 means a regression, so that the check of a pull request fails; 1 means that something could not be generated.',
  arguments: {
    prompt: argument('<id|title|file>', 'id or title of the prompt, or a file of `prompts pull`', z.string(), 'files'),
    version: argument('[version]', 'version to try (default: the live one, or the text of the file)', versionNumber()),
  },
  options: {
    samples: option(
      '--samples <ids>',
      'samples to use, separated by commas (default: the golden ones of the domain, or all if there are none)',
      z
        .string()
        .transform((ids) => ids.split(',').map((id) => id.trim()))
        .optional(),
    ),
    model: modelOption('model to try (default: the model that the domain uses)'),
    against: option('--against <id>', 'model to compare with (default: the same)', z.string().optional()),
    dryRun: flag('--dry-run', 'only show what it would cost'),
    domain: promptDomainOption,
    json: jsonOption('the trial with its emails'),
  },
  examples: [
    'overture prompts trial prompts/DT-Sales/website-or-app-relaunch-after-the-enquiry.md --json',
    'overture prompts trial starter-template-6 3 --dry-run',
    'overture prompts trial starter-template-6 --model gpt-5-mini',
  ],
  async run({ prompt: wanted, version, samples, model, against, dryRun, domain, json }, deps) {
    const { io, openCore } = deps;
    const { findPrompt } = await import('../../find-stored.ts');
    const { followTrial } = await import('../../follow-trial.ts');
    const { presentTrial } = await import('@overture/core/prompts/trials/presentation/trial');
    const { readPromptPath } = await import('../../prompt-folder.ts');
    const { StartTrial } = await import('@overture/core/prompts/trials/use-cases/start-trial');
    const core = await openCore();
    const file = wanted.endsWith('.md') ? await readPromptPath(wanted) : undefined;
    if (file !== undefined && file.id === undefined) throw new UsageError(`${wanted} has no id yet. Push it first.`);
    if (file !== undefined && version !== undefined) throw new UsageError('Name a version or a file, not both.');
    const { id: promptId, department } = await findPrompt(file?.id ?? wanted, core, domain);
    const { trialId, ...plan } = await core.get(StartTrial).execute({
      actor: cliActor(),
      promptId,
      version,
      text: file?.text,
      title: file?.title,
      sampleIds: samples ?? (await defaultSamples(department, core)),
      aiModel: model,
      baseline: against === undefined ? undefined : { aiModel: against },
      dryRun,
    });
    const cost = plan.expectedUsd === null ? 'at an unknown price' : `for about $${plan.expectedUsd.toFixed(2)}`;
    io.message(`${plan.cells} sequences, of which ${plan.toWrite} have to be written, ${cost}.`);
    if (trialId === null) return json ? io.json(plan) : undefined;
    const trial = presentTrial(await followTrial({ promptId, trialId }, core, deps));
    const regressions = trial.regressions ?? [];
    if (json) io.json(trial);
    else await printCells(trial, io);
    printRegressions(regressions, io);
    if (regressions.length > 0) return exitCodes.incomplete;
    return trial.counts.error > 0 ? exitCodes.failed : exitCodes.done;
  },
});

function versionNumber() {
  return z.coerce.number('Please name a version by its number').int().positive().optional();
}

async function defaultSamples(department: DepartmentKey, core: OpenCore): Promise<readonly string[]> {
  const { SampleRepository } = await import('@overture/core/prompts/trials/ports/sample-repository');
  const all = await core.get(SampleRepository).list(department);
  const golden = all.filter((sample) => sample.golden);
  const chosen = (golden.length > 0 ? golden : all).map(({ id }) => id);
  if (chosen.length === 0) throw new UsageError('The domain has no samples. Add a contact as a sample first.');
  return chosen;
}

async function printCells(trial: TrialWire, io: Io): Promise<void> {
  const { printTable } = await import('../../table.ts');
  printTable(
    io,
    ['Sample', 'Written with', 'State', 'Emails', 'Words', 'Verified', 'Unsupported', 'Blocked', 'Cost'],
    trial.cells.map(({ sampleName, column, state, error, result }) => [
      sampleName,
      nameOf(trial.columns[column]),
      error === null ? state : `${state}: ${error.message}`,
      ...(result === null
        ? ['-', '-', '-', '-', '-', '-']
        : [
            result.emails.length,
            result.words,
            result.findings.verified,
            result.findings.unsupported,
            result.findings.block,
            result.costUsd === null ? '-' : `$${result.costUsd.toFixed(3)}`,
          ].map(String)),
    ]),
  );
}

function nameOf(column: TrialWire['columns'][number] | undefined): string {
  if (column === undefined) return '-';
  return `${column.version === null ? 'text' : `version ${column.version}`}, ${column.aiModelLabel}`;
}
