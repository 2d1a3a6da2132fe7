import { AppError } from '../../shared/app-error.ts';

/** `ai_unavailable` of a call that was given up while the vendor may still have been writing: it may be paid for. */
export class LostAnswer extends AppError {
  constructor(cause: unknown) {
    super('ai_unavailable', 'The AI service did not answer in time. Please try again in a moment.', { cause });
    this.name = 'LostAnswer';
  }
}
