import { AppError } from '../../shared/app-error.ts';

/** An `ai_unavailable` for a call that was abandoned while the vendor may still have been writing, so that it may be paid for. */
export class LostAnswer extends AppError {
  constructor(cause: unknown) {
    super('ai_unavailable', 'The AI service did not answer in time. Please try again in a moment.', { cause });
    this.name = 'LostAnswer';
  }
}
