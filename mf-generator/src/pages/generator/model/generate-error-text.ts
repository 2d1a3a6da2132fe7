import { ApiError } from '@overture/ui';

const fallback = 'Error generating email sequence. Please try again.';

/** The text for a failed submit: the server's if the server refused and said why, else a general one. */
export function generateErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'bad_answer') return 'Unexpected response status';
  if (error.status === 0 || error.code === 'internal') return fallback;
  if (error.code === 'validation_failed') return error.issues[0]?.message || error.message || fallback;
  return error.message || fallback;
}
