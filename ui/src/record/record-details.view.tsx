import type { RecordDetail } from '@overture/core/contract';
import { AppButton, Card, EmptyState, IconInbox, useDocumentTitle } from '@overture/ui';
import { contactLabelOf } from '@overture/ui/contacts';
import { isEnrolled } from './hand-over/hand-over-words.ts';
import { LoadingDetails, RecordDetailsFrame } from './record-details-frame.tsx';
import { RecordEdits } from './record-edits.tsx';
import { ShownRecord } from './shown-record.tsx';
import type { RecordDetailsViewProps } from './shown-record.tsx';

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
