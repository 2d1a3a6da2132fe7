import { rowStatuses } from '@overture/core/contract';
import type { RunRowWire, RunWire } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  capitalised,
  Card,
  ChoiceBar,
  ConfirmDialog,
  DataTable,
  dollars,
  EmptyState,
  errorText,
  hasCode,
  IconArrowLeft,
  IconChecks,
  IconInbox,
  LoadingCard,
  ownRecordPath,
  Page,
  PageHeader,
  Pagination,
  Stack,
  Text,
  TextLink,
  Timestamp,
  toast,
  TwoLines,
  urlChoice,
  urlNumber,
  useAnnounced,
  useParams,
  useQuery,
  useRetry,
  useSession,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { useState } from 'react';
import { rowOrder, RunProgress, rowWord, stateText } from '../runs/run-words.tsx';
import { runQuery, runRowsQuery, useControlRun } from '../runs/runs.queries.ts';
import type { RunControl } from '../runs/runs.queries.ts';
import { RaiseCap } from './raise-cap.tsx';

const fields = { page: urlNumber(1), status: urlChoice(rowStatuses) };

/** One run (/runs/{runId}): how far it is, what it has cost, its contacts, and what can be done with it. */
export function RunRoute() {
  const { runId = '' } = useParams();
  const query = useQuery(runQuery(runId));
  const isGone = hasCode(query.error, 'not_found');
  const load = useRetry({ ...query, isLoadingError: query.isLoadingError && !isGone }, 'Failed to load the run');
  const run = query.data;
  useAnnounced(run && `${run.name}: ${stateText(run)}`);
  return (
    <Page>
      <PageHeader
        back={
          <TextLink to="/runs" icon={<IconArrowLeft size={16} />}>
            Runs
          </TextLink>
        }
        title={run?.name ?? 'Run'}
        subtitle={run ? `Sequences for a list of contacts: ${run.promptTitle} · ${run.department}` : ''}
        actions={run && <RunActions run={run} />}
        notices={run?.why && <Why run={run} />}
      />
      {isGone && (
        <Card>
          <EmptyState
            icon={<IconInbox size={22} />}
            title="There is no such run."
            action={<TextLink to="/runs">Runs</TextLink>}
          />
        </Card>
      )}
      {!isGone && run === undefined && <LoadingCard load={load} lines={6} />}
      {run && (
        <>
          <Card title={stateText(run)}>
            <Stack gap="lg">
              <RunProgress run={run} />
              <Text>
                <strong>{dollars(run.spentUsd)}</strong> of at most {dollars(run.maxCostUsd)}. Started{' '}
                <Timestamp value={run.createdAt} show="datetime" />
                {run.endedAt && (
                  <>
                    , ended <Timestamp value={run.endedAt} show="datetime" />
                  </>
                )}
                {run.serviceTier === 'flex' && ', at half price'}.
              </Text>
            </Stack>
          </Card>
          <RunRows run={run} />
        </>
      )}
    </Page>
  );
}

function Why({ run }: { readonly run: RunWire }) {
  return (
    <Banner
      tone={run.state === 'stopped' ? 'info' : 'warning'}
      action={run.atMaximum ? <RaiseCap run={run} /> : undefined}
    >
      {run.why?.message}
    </Banner>
  );
}

function RunActions({ run }: { readonly run: RunWire }) {
  const control = useControlRun(run._id);
  const [isAsking, setAsking] = useState(false);
  // Review lists the user's own results.
  const isOwn = useSession()?.userId === run.user._id;
  const isOpen = run.state === 'running' || run.state === 'paused';
  const act = (what: RunControl) =>
    control.mutate(what, { onError: (error) => toast.error(errorText(error, 'The run could not be changed')) });
  return (
    <>
      {isOwn && run.counts.ready > 0 && (
        <AppButton
          variant={isOpen ? 'secondary' : 'primary'}
          icon={<IconChecks size={16} />}
          to={`/admin/review?runId=${run._id}`}
        >
          Review
        </AppButton>
      )}
      {run.counts.error > 0 && run.state !== 'stopped' && (
        <AppButton busy={control.isPending} onClick={() => act({ kind: 'retry' })}>
          Try {run.counts.error.toLocaleString()} failed again
        </AppButton>
      )}
      {isOpen && (
        <AppButton variant="quiet" onClick={() => setAsking(true)}>
          Stop
        </AppButton>
      )}
      {run.state === 'running' && (
        <AppButton busy={control.isPending} onClick={() => act({ kind: 'pause' })}>
          Pause
        </AppButton>
      )}
      {run.state === 'paused' && (
        <AppButton
          variant={run.atMaximum ? 'secondary' : 'primary'}
          busy={control.isPending}
          onClick={() => act({ kind: 'resume' })}
        >
          Resume
        </AppButton>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          act({ kind: 'stop' });
        }}
        title="Stop the run"
        confirmLabel="Stop"
      >
        What a worker is writing now is finished. No other contact is written, and the run cannot go on.
      </ConfirmDialog>
    </>
  );
}

function RunRows({ run }: { readonly run: RunWire }) {
  const [{ page, status }, set] = useUrlState(fields);
  const rows = useQuery(runRowsQuery(run, status, page));
  const load = useRetry(rows, 'Failed to fetch the contacts');
  const isOwn = useSession()?.userId === run.user._id;
  const shown = rowOrder.filter((one) => run.counts[one] > 0 || one === status);
  const all = { value: 'all', label: 'All' } as const;
  return (
    <Stack gap="md">
      <ChoiceBar
        label="Show"
        options={[
          all,
          ...shown.map((one) => ({
            value: one,
            label: `${capitalised(rowWord(one, run))} ${run.counts[one].toLocaleString()}`,
          })),
        ]}
        value={status ?? 'all'}
        onChange={(next) => set({ status: next === 'all' ? undefined : next })}
      />
      <Card flush>
        <DataTable
          label="Contacts"
          columns={columnsOf(run)}
          rows={rows.data?.rows}
          rowKey={({ row }) => row}
          rowState={(row) => row.status}
          rowLink={(row) => linkOf(row, run, isOwn)}
          load={load}
          loadingLabel="Loading contacts..."
          skeletonRows={10}
        />
        {rows.data && rows.data.total > 25 && (
          <Pagination page={page} limit={25} total={rows.data.total} onPage={(next) => set({ page: next })} />
        )}
      </Card>
    </Stack>
  );
}

/** The record of a contact that was written, also where it failed. */
function linkOf(
  { recordId, hubspotId }: RunRowWire,
  { _id: runId, user }: RunWire,
  isOwn: boolean,
): string | undefined {
  if (recordId === null || hubspotId === null) return undefined;
  return isOwn ? ownRecordPath(hubspotId, { runId }) : `/admin/user-details/${user._id}?hubspotId=${hubspotId}`;
}

const columnsOf = (run: RunWire): readonly Column<RunRowWire>[] => [
  {
    key: 'contact',
    header: 'Contact',
    main: true,
    cell: ({ row, hubspotId, contact, contactName, company }) => {
      const id = hubspotId ?? contact;
      const below = [`Row ${row}`, company, contactName && id].filter(Boolean).join(' · ');
      return (
        <TwoLines wrap below={below} title={contactName ?? id}>
          {contactName ?? id}
        </TwoLines>
      );
    },
  },
  {
    key: 'status',
    header: 'Status',
    width: '52%',
    wrap: true,
    cell: ({ status, error }) => (
      <TwoLines wrap below={error?.message} tone={status === 'error' ? 'error' : 'muted'}>
        {capitalised(rowWord(status, run))}
      </TwoLines>
    ),
  },
  {
    key: 'cost',
    header: 'Cost',
    align: 'right',
    width: '16%',
    cell: ({ costUsd }) => (costUsd === null ? '–' : dollars(costUsd)),
  },
];
