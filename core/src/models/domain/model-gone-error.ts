import { formatDay } from '../../platform/contract/format-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { OfferedModel } from './offer.ts';

/**
 * The error `model_unavailable`, because the vendor has ended the model. It concerns the account: every row of a bulk
 * run with this model would end the same.
 */
export class ModelGoneError extends AppError {
  constructor({ label, shutdownDate }: Pick<OfferedModel, 'label' | 'shutdownDate'>) {
    const when = shutdownDate === null ? 'has ended' : `ended on ${formatDay(shutdownDate)}`;
    super(
      'model_unavailable',
      `${label} ${when}. Please choose another model; a superadmin can move the domain to its replacement under AI Models.`,
    );
    this.name = 'ModelGoneError';
  }
}
