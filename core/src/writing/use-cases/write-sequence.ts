import type { ModelPrice } from '../../models/contract/models.ts';
import { FindReplacement } from '../../models/use-cases/find-replacement.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import { Logger } from '../../platform/logger.ts';
import type { JobRequest } from '../../records/domain/generation-record.ts';
import { type SequenceAnswer, type SequenceRequest, TextGenerator } from '../../models/ports/text-generator.ts';
import { UseCase } from '../../platform/needs.ts';

export interface WrittenSequence {
  readonly written: SequenceAnswer;
  /** The request, with the model that actually wrote. */
  readonly request: JobRequest;
  readonly price: ModelPrice | null;
}

/**
 * Writes a sequence with the requested model. If the vendor has ended it, the replacement that a superadmin named
 * writes instead, and the result says so.
 * Errors: as `TextGenerator.writeSequence`; `model_unavailable` if no replacement was named.
 */
export class WriteSequence extends UseCase({
  textGenerator: TextGenerator,
  findReplacement: FindReplacement,
  modelPrices: ModelPrices,
  logger: Logger,
}) {
  async execute(
    asked: JobRequest,
    from: Pick<SequenceRequest, 'prompt' | 'credential' | 'billedTo' | 'signal' | 'onWriting'>,
    makeCall: MakeCall,
  ): Promise<WrittenSequence> {
    const { textGenerator, modelPrices } = this.deps;
    const { department, serviceTier } = asked;
    const write = (model: string, onAnswered?: () => void): Promise<SequenceAnswer> =>
      textGenerator.writeSequence({ ...from, model, serviceTier, onAnswered });
    let request = asked;
    // Both attempts count as one call, because an ended model is not a failure if another one writes.
    const written = await makeCall((onAnswered) =>
      write(asked.aiModel, onAnswered).catch(async (error: unknown) => {
        request = await this.#withReplacement(asked, error);
        return write(request.aiModel, onAnswered);
      }),
    );
    const { price } = await modelPrices.execute({ department, aiModel: request.aiModel });
    return { written, request, price };
  }

  async #withReplacement(asked: JobRequest, error: unknown): Promise<JobRequest> {
    const isGone = error instanceof AppError && error.code === 'model_unavailable';
    const replacement = isGone ? await this.deps.findReplacement.execute(asked) : null;
    if (replacement === null) throw error;
    this.deps.logger.info({ model: asked.aiModel, replacement: replacement.aiModel }, 'a replacement writes');
    return { ...asked, ...replacement, insteadOf: asked.aiModelLabel };
  }
}
