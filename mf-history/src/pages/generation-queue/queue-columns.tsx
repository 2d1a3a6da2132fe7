import { waitText } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import {
  IconButton,
  IconEye,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
  StatusPill,
  Timestamp,
  TwoLines,
  useNow,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { contactLabelOf, propertyOf, RunningTime } from '@overture/ui/record';

/** The actions of a row. */
export interface RowActions {
  readonly onDelete: (record: RecordSummary) => void;
  readonly onRetry: (record: RecordSummary) => void;
  readonly onCancel: (record: RecordSummary) => void;
  readonly deleting: ReadonlySet<string>;
  readonly retrying: ReadonlySet<string>;
  readonly cancelling: ReadonlySet<string>;
}

/** The queue's columns. Their widths are fixed, so that nothing moves when a status changes. */
export function queueColumns(actions: RowActions): Column<RecordSummary>[] {
  return [
    {
      key: 'contact',
      header: 'Contact',
      main: true,
      width: '18%',
      cell: (record) => {
        const name = contactLabelOf(record);
        const below = [propertyOf(record.properties, 'company'), record.optedOut ? 'opted out of email' : '']
          .filter(Boolean)
          .join(' · ');
        return (
          <TwoLines title={below ? `${name}, ${below}` : name} below={below}>
            {name}
          </TwoLines>
        );
      },
    },
    {
      key: 'template',
      header: 'Template',
      width: '16%',
      cell: ({ promtId }) => <TwoLines title={promtId.title}>{promtId.title || 'N/A'}</TwoLines>,
    },
    { key: 'model', header: 'Model', width: '11%', wideOnly: true, cell: ({ aiModelLabel }) => aiModelLabel || 'N/A' },
    {
      key: 'status',
      header: 'Status',
      width: '19.5%',
      cell: (record) => <QueueStatus record={record} />,
    },
    { key: 'time', header: 'Time', width: '13%', cell: (record) => <RunningTime record={record} /> },
    { key: 'created', header: 'Created', width: '10.5%', cell: ({ createdAt }) => <Timestamp value={createdAt} /> },
    {
      key: 'actions',
      header: 'Actions',
      width: '12%',
      actions: true,
      cell: (record) => <QueueActions record={record} {...actions} />,
    },
  ];
}

/** The status, and below it what went wrong or what the generation waits for. */
function QueueStatus({ record }: { readonly record: RecordSummary }) {
  const { responseStatus, responseError, responseWait } = record;
  // A time that has passed is not shown.
  const now = useNow(1000, responseWait !== undefined);
  if (responseWait) {
    return (
      <TwoLines wrap title={responseWait.message} below={waitText(responseWait, now)}>
        <StatusPill status={responseStatus} />
      </TwoLines>
    );
  }
  return (
    <TwoLines
      wrap
      tone="error"
      title={responseError?.message}
      below={responseStatus === 'error' ? (responseError?.message ?? 'The generation failed.') : undefined}
    >
      <StatusPill status={responseStatus} />
    </TwoLines>
  );
}

function QueueActions({ record, ...actions }: RowActions & { readonly record: RecordSummary }) {
  const { _id, hubspotId, responseStatus, hasResult } = record;
  return (
    <>
      {responseStatus === 'error' && (
        <IconButton
          label="Retry"
          icon={<IconRefresh size={18} />}
          busy={actions.retrying.has(_id)}
          onClick={() => actions.onRetry(record)}
        />
      )}
      {responseStatus === 'pending' && (
        <IconButton
          label="Cancel"
          icon={<IconPlayerStop size={18} />}
          busy={actions.cancelling.has(_id)}
          onClick={() => actions.onCancel(record)}
        />
      )}
      <IconButton
        label="View"
        icon={<IconEye size={18} />}
        // A ready version can be viewed while a newer one is running or has failed.
        disabled={!hasResult}
        to={`/detailed-history/${encodeURIComponent(hubspotId)}`}
      />
      <IconButton
        label="Delete"
        icon={<IconTrash size={18} />}
        danger
        disabled={actions.deleting.has(_id)}
        busy={actions.deleting.has(_id)}
        onClick={() => actions.onDelete(record)}
      />
    </>
  );
}
