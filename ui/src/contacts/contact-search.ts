import { contactSearchLimits, searchContacts } from '@overture/core/contract';
import type { FoundContactWire } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

/** The contacts whose name may be meant, in the CRM of a domain; undefined for the user's own domain. */
export const contactSearchQuery = (words: string, department: string | undefined) =>
  queryOptions({
    queryKey: ['contacts', 'search', words, department ?? null],
    queryFn: ({ signal }) =>
      callApi(searchContacts, { query: { q: words.slice(0, contactSearchLimits.max), department } }, { signal }),
    select: ({ contacts }) => contacts,
    staleTime: 60_000,
  });

/** What a found contact is called, and what tells it from others of the name. */
export function describeContact({ name, email, company, hubspotId }: Omit<FoundContactWire, 'prospectUrl'>) {
  return {
    label: name || email || `Contact ${hubspotId}`,
    detail: [company, name && email].filter(Boolean).join(' · '),
  };
}
