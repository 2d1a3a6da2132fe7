import type { ReactNode } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import {
  ActionBar,
  AppButton,
  Banner,
  Box,
  Card,
  EmptyState,
  IconArrowLeft,
  IconButton,
  IconCheck,
  IconChecks,
  IconKeyboard,
  LoadingCard,
  backState,
  ownRecordPath,
  Page,
  PageHeader,
  queuePath,
  TextLink,
} from '@overture/ui';
import type { LoadState, WorklistFilter } from '@overture/ui';
import classes from './review.module.css';

export interface ReviewViewProps {
  /** Set while the results, or the shown one, are loading or could not be loaded. */
  readonly load: LoadState | undefined;
  /** The contact of the result at this place; undefined after the last one. */
  readonly hubspotId: string | undefined;
  /** Its record, once it is loaded. */
  readonly record: RecordDetail | undefined;
  /** Its emails. */
  readonly sequence: ReactNode;
  /** What of the worklist is reviewed. */
  readonly filter: WorklistFilter;
  /** The position of the record, from 1. */
  readonly place: number;
  readonly count: number;
  /** The number of results that were not loaded with the others. */
  readonly left: number;
  /** The number of approvals since the review began. */
  readonly approved: number;
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
  const skipped = count - approved;
  return (
    <Page>
      <PageHeader
        title="Review"
        subtitle={
          hubspotId ? `${place} of ${count} that nobody has approved yet` : 'Results that nobody has approved yet'
        }
        back={
          <TextLink to={queuePath(props.filter)} state={backState} icon={<IconArrowLeft size={16} />}>
            Generation Queue
          </TextLink>
        }
        actions={
          <Box visibleFrom="sm">
            <IconButton label="Keyboard" icon={<IconKeyboard size={18} />} onClick={props.onHelp} />
          </Box>
        }
        notices={record && record.readOnlyReason !== null && <Banner tone="info">{record.readOnlyReason}</Banner>}
      />
      {(load || hubspotId !== undefined) && (
        // It is there before the results are counted, so that nothing moves.
        <progress className={classes.progress} aria-label="Reviewed" value={place - 1} max={Math.max(1, count)} />
      )}
      {load && <LoadingCard load={load} lines={8} />}
      {!load && hubspotId === undefined && (
        <Card>
          <EmptyState
            icon={<IconChecks size={22} />}
            title={approved > 0 ? `${approved} approved` : count > 0 ? 'Nothing approved' : 'Nothing to review'}
            text={restText(left, skipped)}
            action={
              left > 0 || skipped > 0 ? (
                <AppButton variant="primary" onClick={props.onGoOn}>
                  {left > 0 ? 'Go on' : 'Start again'}
                </AppButton>
              ) : (
                <AppButton to={queuePath(props.filter)}>Generation Queue</AppButton>
              )
            }
          />
        </Card>
      )}
      {props.sequence}
      {hubspotId !== undefined && (
        <ActionBar hint={approved > 0 ? `${approved} approved` : undefined}>
          {onUndo && (
            <AppButton variant="quiet" onClick={onUndo}>
              Undo
            </AppButton>
          )}
          {props.onBack && <AppButton onClick={props.onBack}>Back</AppButton>}
          <AppButton to={ownRecordPath(hubspotId)}>Open</AppButton>
          <AppButton onClick={props.onNext}>Next contact</AppButton>
          <AppButton
            variant="primary"
            icon={<IconCheck size={16} />}
            disabled={record?.readOnlyReason !== null}
            onClick={props.onApprove}
          >
            Approve and next
          </AppButton>
        </ActionBar>
      )}
    </Page>
  );
}

/** What is still to review at the end. */
function restText(left: number, skipped: number): string {
  if (left > 0) return `${left} more are waiting.`;
  if (skipped === 1) return 'One was skipped, and stays to review.';
  if (skipped > 1) return `${skipped} were skipped, and stay to review.`;
  return 'What becomes ready next shows up here.';
}
