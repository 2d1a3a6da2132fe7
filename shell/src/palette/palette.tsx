import { listHistory } from '@overture/core/contract';
import {
  callApi,
  IconHistory,
  IconUser,
  keepPreviousData,
  StatusPill,
  useConfig,
  useDebouncedValue,
  useNavigate,
  useQuery,
  useSession,
} from '@overture/ui';
import { CommandPalette } from '@overture/ui/palette';
import type { PaletteGroup } from '@overture/ui/palette';
import { useState } from 'react';
import { menuOf, pageIcon } from '../layout/menu.tsx';
import { contactsFor, generatorOf, recordHolds, recordLabel, recordPath, screensFor } from './palette-entries.ts';

/** Long enough for a word to be finished, short enough not to be waited for. */
const settleMs = 250;
/** What fits in sight; the queue has the rest. */
const shownRecords = 5;
const searchLimit = 200;

export interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The way to any contact, record and screen by keyboard. The server is asked for records once typing settles. */
export function Palette({ opened, onClose, onClosed }: PaletteProps) {
  const navigate = useNavigate();
  const role = useSession()?.role ?? null;
  const config = useConfig();
  const [query, setQuery] = useState('');
  const text = query.trim();
  const [settled] = useDebouncedValue(text, settleMs);
  const search = settled.slice(0, searchLimit);
  const records = useQuery({
    queryKey: ['history', 'palette', search],
    queryFn: ({ signal }) =>
      callApi(listHistory, { query: { page: 1, limit: shownRecords, ...(search ? { search } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const looking = records.isFetching || settled !== text;
  const answered = records.data?.emailSequences ?? [];
  // Until the answer to these words is here, Enter must not open what only other words had found.
  const found = looking ? answered.filter((record) => recordHolds(record, text)) : answered;
  const generator = generatorOf(role);
  const contacts = contactsFor(text, config, config?.sampleContacts[0]?.url ?? answered[0]?.prospectUrl);
  const go = (to: string, state?: unknown) => void navigate(to, { state });

  const groups: PaletteGroup[] = [
    {
      title: 'Generate for a contact',
      entries: contacts.map(({ label, detail, url }) => ({
        key: `contact ${url}`,
        label,
        detail,
        icon: <IconUser size={18} aria-hidden />,
        onPick: () => generator && go(generator, { contactUrl: url }),
      })),
    },
    {
      title: text ? 'Records' : 'Recent records',
      entries: found.map((record) => ({
        key: `record ${record._id}`,
        label: recordLabel(record),
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
      entries: inMenuOrder(screensFor(role, text), role).map(({ path, title }) => ({
        key: `screen ${path}`,
        label: title,
        icon: pageIcon(path),
        onPick: () => go(path),
      })),
    },
  ];
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
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

/** As the sidebar has them; what it does not list comes last. */
function inMenuOrder<T extends { readonly path: string }>(screens: readonly T[], role: string | null): T[] {
  const menu = menuOf(role).flatMap(({ items }) => items.map(({ to }) => to));
  const place = ({ path }: T): number => menu.indexOf(path) + (menu.includes(path) ? 0 : menu.length + 1);
  return screens.toSorted((a, b) => place(a) - place(b));
}

function noteOf({ looking, failed, empty }: { looking: boolean; failed: boolean; empty: boolean }): string | undefined {
  if (failed) return 'Your records could not be searched. Contacts and screens are still here.';
  if (looking) return empty ? 'Searching...' : undefined;
  return empty ? 'Nothing found. Paste a contact’s whole HubSpot link, or try other words.' : undefined;
}
