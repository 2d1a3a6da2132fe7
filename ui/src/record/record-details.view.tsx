import { useEffect } from 'react';
import type { RecordDetail, RecordSummary } from '@overture/core/contract';
import { AppButton, Card, EmptyState, hasCode, IconInbox, urlNumber, useDocumentTitle } from '@overture/ui';
import type { useQuery } from '@overture/ui';
import { contactLabelOf } from '@overture/ui/contacts';
import type { EmailChanges } from './email-changes.ts';
import { useHandOver } from './hand-over/hand-over.queries.ts';
import { isEnrolled } from './hand-over/hand-over-words.ts';
import { LoadingDetails, RecordDetailsFrame } from './record-details-frame.tsx';
import { RecordEdits } from './record-edits.tsx';
import { ShownRecord } from './shown-record.tsx';
import type { ShownRecordProps } from './shown-record.tsx';
import { useAddToHubspot } from './use-add-to-hubspot.ts';

/** What the address of a record's page names: its version, 0 for the newest, and the shown email, from 1. */
export const shownFields = { version: urlNumber(0), email: urlNumber(1) };

export interface RecordDetailsViewProps extends Pick<
  ShownRecordProps,
  'words' | 'isOwn' | 'sender' | 'walk' | 'onRetry' | 'retrying' | 'stage'
> {
  /** Of the version that `shown` names. */
  readonly query: Pick<
    ReturnType<typeof useQuery<RecordDetail>>,
    'data' | 'error' | 'isError' | 'isLoading' | 'refetch'
  >;
  /** What is known about the record while it is loading. */
  readonly preview?: RecordSummary | undefined;
  readonly shown: { readonly version: number; readonly email: number };
  readonly onShow: (patch: { version?: number; email?: number }, options?: { replace?: boolean }) => void;
  /** Absent, like `onRetry`, for a read-only record. */
  readonly onSaveEmail?: EmailChanges['save'];
}

/** One generated record: contact, sequence, playbook, and the facts behind it. A failure to read it is only logged. */
export function RecordDetailsView(props: RecordDetailsViewProps) {
  const { words, query, preview, shown, onShow, onSaveEmail, ...others } = props;
  const isGone = hasCode(query.error, 'not_found');
  // The record was deleted meanwhile, so the cached one must not be shown.
  const record = isGone ? undefined : query.data;
  const push = useAddToHubspot(record, props.isOwn);
  const { of, handOver, markSent } = useHandOver(record, props.isOwn);
  useDocumentTitle(record ? contactLabelOf(record) : words.title);
  useEffect(() => {
    if (query.error) console.error('The record could not be read', query.error);
  }, [query.error]);
  if (record === undefined) {
    return (
      <RecordDetailsFrame words={words}>
        {query.isLoading ? (
          <LoadingDetails label={words.loading} preview={preview} />
        ) : (
          <Card>
            <EmptyState
              icon={<IconInbox size={22} />}
              title="No Data Found"
              text={words.empty}
              action={
                isGone && shown.version > 0 ? (
                  <AppButton onClick={() => onShow({ version: 0 }, { replace: true })}>
                    Show the newest version
                  </AppButton>
                ) : (
                  query.isError && !isGone && <AppButton onClick={() => void query.refetch()}>Try Again</AppButton>
                )
              }
            />
          </Card>
        )}
      </RecordDetailsFrame>
    );
  }
  // Only the newest version can be changed.
  const isNewest = record.versions.every(({ version }) => version <= (record.version ?? 0));
  const mayChange = record.readOnlyReason === null;
  const select = (index: number) => onShow({ email: index + 1 }, { replace: true });
  return (
    <RecordEdits
      key={record._id}
      record={record}
      // HubSpot reads the texts of an enrolled contact when it sends them.
      save={mayChange && isNewest && !(handOver && isEnrolled(handOver)) ? onSaveEmail : undefined}
      markSent={mayChange && of !== null ? markSent : undefined}
      onSelect={select}
    >
      <ShownRecord
        {...others}
        words={words}
        record={record}
        isNewest={isNewest}
        push={push}
        of={of}
        handOver={handOver}
        selectedEmail={shown.email - 1}
        onSelectEmail={select}
        onVersion={(version = 0) => onShow({ version, email: 1 })}
      />
    </RecordEdits>
  );
}
