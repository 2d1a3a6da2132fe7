import { contactSearchLimits } from '@overture/core/contract';
import { keepPreviousData, useDebouncedValue, useQuery } from '@overture/ui';
import { contactSearchQuery, describeContact } from '@overture/ui/contacts';
import type { Suggestion } from '@overture/ui';

/** The pause after the last key before a search. HubSpot allows five searches per second for all users together. */
const debounceMs = 300;

const none: readonly Suggestion[] = [];

/** The contacts whose name may be meant. There are none for a link, nor before a superadmin has chosen a domain. */
export function useContactSuggestions(text: string, zone: string | undefined): readonly Suggestion[] {
  const [settled] = useDebouncedValue(text.trim(), debounceMs);
  const isName = settled.length >= contactSearchLimits.min && !settled.includes('/') && zone !== '';
  const { data } = useQuery({
    ...contactSearchQuery(settled, zone),
    enabled: isName,
    placeholderData: keepPreviousData,
  });
  if (!isName || data === undefined) return none;
  return data.map((contact) => ({ value: contact.prospectUrl, ...describeContact(contact) }));
}
