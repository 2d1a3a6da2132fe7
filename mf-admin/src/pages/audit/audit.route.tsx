import { useState } from 'react';
import { auditActions, auditKinds, requestedDateSchema } from '@overture/core/contract';
import type { ShownAuditEntry } from '@overture/core/contract';
import {
  AppButton,
  IconButton,
  IconEye,
  IconListDetails,
  Page,
  PageHeader,
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
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { auditPageQuery, useAuditExport, useVerification } from './audit.queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntrySentence } from './entry-sentence.tsx';
import { VerificationBanner } from './verification-banner.tsx';

const addressFields = {
  actor: urlText(),
  kind: urlChoice(auditKinds),
  action: urlChoice(auditActions),
  from: urlText(),
  to: urlText(),
  page: urlNumber(1),
  limit: urlPageSize(),
};

/** Audit Log (/admin/audit): superadmins search, verify and export who did what. */
export function AuditRoute() {
  const [{ actor, kind, action, from, to, page, limit }, setAddress] = useUrlState(addressFields);
  const [typed, onType] = useTypedSearch(actor, (next) => setAddress({ actor: next }, { replace: true }));
  const filter = { actor: actor.slice(0, 254) || undefined, kind, action, from: dayOf(from), to: dayOf(to) };
  const entries = useQuery(auditPageQuery({ ...filter, page, limit }));
  const load = useListLoad(entries, 'Failed to fetch the audit log');
  const exporting = useAuditExport();
  const verification = useVerification();
  const [shown, setShown] = useState<ShownAuditEntry | null>(null);
  useExistingPage(entries, page, (last) => setAddress({ page: last }, { replace: true }));
  const columns: readonly Column<ShownAuditEntry>[] = [
    { key: 'entry', header: 'What happened', main: true, wrap: true, cell: (entry) => <EntrySentence entry={entry} /> },
    { key: 'at', header: 'When', width: 190, cell: ({ at }) => <Timestamp value={at} show="datetime" /> },
    {
      key: 'closer',
      header: 'Details',
      actions: true,
      width: 80,
      cell: (entry) => <IconButton label="Look closer" icon={<IconEye size={16} />} onClick={() => setShown(entry)} />,
    },
  ];
  return (
    <Page>
      <PageHeader
        title="Audit Log"
        subtitle="Who signed in, changed, read or exported something. Entries are only added; Verify finds what was changed by hand."
        actions={
          <>
            <AppButton busy={verification.isPending} onClick={() => verification.mutate()}>
              Verify
            </AppButton>
            <AppButton busy={exporting.isPending} onClick={() => exporting.mutate(filter)}>
              Export
            </AppButton>
          </>
        }
        notices={<VerificationBanner data={verification.data} error={verification.error} />}
      />
      <ListCard<ShownAuditEntry>
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
          <AuditFilterFields
            chosen={{ kind, action, from: filter.from ?? '', to: filter.to ?? '' }}
            onChange={setAddress}
          />
        }
        filtered={Object.values(filter).some((value) => value !== undefined)}
        onClearFilters={() => {
          onType('');
          setAddress({ actor: '', kind: undefined, action: undefined, from: '', to: '' });
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
      <EntryDialog entry={shown} onClose={() => setShown(null)} />
    </Page>
  );
}

/** A day of the address that the API takes; undefined for anything else. */
function dayOf(text: string): string | undefined {
  return requestedDateSchema.safeParse(text).data;
}
