import type { OpenCore } from '@overture/core/composition';
import { counted, type DepartmentKey, departmentNames, dollars, type TrialWire } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, jsonOption, listSchema, modelOption } from '../../common-options.ts';
import { argument, defineCommand, flag, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { findPrompt } from '../../find-stored.ts';
import { printList, shortMoment, yesOrNo } from '../../print.ts';
import { UsageError } from '../../usage-error.ts';
import { printBrokenInBoth, printRegressions, promptDomainOption, versionNumber } from './versions.ts';

export const samples = defineCommand({
  summary: 'List the samples (stored contacts) on which prompts are tried, newest first.',
  options: { domain: domainOption('only samples of this domain'), json: jsonOption('the samples') },
  examples: ['overture prompts samples --domain DT-Sales'],
  async run({ domain, json }, { io, openCore }) {
    const { SampleRepository } = await import('@overture/core/prompts/trials/ports/sample-repository');
    const { presentSample } = await import('@overture/core/prompts/trials/presentation/sample');
    const core = await openCore();
    const { productName } = core.settings;
    const stored = await core.get(SampleRepository).list(departmentKey(domain, productName) ?? null);
    const names = departmentNames(productName);
    await printList(
      io,
      stored.map((sample) => presentSample(sample, names)),
      {
        json,
        none: 'There are no samples.',
        row: ({ name, department, golden, createdAt, _id }) => ({
          Name: name,
          Domain: department,
          'Must pass': yesOrNo(golden),
          Created: shortMoment(createdAt),
          Id: _id,
        }),
      },
    );
  },
});

export const trial = defineCommand({
  summary: 'Generate the emails of samples with a prompt and with the live version, and report what is worse.',
  notes:
    'No record changes. Results of an earlier trial are not paid for again. Exit code 3 means a regression, so that the check of a pull request fails; 1 means that something could not be generated.',
  arguments: {
    prompt: argument('<id|title|file>', 'id or title of the prompt, or a file of `prompts pull`', z.string(), 'files'),
    version: argument(
      '[version]',
      'version to try (default: the live one, or the text of the file)',
      versionNumber.optional(),
    ),
  },
  options: {
    samples: option(
      '--samples <ids>',
      'samples to use, separated by commas (default: those of the domain that must pass, or all if there are none)',
      listSchema.optional(),
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
  async run({ prompt: wanted, version, samples: chosen, model, against, dryRun, domain, json }, deps) {
    const { io, openCore } = deps;
    const { followTrial } = await import('../../follow-trial.ts');
    const { presentTrial } = await import('@overture/core/prompts/trials/presentation/trial');
    const { StartTrial } = await import('@overture/core/prompts/trials/use-cases/start-trial');
    const core = await openCore();
    const { readPromptPath } = await import('../../prompt-files.ts');
    const file = wanted.endsWith('.md') ? await readPromptPath(wanted) : undefined;
    if (file !== undefined && file.id === undefined) throw new UsageError(`${wanted} has no id yet. Push it first.`);
    if (file !== undefined && version !== undefined) throw new UsageError('Name a version or a file, not both.');
    const { id: promptId, department } = await findPrompt(core, file?.id ?? wanted, domain);
    const { trialId, ...plan } = await core.get(StartTrial).execute({
      actor: cliActor(),
      promptId,
      version,
      text: file?.text,
      title: file?.title,
      sampleIds: chosen ?? (await defaultSamples(department, core)),
      aiModel: model,
      baseline: against === undefined ? undefined : { aiModel: against },
      dryRun,
    });
    const cost = plan.expectedUsd === null ? 'at an unknown price' : `for about ${dollars(plan.expectedUsd)}`;
    io.message(`${counted(plan.cells, 'sequence')}, of which ${plan.toWrite} must be written, ${cost}.`);
    if (trialId === null) return json ? io.json(plan) : undefined;
    const ended = presentTrial(await followTrial({ promptId, trialId }, core, deps));
    const regressions = ended.regressions ?? [];
    if (json) io.json(ended);
    else await printList(io, ended.cells, { json, row: (cell) => rowOf(cell, ended) });
    printRegressions(regressions, io);
    printBrokenInBoth(ended.brokenInBoth, io);
    if (regressions.length > 0) return exitCodes.incomplete;
    return ended.counts.error > 0 ? exitCodes.failed : exitCodes.done;
  },
});

async function defaultSamples(department: DepartmentKey, core: OpenCore): Promise<readonly string[]> {
  const { SampleRepository } = await import('@overture/core/prompts/trials/ports/sample-repository');
  const all = await core.get(SampleRepository).list(department);
  const golden = all.filter((sample) => sample.golden);
  const chosen = (golden.length > 0 ? golden : all).map(({ id }) => id);
  if (chosen.length === 0)
    throw new UsageError('The domain has no samples. Add one on the web: AI Prompts, a prompt, Add Sample.');
  return chosen;
}

function rowOf({ sampleName, column, state, error, result }: TrialWire['cells'][number], { columns }: TrialWire) {
  return {
    Sample: sampleName,
    With: nameOf(columns[column]),
    State: error === null ? state : `${state}: ${error.message}`,
    Emails: result && result.emails.length,
    Words: result && result.words,
    Verified: result && result.findings.verified,
    Unsupported: result && result.findings.unsupported,
    Blocked: result && result.findings.block,
    Cost: result?.costUsd == null ? null : `$${result.costUsd.toFixed(3)}`,
  };
}

function nameOf(column: TrialWire['columns'][number] | undefined): string {
  if (column === undefined) return '-';
  return `${column.version === null ? 'text' : `version ${column.version}`}, ${column.aiModelLabel}`;
}
