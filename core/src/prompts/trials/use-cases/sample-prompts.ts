import type { ContactSnapshot } from '../../../contacts/domain/contact.ts';
import { policyOf } from '../../agency/domain/agency.ts';
import { AgencyRepository } from '../../agency/ports/agency-repository.ts';
import { type Composable, type ComposedPrompt, PromptComposer } from '../../../writing/use-cases/prompt-composer.ts';
import { cellId } from '../domain/cell-id.ts';
import type { Sample } from '../domain/sample.ts';
import type { TrialCell } from '../domain/trial-cell.ts';
import { trialSender } from '../domain/trial-sender.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { noSample } from './save-sample.ts';
import { UseCase } from '../../../platform/needs.ts';

/** The prompt of a cell. */
export interface SamplePrompt {
  readonly cellId: string;
  readonly record: Composable;
  readonly snapshot: ContactSnapshot;
  readonly composed: ComposedPrompt;
  /** Builds the same prompt with fewer tokens, for a model to which the usual length is too long. */
  readonly fitted: (maxTokens: number) => Promise<ComposedPrompt>;
}

/** Builds prompts for samples as a generation does. */
export class SamplePrompts extends UseCase({
  samples: SampleRepository,
  agencies: AgencyRepository,
  promptComposer: PromptComposer,
}) {
  /** The prompt for a sample. Errors: `not_found` (the sample). */
  async of(
    sample: Pick<Sample, 'id' | 'department'>,
    { promptId, title, text, aiModel }: Pick<TrialCell, 'promptId' | 'title' | 'text' | 'aiModel'>,
  ): Promise<SamplePrompt> {
    const { samples, agencies, promptComposer } = this.deps;
    const { department } = sample;
    const [material, agency] = await Promise.all([samples.findMaterial(sample.id), agencies.find(department)]);
    if (material === null) throw noSample();
    const { snapshot, context, pdf } = material;
    const record = {
      userId: '',
      job: { request: { department, promptTitle: title, aiModel } },
      inputs: { context, pdf, promptText: text },
    };
    const compose = (maxTokens?: number) =>
      promptComposer.compose({ record, snapshot, sender: trialSender, maxTokens });
    const composed = await compose();
    const { prompt } = composed;
    return {
      cellId: cellId({ promptId, sampleId: sample.id, prompt, aiModel, policy: policyOf(agency) }),
      record,
      snapshot,
      composed,
      fitted: compose,
    };
  }
}
