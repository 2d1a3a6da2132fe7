import { contactSearchLimits, listHistory } from '@overture/core/contract';
import {
  callApi,
  CommandPalette,
  IconHistory,
  IconUser,
  keepPreviousData,
  queryOptions,
  StatusPill,
  useConfig,
  useDebouncedValue,
  useNavigate,
  useQuery,
  useSession,
} from '@overture/ui';
import { contactLabelOf, contactSearchQuery } from '@overture/ui/contacts';
import type { PaletteGroup } from '@overture/ui';
import { useState } from 'react';
import { pageIcon } from '../layout/menu.tsx';
import { contactOf, contactsFor, generatorOf, recordHolds, recordPath, screensFor } from './palette-entries.ts';

/** Long enough to finish a word, short enough that nobody waits for it. */
const settleMs = 250;
/** As many as fit without scrolling; the queue shows the rest. */
const shownRecords = 5;
const searchLimit = 200;

/** The user's own records that contain `search`, newest first. */
const recordsQuery = (search: string) =>
  queryOptions({
    queryKey: ['history', 'palette', search],
    queryFn: ({ signal }) => callApi(listHistory, { query: { page: 1, limit: shownRecords, search } }, { signal }),
  });

export interface PaletteProps {
  /** Called when the palette was closed and has faded out. */
  readonly onClosed: () => void;
}

/** Finds contacts, records and screens by keyboard. It asks the server for records when the user stops typing. */
export function Palette({ onClosed }: PaletteProps) {
  const navigate = useNavigate();
  const role = useSession()?.role ?? null;
  const config = useConfig();
  const [query, setQuery] = useState('');
  const text = query.trim();
  const [settled] = useDebouncedValue(text, settleMs);
  const search = settled.slice(0, searchLimit);
  const records = useQuery({ ...recordsQuery(search), placeholderData: keepPreviousData });
  const [newest] = useQuery(recordsQuery('')).data?.emailSequences ?? [];
  // For a superadmin the domain of the newest record; an admin's own domain is the server's default.
  const domain = role === 'superadmin' ? (newest?.department ?? config?.departments[0]) : undefined;
  const isName = search.length >= contactSearchLimits.min && !/\/|^\d+$/.test(search);
  const asksCrm = isName && (role === 'admin' || domain !== undefined);
  const inCrm = useQuery({ ...contactSearchQuery(search, domain), enabled: asksCrm });
  const looking = records.isFetching || settled !== text;
  const answered = records.data?.emailSequences ?? [];
  // Until the answer to these words arrives, Enter must not open a record that was found for other words.
  const found = looking ? answered.filter((record) => recordHolds(record, text)) : answered;
  const generator = generatorOf(role);
  const named = contactsFor(text, config, config?.sampleContacts[0]?.url ?? answered[0]?.prospectUrl);
  const inDomain = asksCrm && settled === text ? inCrm.data?.map(contactOf) : undefined;
  const contacts = inDomain ?? named;
  const go = (to: string, state?: unknown) => void navigate(to, { state });

  const groups: PaletteGroup[] = [
    {
      title: inDomain && domain ? `Generate for a contact in ${domain}` : 'Generate for a contact',
      entries: contacts.map(({ label, detail, url }) => ({
        key: `contact ${url}`,
        label,
        detail,
        icon: <IconUser size={18} aria-hidden />,
        onPick: () => generator && go(generator, { contactUrl: url, ...(inDomain && domain && { zone: domain }) }),
      })),
    },
    {
      title: text ? 'Records' : 'Recent records',
      entries: found.map((record) => ({
        key: `record ${record._id}`,
        label: contactLabelOf(record),
        detail: (
          <>
            {record.properties['company']} <StatusPill status={record.responseStatus} />
          </>
        ),
        icon: <IconHistory size={18} aria-hidden />,
        onPick: () => go(recordPath(record)),
      })),
    },
    {
      title: 'Screens',
      entries: screensFor(role, text).map((page) => ({
        key: `screen ${page.path}`,
        label: page.title,
        icon: pageIcon(page.path),
        onPick: () => go(page.path),
      })),
    },
  ];
  return (
    <CommandPalette
      onClosed={onClosed}
      query={query}
      onQuery={setQuery}
      placeholder="Paste a HubSpot link, or search"
      groups={groups}
      note={noteOf({
        looking,
        failed: records.isError,
        empty: groups.every(({ entries }) => entries.length === 0),
      })}
    />
  );
}

function noteOf({ looking, failed, empty }: { looking: boolean; failed: boolean; empty: boolean }): string | undefined {
  if (failed) return 'Your records could not be searched. Contacts and screens are still here.';
  if (looking) return empty ? 'Searching...' : undefined;
  return empty ? 'Nothing found. Paste a contact’s whole HubSpot link, or try other words.' : undefined;
}
