import { loadTokenCounter } from '../../../models/domain/count-tokens.ts';
import { PromptComposer } from '../../../writing/use-cases/prompt-composer.ts';
import { partsOf, type PromptPart } from '../domain/prompt-part.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { noSample } from './save-sample.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Returns the prompt that a model receives for a sample with a template's text and a user as sender. Errors:
 * `not_found`.
 */
export class ShowReceived extends UseCase({ samples: SampleRepository, promptComposer: PromptComposer }) {
  async execute(input: {
    readonly userId: string;
    readonly sampleId: string;
    readonly title: string;
    readonly text: string;
  }): Promise<readonly PromptPart[]> {
    const { samples, promptComposer } = this.deps;
    const sample = await samples.findById(input.sampleId);
    const material = sample && (await samples.findMaterial(sample.id));
    if (sample === null || material === null) throw noSample();
    const { snapshot, context, pdf } = material;
    const { prompt } = await promptComposer.compose({
      record: {
        userId: input.userId,
        job: { request: { department: sample.department, promptTitle: input.title, aiModel: '' } },
        inputs: { context, pdf, promptText: input.text },
      },
      snapshot,
    });
    return partsOf(prompt, await loadTokenCounter());
  }
}
