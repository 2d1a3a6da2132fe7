import { removedWords, type ErasureReceipt, type PersonReport } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  ConfirmDialog,
  DataTable,
  EmptyState,
  IconUser,
  LoadingCard,
  Page,
  PageHeader,
  Timestamp,
} from '@overture/ui';
import type { Column, LoadState } from '@overture/ui';
import { saveFile } from '../../saving/save-file.ts';
import { PersonForm } from './person-form.tsx';
import type { PersonFormProps } from './person-form.tsx';
import { ReceiptCard } from './receipt-card.tsx';

export interface PrivacyViewProps {
  readonly search: PersonFormProps;
  /** Undefined until a person was searched for. */
  readonly report: PersonReport | undefined;
  /** Set while the report is loading or could not be loaded. */
  readonly load: (LoadState & { readonly reason: string }) | undefined;
  readonly receipt: ErasureReceipt | undefined;
  readonly erasure: {
    readonly isAsking: boolean;
    readonly isErasing: boolean;
    readonly problem: string | undefined;
    readonly ask: () => void;
    readonly close: () => void;
    readonly confirm: () => void;
  };
}

type ReportedRecord = PersonReport['records'][number];

const columns: Column<ReportedRecord>[] = [
  { key: 'contact', header: 'Contact', main: true, cell: nameOf },
  { key: 'hubspotId', header: 'HubSpot id', cell: ({ hubspotId }) => hubspotId },
  { key: 'versions', header: 'Versions', align: 'right', cell: ({ versions }) => versions.length },
  { key: 'updatedAt', header: 'Last changed', cell: ({ updatedAt }) => <Timestamp value={updatedAt} /> },
];

/** Who is meant: the names that records have, because nobody knows an id by heart, and what was searched for. */
function personOf(report: PersonReport | undefined, searched: string): string {
  const names = [...new Set(report?.records.map(nameOf))].filter((name) => name !== searched);
  return names.length === 0 ? searched : `${names.join(', ')} (${searched})`;
}

/** The stored data about one person, which can be exported or erased. */
export function PrivacyView({ search, report, load, receipt, erasure }: PrivacyViewProps) {
  return (
    <Page>
      <PageHeader
        title="Privacy"
        subtitle="Show what is kept of a person, hand it out, or erase it for good."
        notices={erasure.problem !== undefined && <Banner tone="error">{erasure.problem}</Banner>}
      />
      <PersonForm key={search.text} {...search} />
      {receipt !== undefined && <ReceiptCard receipt={receipt} />}
      {report === undefined && load && <LoadingCard load={load} lines={6} text={load.reason} />}
      {report === undefined && !load && receipt === undefined && (
        <EmptyState
          icon={<IconUser size={22} />}
          title="No person chosen yet"
          text="Enter a contact or an address to see which records, hand-overs, samples and log entries are kept."
        />
      )}
      {report !== undefined && (
        <Card title={summaryOf(report)} actions={report.kept.length > 0 && actionsOf(report, erasure)} flush>
          <DataTable<ReportedRecord>
            label="Records"
            columns={columns}
            rows={report.records}
            rowKey={({ _id }) => _id}
            skeletonRows={1}
            empty={{ title: 'No records', text: 'Nothing was written about or for this person.' }}
          />
        </Card>
      )}
      <ConfirmDialog
        opened={erasure.isAsking}
        onClose={erasure.close}
        onConfirm={erasure.confirm}
        title="Erase Person"
        confirmLabel="Erase"
      >
        Are you sure you want to erase <strong>{personOf(report, search.text)}</strong>? This removes{' '}
        {removedWords(report?.kept ?? [])} for good. HubSpot, Google Drive and backups are not touched.
      </ConfirmDialog>
    </Page>
  );
}

function actionsOf(report: PersonReport, { isErasing, ask }: PrivacyViewProps['erasure']) {
  return (
    <>
      <AppButton
        disabled={isErasing}
        onClick={() => saveFile('overture-person.json', JSON.stringify(report, null, 2), 'application/json')}
      >
        Download
      </AppButton>
      <AppButton variant="danger" busy={isErasing} onClick={ask}>
        Erase
      </AppButton>
    </>
  );
}

function summaryOf({ kept, totalRecords, records }: PersonReport): string {
  if (kept.length === 0) return 'Nothing is kept';
  return `${removedWords(kept)}${totalRecords > records.length ? ` (the first ${records.length} records are shown)` : ''}`;
}

function nameOf({ properties: { firstname, lastname } }: ReportedRecord): string {
  return [firstname, lastname].filter(Boolean).join(' ') || 'Unnamed contact';
}
