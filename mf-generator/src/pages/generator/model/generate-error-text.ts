import { ApiError } from '@overture/ui';

const fallback = 'Error generating email sequence. Please try again.';

/** The text for a failed submit (spec, section 8): the server's text if the server refused, else the catalogue's. */
export function generateErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'bad_answer') return 'Unexpected response status';
  if (error.status === 0 || error.code === 'internal') return fallback;
  if (error.code === 'validation_failed') return error.issues[0]?.message || error.message || fallback;
  return error.message || fallback;
}
