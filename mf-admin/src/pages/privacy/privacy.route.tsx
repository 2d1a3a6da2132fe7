import { removedWords, type PersonReport } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  ConfirmDialog,
  DataTable,
  EmptyState,
  errorText,
  hasCode,
  IconUser,
  LoadingCard,
  Page,
  PageHeader,
  Timestamp,
  urlText,
  useConfig,
  useLast,
  useQuery,
  useRetry,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { useState } from 'react';
import { saveFile } from '../../saving/save-file.ts';
import { noPerson, PersonForm } from './person-form.tsx';
import { personOf, personQuery, useErasePerson } from './privacy.queries.ts';
import { ReceiptCard } from './receipt-card.tsx';

type ReportedRecord = PersonReport['records'][number];

const tryAgain = 'Nothing was changed. Check your connection and try again.';

const urlFields = { person: urlText() };

const columns: Column<ReportedRecord>[] = [
  { key: 'contact', header: 'Contact', main: true, cell: nameOf },
  { key: 'hubspotId', header: 'HubSpot id', cell: ({ hubspotId }) => hubspotId },
  { key: 'versions', header: 'Versions', align: 'right', cell: ({ versions }) => versions.length },
  { key: 'updatedAt', header: 'Last changed', cell: ({ updatedAt }) => <Timestamp value={updatedAt} /> },
];

/** Privacy (/admin/privacy): shows the stored data about a person, which can be exported or erased. */
export function PrivacyRoute() {
  const [{ person: text }, setState] = useUrlState(urlFields);
  const config = useConfig();
  const [isAsking, setIsAsking] = useState(false);
  const person = text === '' ? undefined : personOf(text, config?.crmHosts ?? []);
  const erase = useErasePerson();
  // The way back in the browser leads to other persons, whom the erasure does not concern.
  const isErasedPerson = erase.variables?.text === text;
  const receipt = isErasedPerson ? erase.data?.receipt : undefined;
  // After an erasure the receipt says what is left. A report that nobody asked for would be logged as well.
  const isAsked = person !== undefined && config !== undefined && !(isErasedPerson && erase.isSuccess);
  const query = useQuery({ ...personQuery(person), enabled: isAsked });
  const report = query.data;
  // The reason stays while the load is tried again.
  const load = useRetry(query, 'Failed to load what is kept', errorText(useLast(query.error), tryAgain));
  const isNobody = hasCode(query.error, 'not_found') || hasCode(query.error, 'validation_failed');
  const isLoading = query.isFetching || (query.isError && !isNobody);
  return (
    <Page>
      <PageHeader
        title="Privacy"
        subtitle="Show what is kept of a person, hand it out, or erase it for good."
        notices={isErasedPerson && erase.isError && <Banner tone="error">{errorText(erase.error)}</Banner>}
      />
      <PersonForm
        key={text}
        text={text}
        problem={isNobody ? errorText(query.error) : text !== '' && person === undefined ? noPerson : undefined}
        isReading={query.isFetching}
        read={(next) => {
          erase.reset();
          if (next === text) void query.refetch();
          else setState({ person: next });
        }}
      />
      {receipt !== undefined && <ReceiptCard receipt={receipt} />}
      {report === undefined && isLoading && <LoadingCard load={load} lines={6} />}
      {report === undefined && !isLoading && receipt === undefined && (
        <EmptyState
          icon={<IconUser size={22} />}
          title="No person chosen yet"
          text="Enter a contact or an address to see which records, hand-overs, samples and log entries are kept."
        />
      )}
      {report !== undefined && (
        <Card
          title={summaryOf(report)}
          actions={
            report.kept.length > 0 && (
              <>
                <AppButton
                  disabled={erase.isPending}
                  onClick={() => saveFile('overture-person.json', JSON.stringify(report, null, 2), 'application/json')}
                >
                  Download
                </AppButton>
                <AppButton variant="danger" busy={erase.isPending} onClick={() => setIsAsking(true)}>
                  Erase
                </AppButton>
              </>
            )
          }
          flush
        >
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
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          if (person !== undefined) erase.mutate({ text, person });
        }}
        title="Erase Person"
        confirmLabel="Erase"
      >
        Are you sure you want to erase <strong>{namesOf(report, text)}</strong>? This removes{' '}
        {removedWords(report?.kept ?? [])} for good. HubSpot, Google Drive and backups are not touched.
      </ConfirmDialog>
    </Page>
  );
}

/** Who is meant: the names that records have, because nobody knows an id by heart, and what was searched for. */
function namesOf(report: PersonReport | undefined, searched: string): string {
  const names = [...new Set(report?.records.map(nameOf))].filter((name) => name !== searched);
  return names.length === 0 ? searched : `${names.join(', ')} (${searched})`;
}

function summaryOf({ kept, totalRecords, records }: PersonReport): string {
  if (kept.length === 0) return 'Nothing is kept';
  return `${removedWords(kept)}${totalRecords > records.length ? ` (the first ${records.length} records are shown)` : ''}`;
}

function nameOf({ properties: { firstname, lastname } }: ReportedRecord): string {
  return [firstname, lastname].filter(Boolean).join(' ') || 'Unnamed contact';
}
