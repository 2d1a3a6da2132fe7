import { CredentialResolver } from '../../../connections/ports/credential-resolver.ts';
import { ChooseModel } from '../../../models/use-cases/choose-model.ts';
import { PromptRepository } from '../../ports/prompt-repository.ts';
import type { Candidate, GateVerdict, PublishGate } from '../../ports/publish-gate.ts';
import { keptTrials } from '../contract/trials.ts';
import type { TrialCell } from '../domain/trial-cell.ts';
import type { Trial } from '../domain/trial.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { ListTrials } from './list-trials.ts';
import { type PlannedColumn, type TrialPlan, TrialPlanner } from './trial-planner.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Compares a version with the live one on the golden samples of its domain, with the model that the domain uses.
 * Results of earlier trials are reused.
 */
export class JudgeVersion
  extends UseCase({
    prompts: PromptRepository,
    samples: SampleRepository,
    trials: TrialRepository,
    credentials: CredentialResolver,
    chooseModel: ChooseModel,
    planner: TrialPlanner,
    list: ListTrials,
  })
  implements PublishGate
{
  async judge(candidate: Candidate): Promise<GateVerdict> {
    const { prompts, trials, list, planner } = this.deps;
    const { promptId, department, title, text, version, actor } = candidate;
    const golden = (await this.deps.samples.list(department)).filter((sample) => sample.golden);
    if (golden.length === 0) return { outcome: 'no_golden_samples' };
    const live = await prompts.findById(promptId);
    const isLive = live !== null && live.version > 0 && live.department === department;
    // The same text gives reps the same emails, so there is nothing to judge.
    if (isLive && live.title === title && live.prompt === text) return { outcome: 'passed', brokenInBoth: [] };
    await this.deps.credentials.resolve('Openai', department);
    const model = await this.deps.chooseModel.execute({ department });
    const columns: PlannedColumn[] = [{ version, title, text, ...model }];
    if (isLive) columns.push({ version: live.version, title: live.title, text: live.prompt, ...model });
    const plan = await planner.plan({ actor, promptId, department, purpose: 'gate', columns, samples: golden });
    const same = (await trials.list(promptId, keptTrials)).find((trial) => isSame(trial, plan.trial));
    const open = plan.cells.filter(({ id }) => !hasSpoken(plan.stored.get(id)));
    if (open.length > 0) return { outcome: 'running', trialId: await this.#write(plan, open, same) };
    // Earlier trials have written every cell. The trial is stored, so that the results can be looked at together.
    if (same === undefined) await trials.add(plan.trial, []);
    const { id: trialId } = same ?? plan.trial;
    const { regressions, brokenInBoth } = await list.find(promptId, trialId);
    if (regressions === null || regressions.length === 0) return { outcome: 'passed', brokenInBoth };
    return { outcome: 'failed', trialId, regressions };
  }

  async #write(plan: TrialPlan, open: readonly TrialCell[], same: Trial | undefined): Promise<string> {
    const isUnderWay = open.every(({ id }) => ['pending', 'running'].includes(plan.stored.get(id)?.state ?? ''));
    if (same !== undefined && isUnderWay) return same.id;
    await this.deps.planner.begin(plan);
    return plan.trial.id;
  }
}

/** Whether the model has answered, usably or not. Any other error says nothing about the version. */
function hasSpoken(cell: TrialCell | undefined): boolean {
  return cell?.state === 'ready' || (cell?.state === 'error' && cell.error?.code === 'ai_bad_answer');
}

function isSame(trial: Trial, planned: Trial): boolean {
  const keys = ({ cells }: Trial) => JSON.stringify(cells.map(({ cellId, column }) => [cellId, column]));
  return trial.purpose === 'gate' && keys(trial) === keys(planned);
}
