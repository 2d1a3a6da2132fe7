import type { ReactNode } from 'react';
import type { RecordDetail, RecordSummary, Stage } from '@overture/core/contract';
import { AppButton, Card, EmptyState, IconInbox, useDocumentTitle } from '@overture/ui';
import { contactLabelOf } from './contact-name.ts';
import type { EmailChanges } from './email-changes.ts';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { isEnrolled } from './hand-over/hand-over-words.ts';
import type { NextContactProps } from './next-contact.tsx';
import { LoadingDetails, RecordDetailsFrame } from './record-details-frame.tsx';
import type { RecordDetailsWords } from './record-details-frame.tsx';
import { RecordEdits } from './record-edits.tsx';
import { ShownRecord } from './shown-record.tsx';
import type { PushState } from './use-add-to-hubspot.ts';

export interface RecordDetailsViewProps {
  readonly words: RecordDetailsWords;
  /** What is known about the record while it is loading. */
  readonly preview?: RecordSummary | undefined;
  /** Undefined while it is loading and when nothing was found. */
  readonly record: RecordDetail | undefined;
  readonly loading: boolean;
  /** Set when a retry may help. */
  readonly onReload?: (() => void) | undefined;
  /** Set when the version in the address no longer exists; opens the newest one. */
  readonly onNewestVersion?: (() => void) | undefined;
  /** The owner of the record, if it is another user. */
  readonly owner?: string | undefined;
  /** Name and address of the signed-in user, as the sender. */
  readonly sender: string;
  readonly push: { readonly state: PushState; readonly problem: string | undefined };
  readonly onPush: () => void;
  /** Further actions for the record, beside 'Add to Hubspot'. */
  readonly actions?: ReactNode;
  readonly selectedEmail: number;
  readonly onSelectEmail: (index: number) => void;
  readonly onVersion: (version: number | undefined) => void;
  /** Absent, like `onRetry`, for a read-only record. */
  readonly onSaveEmail?: EmailChanges['save'];
  /** The hand-over of the shown version. */
  readonly handOver?: EmailSequenceCardProps['handOver'];
  readonly onMarkSent?: EmailChanges['markSent'];
  /** Whether the user may approve the newest version. */
  readonly canApprove?: boolean;
  /** The list from which the record was opened; null where it was opened from none. */
  readonly walk?: Pick<NextContactProps, 'walk' | 'filter'> | null;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** What the generation of a newer version is doing. */
  readonly stage?: Stage | undefined;
}

/** One generated record: contact, sequence, playbook, and the facts behind it. */
export function RecordDetailsView(props: RecordDetailsViewProps) {
  const { record } = props;
  if (record === undefined || props.loading) return <Details {...props} />;
  const isNewest = isNewestShown(record);
  const mayChange = record.readOnlyReason === null;
  return (
    <RecordEdits
      key={record._id}
      record={record}
      // HubSpot reads the texts of an enrolled contact when it sends them.
      save={mayChange && isNewest && !(props.handOver && isEnrolled(props.handOver)) ? props.onSaveEmail : undefined}
      markSent={mayChange ? props.onMarkSent : undefined}
      onSelect={props.onSelectEmail}
    >
      <Details {...props} />
    </RecordEdits>
  );
}

/** Only the newest version can be changed. */
function isNewestShown({ version, versions }: RecordDetail): boolean {
  return versions.every((other) => other.version <= (version ?? 0));
}

function Details(props: RecordDetailsViewProps) {
  const { record, loading, words } = props;
  useDocumentTitle(record ? contactLabelOf(record) : words.title);
  if (loading) {
    return (
      <RecordDetailsFrame words={words}>
        <LoadingDetails label={words.loading} preview={props.preview} />
      </RecordDetailsFrame>
    );
  }
  if (record !== undefined) return <ShownRecord {...props} record={record} isNewest={isNewestShown(record)} />;
  return (
    <RecordDetailsFrame words={words}>
      <Card>
        <EmptyState
          icon={<IconInbox size={22} />}
          title="No Data Found"
          text={words.empty}
          action={
            props.onNewestVersion ? (
              <AppButton onClick={props.onNewestVersion}>Show the newest version</AppButton>
            ) : (
              props.onReload && <AppButton onClick={props.onReload}>Try Again</AppButton>
            )
          }
        />
      </Card>
    </RecordDetailsFrame>
  );
}
