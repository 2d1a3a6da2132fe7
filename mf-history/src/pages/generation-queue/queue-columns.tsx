import { waitAdvice, waitText } from '@overture/core/contract';
import type { RecordSummary, Stage } from '@overture/core/contract';
import {
  fullDate,
  IconButton,
  IconEye,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
  ownRecordPath,
  RowCheck,
  StatusPill,
  TwoLines,
  useNow,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { contactLabelOf, handedOverText, propertyOf, RunningTime } from '@overture/ui/record';
import classes from './queue-columns.module.css';

/** The actions of a row. */
export interface RowActions {
  readonly onDelete: (record: RecordSummary) => void;
  readonly onRetry: (record: RecordSummary) => void;
  readonly onCancel: (record: RecordSummary) => void;
  /** Whether a record is the user's own. A superadmin can only read the records of others. */
  readonly own: (record: RecordSummary) => boolean;
  /** The stages of running records, by id. */
  readonly stages: ReadonlyMap<string, Stage>;
  /** How many emails of a running record can be read already, by id. */
  readonly readable: ReadonlyMap<string, number>;
  readonly deleting: ReadonlySet<string>;
  readonly retrying: ReadonlySet<string>;
  readonly cancelling: ReadonlySet<string>;
}

/** The address of a record. Superadmins open other users' records on a page of their own. */
export function recordPath({ hubspotId, userId }: RecordSummary, isOwn: boolean): string {
  if (isOwn) return ownRecordPath(hubspotId);
  const asked = new URLSearchParams({ userId, fromAdminSideUserId: userId, hubspotId });
  return `/admin/user-details/${encodeURIComponent(userId)}?${asked.toString()}`;
}

/** The selection by the checkboxes of the rows. */
export interface RowSelection {
  readonly has: (record: RecordSummary) => boolean;
  readonly toggle: (record: RecordSummary) => void;
  readonly all: boolean;
  readonly some: boolean;
  readonly toggleAll: () => void;
}

/** The queue's columns. Their widths are fixed, so that nothing moves when a status changes. */
export function queueColumns(actions: RowActions, selection: RowSelection): Column<RecordSummary>[] {
  return [
    {
      key: 'select',
      header: 'Select',
      head: (
        <RowCheck
          label="Select all rows"
          text="Select all"
          checked={selection.all}
          partly={selection.some && !selection.all}
          onChange={selection.toggleAll}
        />
      ),
      select: true,
      width: 36,
      cell: (record) => (
        <RowCheck
          label={`Select ${contactLabelOf(record)}`}
          checked={selection.has(record)}
          onChange={() => selection.toggle(record)}
        />
      ),
    },
    {
      key: 'contact',
      header: 'Contact',
      main: true,
      width: '24%',
      cell: (record) => {
        const name = contactLabelOf(record);
        const below = propertyOf(record.properties, 'company');
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
      wrap: true,
      cell: ({ promtId, aiModelLabel }) => (
        <TwoLines whole below={aiModelLabel || 'N/A'}>
          {promtId.title || 'N/A'}
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      width: '21%',
      cell: (record) => <QueueStatus record={record} toRead={actions.readable.get(record._id)} />,
    },
    {
      key: 'time',
      header: 'Time',
      width: '13%',
      cell: (record) => <RunningTime record={record} stage={actions.stages.get(record._id)} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: '12%',
      actions: true,
      cell: (record) => <QueueActions record={record} {...actions} />,
    },
  ];
}

/** The status, and below it the error, the reason of a wait, or what was done and is left to do. */
function QueueStatus({ record, toRead }: { readonly record: RecordSummary; readonly toRead: number | undefined }) {
  const { responseStatus, responseError, responseWait } = record;
  // The clock ticks, because a moment that has passed is written as `now`.
  const now = useNow(1000, responseWait !== undefined);
  if (responseWait) {
    return (
      <TwoLines wrap title={waitAdvice(responseWait) || undefined} below={waitText(responseWait, now)}>
        <StatusPill status={responseStatus} />
      </TwoLines>
    );
  }
  if (responseStatus === 'error') {
    return (
      <TwoLines
        wrap
        tone="error"
        title={responseError?.message}
        below={responseError?.message ?? 'The generation failed.'}
      >
        <StatusPill status={responseStatus} />
      </TwoLines>
    );
  }
  const readNow = toRead && `${toRead === 1 ? 'Email 1' : `Emails 1 to ${toRead}`} can be read`;
  return (
    <TwoLines wrap below={readNow ?? (record.hasResult && <Marks record={record} />)}>
      <StatusPill status={responseStatus} />
    </TwoLines>
  );
}

/** Marks what is left to do prominently, and what was done quietly. */
function Marks({ record }: { readonly record: RecordSummary }) {
  const { approval, edited, addToHubspot, handedOver, readOnlyReason } = record;
  const handOver = handedOver && handedOverText(handedOver);
  const hasComeBack = handedOver !== undefined && (handedOver.repliedAt ?? handedOver.bouncedAt) !== null;
  const done = [
    edited && 'edited',
    approval !== null && 'approved',
    addToHubspot && 'in HubSpot',
    !hasComeBack && handOver,
    readOnlyReason !== null && 'read only',
  ].filter(Boolean);
  const toDo = hasComeBack ? handOver : approval === null && readOnlyReason === null && 'To review';
  const isOptedOut = record.optedOut || handedOver?.optedOut === true;
  const approved = approval && `Approved by ${approval.by}, ${fullDate(new Date(approval.at))}`;
  return (
    <span title={readOnlyReason ?? approved ?? undefined}>
      {isOptedOut && <strong className={classes.stop}>Opted out</strong>}
      {isOptedOut && (toDo || done.length > 0) && ' · '}
      {toDo && <strong className={classes.todo}>{toDo}</strong>}
      {toDo && done.length > 0 && ' · '}
      {done.join(' · ')}
    </span>
  );
}

function QueueActions({ record, ...actions }: RowActions & { readonly record: RecordSummary }) {
  const { _id, responseStatus, hasResult, readOnlyReason } = record;
  const isOwn = actions.own(record);
  return (
    <>
      {isOwn && responseStatus === 'error' && (
        <IconButton
          label={readOnlyReason === null ? 'Retry' : `Retry. ${readOnlyReason}`}
          icon={<IconRefresh size={18} />}
          disabled={readOnlyReason !== null}
          busy={actions.retrying.has(_id)}
          onClick={() => actions.onRetry(record)}
        />
      )}
      {isOwn && responseStatus === 'pending' && (
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
        // A ready version can be viewed while a newer one is running or has failed, and a running one from its first email.
        disabled={!hasResult && !actions.readable.has(_id)}
        to={recordPath(record, actions.own(record))}
      />
      {isOwn && (
        <IconButton
          label="Delete"
          icon={<IconTrash size={18} />}
          danger
          disabled={actions.deleting.has(_id)}
          busy={actions.deleting.has(_id)}
          onClick={() => actions.onDelete(record)}
        />
      )}
    </>
  );
}
