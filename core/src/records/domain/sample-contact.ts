import type { GenerationSummary } from './generation-record.ts';

/** Whether a record is about a contact of the sandbox's CRM; null before its first version, because nobody knows it then. */
export function isOfSample({ versions }: Pick<GenerationSummary, 'versions'>): boolean | null {
  return versions[0]?.sandbox.crm ?? null;
}

/**
 * Whether one id names two contacts, because the sandbox's CRM has one and a real CRM has the other. Each argument says
 * whether its contact is the sandbox's; null, where nobody knows it, may be either.
 */
export function areOtherContacts(one: boolean | null, other: boolean | null): boolean {
  return one !== null && other !== null && one !== other;
}
