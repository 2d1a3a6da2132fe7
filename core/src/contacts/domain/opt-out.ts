import type { CrmProperties } from './contact.ts';

/** Whether the contact has unsubscribed from all email, as the CRM knows it. */
export function hasOptedOut(properties: CrmProperties): boolean {
  return properties['hs_email_optout'] === 'true';
}
