import { ApiError } from '@overture/ui';

/** The toast for any link without a contact in it. */
export const invalidLinkText = 'Invalid HubSpot URL format. Please check and try again.';

const fallback = 'Failed to fetch HubSpot data. Please try again.';

/**
 * The text for a failed fetch. For a missing key, a wrong portal and a used-up daily limit, the server's own texts say
 * more than the ones here.
 */
export function fetchErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return fallback;
  switch (error.code) {
    case 'network_error':
      return 'Network error. Please check your connection and try again.';
    case 'crm_unauthorized':
      return 'Authentication error. Please check your HubSpot permissions.';
    case 'crm_contact_not_found':
    case 'not_found':
      return 'Contact not found. Please verify the HubSpot URL.';
    case 'crm_rate_limited':
      return 'Rate limit exceeded. Please wait a moment and try again.';
    case 'bad_answer':
      return error.status >= 200 && error.status <= 500 ? 'No data received from HubSpot API' : fallback;
    case 'validation_failed':
      return error.issues[0]?.message || error.message || fallback;
    case 'internal':
      return fallback;
    default:
      return error.message || 'Failed to fetch HubSpot data';
  }
}
