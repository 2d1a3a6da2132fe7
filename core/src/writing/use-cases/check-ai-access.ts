import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { AiCheck } from '../../connections/ports/vendor-checks.ts';
import { offerOf } from '../../models/domain/offer.ts';
import { AiModelRepository } from '../../models/ports/ai-model-repository.ts';
import { VendorModels } from '../../models/ports/vendor-models.ts';
import { AppError } from '../../platform/app-error.ts';
import { TextGenerator } from '../../models/ports/text-generator.ts';
import { UseCase } from '../../platform/needs.ts';

/** The errors that concern the key and not only the tried model. */
const keyErrors: readonly ErrorCode[] = ['ai_unauthorized', 'ai_quota_exhausted', 'ai_rate_limited', 'ai_unavailable'];

/**
 * Lists the models of a key, and makes one of them write a word, because a restricted key may only list. Where the server
 * lists none, a model that the domain would use writes.
 */
export class CheckAiAccess
  extends UseCase({ vendorModels: VendorModels, models: AiModelRepository, textGenerator: TextGenerator })
  implements AiCheck
{
  async checkAccess(
    credential: Credential,
    billedTo: BilledTo,
    signal?: AbortSignal,
  ): Promise<{ readonly models: number }> {
    const { vendorModels, models, textGenerator } = this.deps;
    const list = await vendorModels.list(credential, signal);
    const { department } = billedTo;
    const offer = list.models.length > 0 ? offerOf([], list) : offerOf(await models.list({ department }), null);
    const model = offer.models.find(({ isDefault }) => isDefault)?.id;
    if (model === undefined) return { models: list.models.length };
    try {
      await textGenerator.tryOut({ model, credential, billedTo, ...(signal && { signal }) });
    } catch (error) {
      if (!(error instanceof AppError) || keyErrors.includes(error.code)) throw error;
    }
    return { models: list.models.length };
  }
}
