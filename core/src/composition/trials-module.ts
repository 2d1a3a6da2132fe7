import { DeleteSample } from '../prompts/trials/use-cases/delete-sample.ts';
import { EraseSamples } from '../prompts/trials/use-cases/erase-samples.ts';
import { ListSamples } from '../prompts/trials/use-cases/list-samples.ts';
import { SaveSample } from '../prompts/trials/use-cases/save-sample.ts';
import { ShowReceived } from '../prompts/trials/use-cases/show-received.ts';
import { JudgeVersion } from '../prompts/trials/use-cases/judge-version.ts';
import { ListTrials } from '../prompts/trials/use-cases/list-trials.ts';
import { SamplePrompts } from '../prompts/trials/use-cases/sample-prompts.ts';
import { StartTrial } from '../prompts/trials/use-cases/start-trial.ts';
import { TrialPlanner } from '../prompts/trials/use-cases/trial-planner.ts';
import { WriteTrialCell } from '../prompts/trials/use-cases/write-trial-cell.ts';
import { DescribeModels } from '../models/use-cases/describe-models.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  audit,
  chooseModel,
  clock,
  credentials,
  history,
  ids,
  jobs,
  links,
  logger,
  modelPrices,
  promptComposer,
  prompts,
  readContact,
  reviewer,
  samples,
  spending,
  textGenerator,
  tracing,
  trials,
  usage,
  versions,
} from './tokens.ts';

/** Binds the use cases of samples and trials. */
export function trialsModule({ bind, settings, workerId }: Wiring): void {
  bind(SaveSample, { samples, history, links, readContact, credentials, audit, clock, ids });
  bind(ListSamples, { samples });
  bind(DeleteSample, { samples, trials, audit });
  bind(EraseSamples, { samples, trials });
  bind(ShowReceived, { samples, promptComposer });
  bind(SamplePrompts, { samples, agencies, promptComposer });
  bind(TrialPlanner, { trials, samplePrompts: SamplePrompts, modelPrices, spending, tracing, clock, ids });
  bind(StartTrial, {
    prompts,
    versions,
    samples,
    credentials,
    chooseModel,
    describeModels: DescribeModels,
    planner: TrialPlanner,
  });
  bind(ListTrials, { trials, samples, prompts });
  bind(JudgeVersion, {
    prompts,
    samples,
    trials,
    credentials,
    chooseModel,
    planner: TrialPlanner,
    list: ListTrials,
  });
  bind(WriteTrialCell, {
    trials,
    jobs,
    samplePrompts: SamplePrompts,
    credentials,
    textGenerator,
    reviewer,
    modelPrices,
    usage,
    tracing,
    clock,
    logger,
    settings: { value: { workerId, leaseMs: settings.jobLeaseMs, maxAttempts: settings.jobMaxAttempts } },
  });
}
