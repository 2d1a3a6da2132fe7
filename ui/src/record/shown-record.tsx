import { use, useEffect, useRef, useState } from 'react';
import type { RecordDetail, Stage } from '@overture/core/contract';
import { AppButton, Banner, SimpleGrid, useNavigate, useSession } from '@overture/ui';
import { AddToHubspotButton } from './add-to-hubspot-button.tsx';
import { ApproveButton } from './approve-button.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { ContactBanner } from './contact-banner.tsx';
import { EmailChangesContext } from './email-changes.ts';
import { GenerationNotice } from './generation-notice.tsx';
import { mainActionOf } from './main-action.ts';
import { ColleaguesNotice } from './hand-over/colleagues-notice.tsx';
import { HandOverButton } from './hand-over/hand-over-button.tsx';
import { NextStepNotice } from './hand-over/next-step-notice.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { NextContact } from './next-contact.tsx';
import { PartialDesk } from './partial-desk.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordDesk } from './record-desk.tsx';
import { RecordDetailsFrame } from './record-details-frame.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { showBlock } from './show-block.ts';
import { useApproval } from './use-approval.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { VersionMenu } from './version-menu.tsx';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import type { NextContactProps } from './next-contact.tsx';
import type { RecordDetailsWords } from './record-details-frame.tsx';
import type { HandOverOf } from './hand-over/hand-over.queries.ts';
import type { useAddToHubspot } from './use-add-to-hubspot.ts';

export interface ShownRecordProps {
  readonly words: RecordDetailsWords;
  readonly record: RecordDetail;
  /** Whether it is the user's own, who alone approves it. */
  readonly isOwn: boolean;
  /** Whether the shown version is the newest. */
  readonly isNewest: boolean;
  /** Name and address of the signed-in user, as the sender. */
  readonly sender: string;
  readonly push: ReturnType<typeof useAddToHubspot>;
  /** The shown version, as it may be handed over; null before the first one is ready. */
  readonly of: HandOverOf | null;
  readonly handOver: EmailSequenceCardProps['handOver'];
  readonly selectedEmail: number;
  readonly onSelectEmail: (index: number) => void;
  readonly onVersion: (version: number | undefined) => void;
  /** The list from which the record was opened; null where it was opened from none. */
  readonly walk?: Pick<NextContactProps, 'walk' | 'filter'> | null;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** What the generation of a newer version is doing. */
  readonly stage?: Stage | undefined;
}

/** A record that was read, with all that can be done with it. */
export function ShownRecord(props: ShownRecordProps) {
  const { record, words, isNewest, push, of, walk } = props;
  const { version, versions } = record;
  const { drafts } = use(EmailChangesContext);
  const [isComparing, setComparing] = useState(false);
  const [isMoreShown, setMoreShown] = useState(false);
  /** Whether the new version is read while it is written, in place of the one before. */
  const [isReadingNew, setReadingNew] = useState(false);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const navigate = useNavigate();
  const { readOnlyReason, partial } = record;
  const isPartial = version === null ? record.responseStatus === 'processing' : isReadingNew && partial !== null;
  /** The email whose first block is shown once it is on the screen. */
  const [blocked, setBlocked] = useState<{ readonly index: number; readonly record: RecordDetail } | null>(null);
  const { selectedEmail, onSelectEmail } = props;
  const { refusal, approve } = useApproval(record, (index, refused) => {
    setBlocked({ index, record: refused });
    onSelectEmail(index);
  });
  const refusalBanner = useRef<HTMLDivElement>(null);
  const shownBlock = useRef<typeof blocked>(null);
  useEffect(() => {
    if (blocked?.index !== selectedEmail || shownBlock.current === blocked) return;
    shownBlock.current = blocked;
    showBlock(blocked.record, blocked.index, refusalBanner.current);
  }, [blocked, selectedEmail]);
  const nextContact = useRef<HTMLButtonElement>(null);
  // Enter goes on to the next contact.
  const goOn = (isApproved: boolean) => {
    if (isApproved) nextContact.current?.focus();
  };
  const canApprove = props.isOwn && isNewest && of !== null && !isPartial;
  const override = refusal?.override;
  useShortcuts(
    canApprove
      ? {
          ...(record.approval === null && { a: () => void approve().then(goOn) }),
          ...(override && { y: () => void override().then(goOn) }),
        }
      : {},
  );
  const decision = (canApprove || walk) && (
    <>
      {canApprove && (
        <ApproveButton
          record={record}
          // Whoever types saves first.
          isMain={mainActionOf(record, props.handOver) === 'approve' && drafts.of(selectedEmail) === undefined}
          onApprove={() => void approve().then(goOn)}
        />
      )}
      {walk && <NextContact ref={nextContact} {...walk} />}
    </>
  );
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
            userId={props.isOwn ? undefined : record.userId}
          />
        </>
      }
      succeeded={version !== null && record.responseStatus === 'ready'}
      notices={
        <>
          {refusal && canApprove && (
            <RefusalBanner
              ref={refusalBanner}
              refusal={refusal}
              onOverride={override && (() => void override().then(goOn))}
            />
          )}
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
          {push.problem && <Banner tone="error">{push.problem}</Banner>}
          {of && <ColleaguesNotice of={of} />}
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
        </>
      }
    >
      <ContactBanner
        record={record}
        service={record.detectedService}
        isMoreShown={isMoreShown}
        onMore={() => setMoreShown(!isMoreShown)}
        actions={
          <>
            {/* They would act on the version before. */}
            {!(isPartial && version !== null) && (
              <>
                <RegenerateButton record={record} />
                {of && <HandOverButton record={record} of={of} handOver={props.handOver} />}
              </>
            )}
            {version !== null && !isPartial && (
              <AddToHubspotButton
                playbook={record.playbook}
                state={push.state}
                onPush={async () => {
                  if (await drafts.settle()) push.add();
                }}
                // The server marks the newest version as added.
                whyNot={readOnlyReason ?? (isNewest ? undefined : 'Only the newest version can be added.')}
              />
            )}
          </>
        }
      />
      {isPartial ? (
        <PartialDesk
          record={record}
          stage={props.stage}
          systemId={words.systemId}
          sender={props.sender}
          selected={selectedEmail}
          onSelect={onSelectEmail}
        />
      ) : version === null ? (
        <SimpleGrid minColWidth="min(320px, 100%)" spacing="lg">
          <RecordCards record={record} systemId={words.systemId} />
        </SimpleGrid>
      ) : (
        <RecordDesk
          record={record}
          version={version}
          systemId={words.systemId}
          sender={props.sender}
          selected={selectedEmail}
          onSelect={onSelectEmail}
          handOver={props.handOver}
          decision={decision}
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
