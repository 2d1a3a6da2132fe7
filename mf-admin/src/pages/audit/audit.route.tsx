import { auditActions } from '@overture/core/contract';
import type { AuditEntryWire } from '@overture/core/contract';
import {
  AppButton,
  IconListDetails,
  Page,
  PageHeader,
  SelectField,
  Timestamp,
  urlChoice,
  urlNumber,
  urlPageSize,
  urlText,
  useQuery,
  useTypedSearch,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { ListCard } from '../../lists/list-card.tsx';
import { useExistingPage } from '../../lists/use-existing-page.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { auditPageQuery, useAuditExport } from './audit.queries.ts';

const addressFields = { actor: urlText(), action: urlChoice(auditActions), page: urlNumber(1), limit: urlPageSize() };

const columns: readonly Column<AuditEntryWire>[] = [
  { key: 'at', header: 'When', width: '16%', cell: ({ at }) => <Timestamp value={at} show="datetime" /> },
  { key: 'actor', header: 'Who', main: true, width: '20%', cell: ({ actor }) => <span title={actor}>{actor}</span> },
  { key: 'action', header: 'What', width: '15%', cell: ({ action }) => wordsOf(action) },
  {
    key: 'target',
    header: 'Target',
    width: '20%',
    shrink: true,
    cell: ({ target }) => <bdi title={target}>{target}</bdi>,
  },
  { key: 'detail', header: 'Detail', wrap: true, cell: ({ detail }) => <bdi>{detail}</bdi> },
];

/** Audit Log (/admin/audit): superadmins search and export who did what. */
export function AuditRoute() {
  const [{ actor, action, page, limit }, setAddress] = useUrlState(addressFields);
  const [typed, onType] = useTypedSearch(actor, (next) => setAddress({ actor: next }, { replace: true }));
  const filter = { actor: actor.slice(0, 254) || undefined, action };
  const entries = useQuery(auditPageQuery({ ...filter, page, limit }));
  const load = useListLoad(entries, 'Failed to fetch the audit log');
  const exporting = useAuditExport();
  useExistingPage(entries, page, (last) => setAddress({ page: last }, { replace: true }));
  return (
    <Page>
      <PageHeader
        title="Audit Log"
        subtitle="Who signed in, changed, read or exported something. Entries are only added, and linked by a key: overture audit verify finds what was changed by hand."
        actions={
          <AppButton busy={exporting.isPending} onClick={() => exporting.mutate(filter)}>
            Export
          </AppButton>
        }
      />
      <ListCard<AuditEntryWire>
        label="Audit Log"
        columns={columns}
        rows={entries.data?.rows}
        rowKey={({ _id }) => _id}
        total={entries.data?.total ?? 0}
        page={page}
        limit={limit}
        offset={(page - 1) * limit}
        load={load}
        loadingLabel="Loading the audit log..."
        search={{ typed, onType, placeholder: 'Search by who did it' }}
        filter={
          <SelectField
            aria-label="What"
            placeholder="Everything"
            data={auditActions.map((value) => ({ value, label: wordsOf(value) }))}
            value={action ?? null}
            clearable
            searchable
            clearButtonProps={{ 'aria-label': 'Clear what' }}
            onChange={(next) => setAddress({ action: auditActions.find((one) => one === next) })}
          />
        }
        filtered={actor !== '' || action !== undefined}
        onClearFilters={() => {
          onType('');
          setAddress({ actor: '', action: undefined });
        }}
        empty={{
          icon: <IconListDetails size={22} />,
          title: 'Nothing yet',
          text: 'What people do from now on is listed here.',
        }}
        alwaysPaged
        onPage={(next) => setAddress({ page: next })}
        onLimit={(next) => setAddress({ limit: next })}
      />
    </Page>
  );
}

/** An action as text: `user_created` becomes "User created". */
function wordsOf(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
