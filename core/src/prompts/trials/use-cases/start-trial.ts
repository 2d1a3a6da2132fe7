import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { CredentialResolver } from '../../../connections/ports/credential-resolver.ts';
import { ChooseModel, type ChosenModel } from '../../../models/use-cases/choose-model.ts';
import { DescribeModels } from '../../../models/use-cases/describe-models.ts';
import type { PromptTemplate } from '../../domain/prompt.ts';
import { PromptRepository } from '../../ports/prompt-repository.ts';
import { TemplateTexts } from '../../use-cases/template-texts.ts';
import { VersionKeeper } from '../../use-cases/version-keeper.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Sample } from '../domain/sample.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { noSample } from './save-sample.ts';
import { type PlannedColumn, TrialPlanner } from './trial-planner.ts';
import { UseCase } from '../../../platform/needs.ts';

interface Baseline {
  readonly version?: number | undefined;
  readonly aiModel?: string | undefined;
}

export interface TrialInput {
  readonly actor: AuditActor;
  readonly promptId: string;
  /** The saved version to try; by default the live one, unless `text` is set. */
  readonly version?: number | undefined;
  /** An unsaved text to try, with its title. */
  readonly text?: string | undefined;
  readonly title?: string | undefined;
  readonly sampleIds: readonly string[];
  readonly aiModel?: string | undefined;
  /** The second column; see the contract. */
  readonly baseline?: Baseline | null | undefined;
  /** Whether only the plan is returned and nothing starts. */
  readonly dryRun: boolean;
}

export interface StartedTrial {
  /** Null for a dry run. */
  readonly trialId: string | null;
  readonly cells: number;
  readonly toWrite: number;
  readonly expectedUsd: number | null;
}

/**
 * Starts a trial of a template's text or of a model, or only tells what it would write and cost.
 * Errors: `not_found` (prompt, version, sample), `conflict` (nothing to try, or a sample of another domain),
 * `ai_not_configured`, `model_unavailable`, `budget_exhausted`.
 */
export class StartTrial extends UseCase({
  prompts: PromptRepository,
  versionKeeper: VersionKeeper,
  templateTexts: TemplateTexts,
  samples: SampleRepository,
  credentials: CredentialResolver,
  chooseModel: ChooseModel,
  describeModels: DescribeModels,
  planner: TrialPlanner,
}) {
  async execute(input: TrialInput): Promise<StartedTrial> {
    const { prompts, credentials, planner } = this.deps;
    const { actor, promptId, dryRun } = input;
    const prompt = await prompts.findById(promptId);
    if (prompt === null) throw new AppError('not_found', 'This prompt no longer exists.');
    const { department } = prompt;
    const samples = await this.#samplesOf(department, input.sampleIds);
    await credentials.resolve('Openai', department);
    const columns = await this.#columnsOf(prompt, input);
    const plan = await planner.plan({ actor, promptId, department, purpose: 'trial', columns, samples });
    if (!dryRun) await planner.begin(plan);
    return {
      trialId: dryRun ? null : plan.trial.id,
      cells: plan.cells.length,
      toWrite: plan.toWrite.length,
      expectedUsd: plan.trial.expectedUsd,
    };
  }

  async #samplesOf(department: DepartmentKey, ids: readonly string[]): Promise<readonly Sample[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.deps.samples.findById(id)));
    return found.map((sample) => {
      if (sample === null) throw noSample();
      if (sample.department === department) return sample;
      throw new AppError('conflict', `The sample ${sample.name} belongs to another domain than the prompt.`);
    });
  }

  async #columnsOf(prompt: PromptTemplate, input: TrialInput): Promise<readonly PlannedColumn[]> {
    const { version, text, title = prompt.title, aiModel, baseline } = input;
    const usual = await this.deps.chooseModel.execute({ department: prompt.department });
    const model = aiModel === undefined ? usual : await this.#modelOf(prompt.department, aiModel);
    const tried =
      text === undefined
        ? { ...(await this.#versionOf(prompt, version ?? prompt.version)), ...model }
        : { version: null, title, text, ...model };
    if (baseline === null || (baseline === undefined && prompt.version === 0)) return [tried];
    const isLive = tried.version === prompt.version;
    const beside = {
      ...(await this.#versionOf(prompt, baseline?.version ?? prompt.version)),
      ...(baseline?.aiModel !== undefined
        ? await this.#modelOf(prompt.department, baseline.aiModel)
        : isLive
          ? usual
          : model),
    };
    const isSame = beside.title === tried.title && beside.text === tried.text && beside.aiModel === tried.aiModel;
    return isSame ? [tried] : [tried, beside];
  }

  async #versionOf(
    prompt: PromptTemplate,
    version: number,
  ): Promise<Pick<PlannedColumn, 'version' | 'title' | 'text'>> {
    if (version === 0) throw new AppError('conflict', 'This prompt has no published version. Please name a version.');
    if (version === prompt.version) return { version, title: prompt.title, text: prompt.prompt };
    const { versionKeeper, templateTexts } = this.deps;
    const { content } = await versionKeeper.find(templateTexts, prompt.id, version);
    return { version, title: content.title, text: content.prompt };
  }

  /** The chosen model. It may be one that the domain does not offer yet but could, such as a replacement. */
  async #modelOf(department: DepartmentKey, id: string): Promise<ChosenModel> {
    const { describeModels } = this.deps;
    const { models } = await describeModels.available(department);
    const found =
      models.find((model) => model.id === id) ??
      (await describeModels.choices(department)).find((model) => model.id === id && model.state !== 'ended');
    if (found !== undefined) return { aiModel: id, aiModelLabel: found.label };
    throw new AppError('model_unavailable', `The model ${id} is not available for this domain.`);
  }
}
