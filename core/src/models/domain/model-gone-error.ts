import { formatDay } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { OfferedModel } from './offer.ts';

/** `model_unavailable` because the vendor ended the model. It concerns the account: every row that asks for it ends so. */
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
