import type { CrmProperties } from './contact.ts';

/** The first and last name of a contact; empty where the CRM has none. */
export function contactNameOf({ firstname, lastname }: CrmProperties): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
