import type { ListedRecord } from '@overture/core/contract';
import { formatDuration, fullDate, IconButton, IconEye, IconTrash, RowCheck, StatusPill, useNow } from '@overture/ui';
import { contactLabelOf, propertyOf } from '@overture/ui/contacts';
import type { Column } from '@overture/ui';
import { timeOrDay } from '@overture/ui/record';
import { isOnPhones, RowAction, stepOf } from './row-action.tsx';
import type { RowSteps } from './row-action.tsx';
import { rowWords } from './row-words.ts';
import type { Progress } from './row-words.ts';
import classes from './queue-columns.module.css';

/** What a row shows beside its record, and what it can do. */
export interface RowActions extends RowSteps {
  readonly onDelete: (record: ListedRecord) => void;
  /** Whether a record is the user's own. A superadmin can only read the records of others. */
  readonly own: (record: ListedRecord) => boolean;
  readonly pathOf: (record: ListedRecord) => string;
  /** How far running records are, by id. */
  readonly progress: ReadonlyMap<string, Progress>;
  readonly deleting: ReadonlySet<string>;
}

export interface RowSelection {
  readonly has: (record: ListedRecord) => boolean;
  readonly toggle: (record: ListedRecord) => void;
  readonly all: boolean;
  readonly some: boolean;
  readonly toggleAll: () => void;
}

/** Whether a record can be opened: a ready version, also while a newer one is running, or the first emails of a running one. */
export const canOpen = ({ hasResult, _id }: ListedRecord, progress: RowActions['progress']): boolean =>
  hasResult || progress.get(_id)?.readable !== undefined;

/**
 * The queue's columns; the list of all adds the status, *View* and *Delete*. Their widths are fixed, so that nothing moves
 * when a status changes.
 */
export function queueColumns(isAll: boolean, actions: RowActions, selection: RowSelection): Column<ListedRecord>[] {
  const status: Column<ListedRecord> = {
    key: 'status',
    header: 'Status',
    width: 104,
    cell: ({ responseStatus }) => <StatusPill status={responseStatus} />,
  };
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
      shrink: true,
      width: isAll ? '21%' : '26%',
      cell: (record) => <Contact record={record} />,
    },
    {
      key: 'next',
      header: 'Next',
      wrap: true,
      shrink: true,
      cell: (record) => <Next record={record} isAll={isAll} actions={actions} />,
    },
    ...(isAll ? [status] : []),
    {
      key: 'template',
      header: 'Template',
      shrink: true,
      wideOnly: true,
      width: isAll ? '16%' : '17%',
      cell: ({ promtId }) => <span className={classes.template}>{promtId.title || 'N/A'}</span>,
    },
    {
      key: 'updated',
      header: 'Updated',
      wideOnly: true,
      width: 84,
      cell: (record) => <Updated record={record} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: isAll ? 176 : 120,
      actions: true,
      cell: (record) => <QueueActions record={record} isAll={isAll} {...actions} />,
    },
  ];
}

function Contact({ record }: { readonly record: ListedRecord }) {
  const name = contactLabelOf(record);
  const company = propertyOf(record.properties, 'company');
  return (
    <span className={classes.line} title={company ? `${name}, ${company}` : name}>
      <bdi>{name}</bdi>{' '}
      {company && (
        <span className={classes.company}>
          <bdi>{company}</bdi>
        </span>
      )}
    </span>
  );
}

/** What to do next and why. What the row's button says is not said twice. */
function Next({
  record,
  isAll,
  actions,
}: {
  readonly record: ListedRecord;
  readonly isAll: boolean;
  readonly actions: RowActions;
}) {
  // The clock ticks, because a moment that has passed is written as `now`.
  const now = useNow(1000, record.responseWait !== undefined);
  const { todo, why, done, title } = rowWords(record, actions.progress.get(record._id), now);
  const isStopped = record.optedOut || record.handedOver?.optedOut === true;
  const step = stepOf(record, actions.own(record));
  // The words of a reply need the room.
  const isSaid = step !== undefined && (todo === step || record.work.tab === 'replied');
  return (
    <span className={classes.line} title={title || undefined} data-tone={record.work.tab ?? 'done'}>
      {isStopped && <strong className={classes.stop}>Opted out</strong>}{' '}
      {todo && !(isSaid && isOnPhones(record, isAll)) && (
        <strong className={classes.todo} data-said={isSaid || undefined}>
          {todo}
        </strong>
      )}{' '}
      {why && <span>{why}</span>} {done && <span className={classes.done}>{done}</span>}
    </span>
  );
}

/** When something last happened to the record; who points at it learns how it was written. */
function Updated({ record }: { readonly record: ListedRecord }) {
  const { updatedAt, startedAt, finishedAt, aiModelLabel } = record;
  const took =
    startedAt !== null && finishedAt !== null
      ? `Written in ${formatDuration(Date.parse(finishedAt) - Date.parse(startedAt))}${aiModelLabel && ` by ${aiModelLabel}`}.`
      : '';
  return (
    <time className={classes.quiet} dateTime={updatedAt} title={`${fullDate(new Date(updatedAt))}. ${took}`.trim()}>
      {timeOrDay(new Date(updatedAt))}
    </time>
  );
}

function QueueActions({
  record,
  isAll,
  ...actions
}: RowActions & { readonly record: ListedRecord; readonly isAll: boolean }) {
  const isOwn = actions.own(record);
  const path = actions.pathOf(record);
  const isDeleting = actions.deleting.has(record._id);
  return (
    <>
      <RowAction {...actions} record={record} isOwn={isOwn} isAll={isAll} path={path} />
      {isAll && (
        <IconButton label="View" icon={<IconEye size={18} />} disabled={!canOpen(record, actions.progress)} to={path} />
      )}
      {isAll && isOwn && (
        <IconButton
          label="Delete"
          icon={<IconTrash size={18} />}
          danger
          disabled={isDeleting}
          busy={isDeleting}
          onClick={() => actions.onDelete(record)}
        />
      )}
    </>
  );
}
