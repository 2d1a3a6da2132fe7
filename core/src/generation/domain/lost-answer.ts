import { AppError } from '../../shared/app-error.ts';

/**
 * An `ai_unavailable` error for an abandoned call that the vendor may still have answered, so that it may cost money.
 */
export class LostAnswer extends AppError {
  constructor(cause: unknown) {
    super('ai_unavailable', 'The AI service did not answer in time. Please try again in a moment.', { cause });
    this.name = 'LostAnswer';
  }
}
