import { contactSearchLimits, searchContacts } from '@overture/core/contract';
import { callApi, keepPreviousData, useDebouncedValue, useQuery } from '@overture/ui';
import type { Suggestion } from '@overture/ui';

/** The pause after the last key before a search. HubSpot allows five searches per second for all users together. */
const debounceMs = 300;

const none: readonly Suggestion[] = [];

/** The contacts whose name may be meant. There are none for a link, nor before a superadmin has chosen a domain. */
export function useContactSuggestions(text: string, zone: string | undefined): readonly Suggestion[] {
  const [settled] = useDebouncedValue(text.trim(), debounceMs);
  const isName = settled.length >= contactSearchLimits.min && !settled.includes('/') && zone !== '';
  const { data } = useQuery({
    queryKey: ['contacts', 'search', settled, zone ?? null],
    queryFn: ({ signal }) =>
      callApi(
        searchContacts,
        { query: { q: settled.slice(0, contactSearchLimits.max), ...(zone && { department: zone }) } },
        { signal },
      ),
    enabled: isName,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!isName || data === undefined) return none;
  return data.contacts.map(({ prospectUrl, name, email, company, hubspotId }) => ({
    value: prospectUrl,
    label: name || email || `Contact ${hubspotId}`,
    detail: [company, name ? email : ''].filter(Boolean).join(' · '),
  }));
}
