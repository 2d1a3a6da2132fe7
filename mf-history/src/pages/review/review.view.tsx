import { useEffect, useRef } from 'react';
import type { Check, RecordDetail } from '@overture/core/contract';
import {
  ActionBar,
  AppButton,
  Banner,
  Card,
  EmptyState,
  IconArrowLeft,
  IconButton,
  IconCheck,
  IconChecks,
  IconKeyboard,
  LoadingCard,
  MailMessage,
  ownRecordPath,
  Page,
  PageHeader,
  TextLink,
} from '@overture/ui';
import type { LoadState } from '@overture/ui';
import { addressLine, contactLabelOf, MarkedFindings, MarkedText, propertyOf } from '@overture/ui/record';
import classes from './review.module.css';

export interface ReviewViewProps {
  /** Set while the results, or the shown one, are loading or could not be loaded. */
  readonly load: LoadState | undefined;
  /** The contact of the result at this place; undefined after the last one. */
  readonly hubspotId: string | undefined;
  /** Its record, once it is loaded. */
  readonly record: RecordDetail | undefined;
  /** Why the record cannot be approved: a text of it was typed in this browser and is not saved. */
  readonly unsaved: string | undefined;
  /** What must be mended first, once the user has tried to approve it; without `onOverride` nobody may approve it. */
  readonly refusal: { readonly blocks: readonly Check[]; readonly onOverride: (() => void) | undefined } | undefined;
  /** Why the result stands where it does in the order, in a sentence. */
  readonly risk: string | undefined;
  /** The position of the record, from 1. */
  readonly place: number;
  readonly count: number;
  /** The number of results that were not loaded with the others. */
  readonly left: number;
  /** The number of approvals since the review began. */
  readonly approved: number;
  readonly sender: string;
  readonly onApprove: () => void;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onHelp: () => void;
  /** Loads the results that wait behind the reviewed ones. */
  readonly onGoOn: () => void;
}

/** Shows one result after another for approval. */
export function ReviewView(props: ReviewViewProps) {
  const { load, hubspotId, record, place, count, left, approved, onUndo } = props;
  return (
    <Page width="form">
      <PageHeader
        title="Review"
        subtitle={
          hubspotId ? `${place} of ${count} that nobody has approved yet` : 'Results that nobody has approved yet'
        }
        back={
          <TextLink to="/admin/history" icon={<IconArrowLeft size={16} />}>
            Generation Queue
          </TextLink>
        }
        actions={<IconButton label="Keyboard" icon={<IconKeyboard size={18} />} onClick={props.onHelp} />}
      />
      {load && <LoadingCard load={load} lines={8} />}
      {!load && hubspotId === undefined && (
        <Card>
          <EmptyState
            icon={<IconChecks size={22} />}
            title={approved > 0 ? `${approved} approved` : 'Nothing to review'}
            text={left > 0 ? `${left} more are waiting.` : 'What becomes ready next shows up here.'}
            action={
              left > 0 ? (
                <AppButton variant="primary" onClick={props.onGoOn}>
                  Go on
                </AppButton>
              ) : (
                <AppButton to="/admin/history">Generation Queue</AppButton>
              )
            }
          />
        </Card>
      )}
      {record && record.readOnlyReason !== null && <Banner tone="info">{record.readOnlyReason}</Banner>}
      {props.unsaved && <Banner tone="warning">{props.unsaved}</Banner>}
      {props.refusal && <Refusal {...props.refusal} />}
      {record && <Sequence key={record._id} record={record} sender={props.sender} risk={props.risk} />}
      {hubspotId !== undefined && (
        <ActionBar hint={approved > 0 ? `${approved} approved` : undefined}>
          {onUndo && (
            <AppButton variant="quiet" onClick={onUndo}>
              Undo
            </AppButton>
          )}
          {props.onBack && <AppButton onClick={props.onBack}>Back</AppButton>}
          <AppButton to={ownRecordPath(hubspotId)}>Open</AppButton>
          <AppButton onClick={props.onNext}>Skip</AppButton>
          <AppButton
            variant="primary"
            icon={<IconCheck size={16} />}
            disabled={record?.readOnlyReason !== null || props.unsaved !== undefined}
            onClick={props.onApprove}
          >
            Approve and next
          </AppButton>
        </ActionBar>
      )}
    </Page>
  );
}

/** What keeps the result from being approved, each reason in words, and the second step where the rules allow it. */
function Refusal({ blocks, onOverride }: NonNullable<ReviewViewProps['refusal']>) {
  return (
    <Banner
      tone="warning"
      action={
        onOverride && (
          <AppButton size="sm" variant="quiet" onClick={onOverride}>
            Approve anyway
          </AppButton>
        )
      }
    >
      Not approved. {[...new Set(blocks.map(({ message }) => message))].join(' ')}{' '}
      {onOverride === undefined && 'Open it and mend this first.'}
    </Banner>
  );
}

function Sequence({
  record,
  sender,
  risk,
}: {
  readonly record: RecordDetail;
  readonly sender: string;
  readonly risk: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Each result is scrolled to its top, and a screen reader reads its name.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const name = contactLabelOf(record);
  const about = [propertyOf(record.properties, 'company'), record.properties.promptTitle].filter(Boolean).join(' · ');
  return (
    <>
      <div className={classes.head}>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          {name}
        </h2>
        {about && <span className={classes.about}>{about}</span>}
        {risk && <span className={classes.about}>{risk}</span>}
      </div>
      {record.emails.map((email, index) => (
        <div key={email.id} data-email={index} tabIndex={-1}>
          <Card title={`Email ${index + 1}${email.sendAfterDays === null ? '' : ` · day ${email.sendAfterDays}`}`}>
            <MailMessage
              from={sender}
              to={addressLine(name, propertyOf(record.properties, 'email'))}
              subject={email.subject}
              body={<MarkedText text={email.body} pieces={bodyPieces(email)} lit={null} onChoose={() => undefined} />}
              remark={email.edited ? 'Edited' : undefined}
            />
            <MarkedFindings
              checks={email.checks}
              evidence={email.evidence}
              record={record}
              index={index}
              canVouch={record.readOnlyReason === null}
            />
          </Card>
        </div>
      ))}
    </>
  );
}

/** The marks of an email's body; each names its source at the pointer or with the focus. */
const bodyPieces = ({ evidence }: RecordDetail['emails'][number]) =>
  (evidence ?? []).filter(({ field }) => field === 'body');
