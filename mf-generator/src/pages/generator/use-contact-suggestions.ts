import { contactSearchLimits, searchContacts } from '@overture/core/contract';
import { callApi, keepPreviousData, useDebouncedValue, useQuery } from '@overture/ui';
import type { Suggestion } from '@overture/ui';

/** Long enough to finish a word: HubSpot takes five searches a second for everybody together. */
const settleMs = 300;

const none: readonly Suggestion[] = [];

/** The contacts that a name in the link's field may mean; none for a link, and none until a superadmin chose a domain. */
export function useContactSuggestions(text: string, zone: string | undefined): readonly Suggestion[] {
  const [settled] = useDebouncedValue(text.trim(), settleMs);
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
