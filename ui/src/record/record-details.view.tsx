import { use, useState } from 'react';
import type { ReactNode } from 'react';
import type { RecordDetail, RecordSummary, Stage } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  CardGrid,
  EmptyState,
  IconInbox,
  useDocumentTitle,
  useNavigate,
  useSession,
} from '@overture/ui';
import { AddToHubspotButton } from './add-to-hubspot-button.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { ContactBanner } from './contact-banner.tsx';
import { contactLabelOf } from './contact-name.ts';
import { EmailChangesContext } from './email-changes.ts';
import type { EmailChanges } from './email-changes.ts';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { GenerationNotice } from './generation-notice.tsx';
import { isEnrolled } from './hand-over/hand-over-words.ts';
import { NextStepNotice } from './hand-over/next-step-notice.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordDesk } from './record-desk.tsx';
import { RecordEdits } from './record-edits.tsx';
import { PartialDesk } from './partial-desk.tsx';
import { LoadingDetails, RecordDetailsFrame } from './record-details-frame.tsx';
import type { RecordDetailsWords } from './record-details-frame.tsx';
import type { PushState } from './use-add-to-hubspot.ts';
import { VersionMenu } from './version-menu.tsx';

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
  const { drafts } = use(EmailChangesContext);
  const [isComparing, setComparing] = useState(false);
  const [isMoreShown, setMoreShown] = useState(false);
  /** Whether the new version is read while it is written, in place of the one before. */
  const [isReadingNew, setReadingNew] = useState(false);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const navigate = useNavigate();
  useDocumentTitle(record ? contactLabelOf(record) : words.title);
  if (loading) {
    return (
      <RecordDetailsFrame words={words}>
        <LoadingDetails label={words.loading} preview={props.preview} />
      </RecordDetailsFrame>
    );
  }
  if (record === undefined) {
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
  const { version, versions } = record;
  const isNewest = isNewestShown(record);
  const { readOnlyReason, partial } = record;
  const isPartial = version === null ? record.responseStatus === 'processing' : isReadingNew && partial !== null;
  const of =
    version === null
      ? null
      : { hubspotId: record.hubspotId, version, ...(props.owner !== undefined && { userId: props.owner }) };
  return (
    <RecordDetailsFrame
      words={words}
      subtitle={version === null ? [record.promtId.title, record.aiModelLabel].filter(Boolean).join(' · ') : ''}
      isMoreShown={isMoreShown}
      actions={
        <>
          <VersionMenu
            versions={versions}
            shown={version}
            onVersion={props.onVersion}
            onCompare={() => setComparing(true)}
            actions={
              isSuperadmin ? [{ label: 'Save as sample', onClick: () => void navigate(sampleFormPath(record)) }] : []
            }
          />
          <CompareDialog
            opened={isComparing}
            onClose={() => setComparing(false)}
            record={record}
            userId={props.owner}
          />
        </>
      }
      succeeded={version !== null && record.responseStatus === 'ready'}
    >
      <ContactBanner
        record={record}
        service={record.detectedService}
        isMoreShown={isMoreShown}
        onMore={() => setMoreShown(!isMoreShown)}
        actions={
          <>
            {/* They would act on the version before. */}
            {!(isPartial && version !== null) && props.actions}
            {version !== null && !isPartial && (
              <AddToHubspotButton
                playbook={record.playbook}
                state={props.push.state}
                onPush={async () => {
                  if (await drafts.settle()) props.onPush();
                }}
                // The server marks the newest version as added.
                whyNot={readOnlyReason ?? (isNewest ? undefined : 'Only the newest version can be added.')}
              />
            )}
          </>
        }
      />
      {readOnlyReason !== null && (
        <Banner
          tone="info"
          action={
            <AppButton size="sm" to="/dashboard">
              Generate Emails
            </AppButton>
          }
        >
          {readOnlyReason}
        </Banner>
      )}
      {props.push.problem && <Banner tone="error">{props.push.problem}</Banner>}
      {of && props.handOver && !isPartial && <NextStepNotice of={of} record={record} handOver={props.handOver} />}
      {isPartial && version !== null ? (
        <Banner
          tone="info"
          action={
            <AppButton size="sm" onClick={() => setReadingNew(false)}>
              Back to version {version}
            </AppButton>
          }
        >
          You are reading the new version while it is written.
        </Banner>
      ) : (
        !isPartial && (
          <GenerationNotice
            record={record}
            stage={props.stage}
            onRetry={readOnlyReason === null ? props.onRetry : undefined}
            retrying={props.retrying ?? false}
            onRead={partial === null ? undefined : () => setReadingNew(true)}
          />
        )
      )}
      <LeftOutNotice leftOut={record.leftOut} />
      {isPartial ? (
        <PartialDesk
          record={record}
          stage={props.stage}
          systemId={words.systemId}
          sender={props.sender}
          selected={props.selectedEmail}
          onSelect={props.onSelectEmail}
        />
      ) : version === null ? (
        <CardGrid>
          <RecordCards record={record} systemId={words.systemId} />
        </CardGrid>
      ) : (
        <RecordDesk
          record={record}
          version={version}
          systemId={words.systemId}
          sender={props.sender}
          selected={props.selectedEmail}
          onSelect={props.onSelectEmail}
          handOver={props.handOver}
        />
      )}
    </RecordDetailsFrame>
  );
}

/** The page of the record's prompt, which asks there for the sample's expectations. */
function sampleFormPath({ promtId, hubspotId, userId }: RecordDetail): string {
  const asked = new URLSearchParams({ result: hubspotId, owner: userId });
  return `/admin/prompts/${encodeURIComponent(promtId._id)}?${asked}`;
}
