import { counted } from '@overture/core/contract';
import { useState } from 'react';
import type { SetStateAction } from 'react';
import {
  ChoiceBar,
  errorText,
  FileDrop,
  SelectField,
  Stack,
  Text,
  TextArea,
  useDebouncedValue,
  useQuery,
  Banner,
} from '@overture/ui';
import { contactsIn, contactsOf } from './contacts-in.ts';
import { crmListsQuery } from './run-list.queries.ts';

/** Where the contacts of a run come from. */
export interface ListSource {
  readonly from: 'list' | 'links' | 'file';
  readonly list: { readonly id: string; readonly name: string } | null;
  readonly text: string;
  readonly file: { readonly file: File; readonly contacts: readonly string[] } | null;
}

export const noSource: ListSource = { from: 'list', list: null, text: '', file: null };

const sources = [
  { value: 'list', label: 'HubSpot list' },
  { value: 'links', label: 'Pasted links' },
  { value: 'file', label: 'CSV file' },
] as const;

export interface ListSourceFieldsProps {
  /** The domain whose CRM is read: null for an admin's own, empty for none yet. */
  readonly department: string | null;
  readonly source: ListSource;
  readonly onSource: (source: SetStateAction<ListSource>) => void;
}

/** Chooses the contacts of a run: a list of HubSpot by its name, links, or a CSV. */
export function ListSourceFields({ department, source, onSource }: ListSourceFieldsProps) {
  const count = source.from === 'links' ? contactsIn(source.text).length : (source.file?.contacts.length ?? 0);
  return (
    <Stack gap="lg">
      <ChoiceBar
        label="Contacts from"
        options={sources}
        value={source.from}
        onChange={(from) => onSource({ ...source, from })}
      />
      {source.from === 'list' && (
        <ListField department={department} list={source.list} onList={(list) => onSource({ ...source, list })} />
      )}
      {source.from === 'links' && (
        <TextArea
          label="Links or ids of contacts"
          description={count === 0 ? 'One in each line.' : counted(count, 'contact')}
          value={source.text}
          onChange={(event) => onSource({ ...source, text: event.currentTarget.value })}
        />
      )}
      {source.from === 'file' && (
        <Stack gap="xs">
          <FileDrop
            kind="CSV"
            label="CSV with a column “contact”"
            file={source.file?.file ?? null}
            onFile={(file) => onSource({ ...source, file: file && { file, contacts: [] } })}
            check={async (file) => {
              const contacts = await contactsOf(file);
              onSource((now) => (now.file?.file === file ? { ...now, file: { file, contacts } } : now));
            }}
          />
          {source.file && <Text c="dimmed">{counted(count, 'contact')}</Text>}
        </Stack>
      )}
    </Stack>
  );
}

function ListField({
  department,
  list,
  onList,
}: {
  readonly department: string | null;
  readonly list: ListSource['list'];
  readonly onList: (list: ListSource['list']) => void;
}) {
  const [typed, setTyped] = useState('');
  // The field shows the chosen list's words, which are no search.
  const [search] = useDebouncedValue(list?.name === typed ? '' : typed.trim(), 250);
  const lists = useQuery(crmListsQuery(department, search));
  const found = lists.data?.lists ?? [];
  const isListed = list === null || found.some(({ id }) => id === list.id);
  return (
    <>
      <SelectField
        label="List"
        placeholder={lists.isLoading ? 'Loading...' : 'Search lists by name'}
        nothingFoundMessage={lists.isFetching ? 'Searching...' : 'No list of this name'}
        searchable
        // HubSpot has searched already.
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        data={[
          ...(isListed ? [] : [{ value: list.id, label: list.name }]),
          ...found.map(({ id, name, kind, size }) => ({ value: id, label: listLabel(name, kind, size) })),
        ]}
        value={list?.id ?? null}
        disabled={department === ''}
        onChange={(id, option) => onList(id === null ? null : { id, name: option?.label ?? id })}
      />
      {lists.isError && <Banner tone="error">{errorText(lists.error, 'Failed to fetch the lists of HubSpot')}</Banner>}
    </>
  );
}

const listLabel = (name: string, kind: 'static' | 'active', size: number | null): string =>
  [name, size === null ? undefined : counted(size, 'contact'), kind].filter(Boolean).join(' · ');
