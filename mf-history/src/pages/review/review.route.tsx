import { useRef, useState } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import {
  ActionBar,
  AppButton,
  backState,
  Banner,
  Card,
  EmptyState,
  IconArrowLeft,
  IconCheck,
  IconChecks,
  LoadingCard,
  ownRecordPath,
  Page,
  PageHeader,
  queuePath,
  TextLink,
  useKeys,
  useNavigate,
  useOneAtATime,
  useRetry,
  useSession,
  useUrlState,
  worklistFields,
} from '@overture/ui';
import { PageKeys, useApprove } from '@overture/ui/record';
import type { Approval } from '@overture/ui/record';
import { senderOf } from '../../sender-of.ts';
import { useEditEmail } from '../../use-edit-email.ts';
import { useReviewed, useReviewList } from './review.queries.ts';
import { Reviewed } from './reviewed.tsx';
import classes from './review.module.css';

const keys = [
  ['a', 'Approve and next'],
  ['y', 'Approve in spite of what is listed'],
  ['n', 'Next contact, without approving; also s and j'],
  ['k', 'Back to the one before'],
  ['e', 'Edit the email that has the focus, or the first to fix'],
  ['x', 'To the next mark that you can say is right; Enter says it'],
  ['h', 'Hand over, after a preview'],
  ['u', 'Take the newest approval back'],
  ['o', 'Open, with all that can be done'],
  ['?', 'Show these keys'],
] as const;

/** Review (/admin/review): shows every result that nobody has approved yet, the riskiest first, within the queue's filter. */
export function ReviewRoute() {
  const [filter] = useUrlState(worklistFields);
  const list = useReviewList(filter);
  const [at, setAt] = useState(0);
  const [approved, setApproved] = useState<readonly { readonly at: number; readonly record: RecordDetail }[]>([]);
  /** The records whose risk is another since the list was read. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const records = list.data?.items ?? [];
  const hubspotId = records[at]?.hubspotId;
  const reviewed = useReviewed(hubspotId, records[at + 1]?.hubspotId, list.dataUpdatedAt);
  const record = reviewed.data;
  const load = useRetry(list.data ? reviewed : list, 'Failed to load history data');
  const { approve } = useApprove();
  const approval = useRef<Pick<Approval, 'approve'>>(null);
  const saveEmail = useEditEmail(hubspotId ?? '');
  const oneAtATime = useOneAtATime();
  const navigate = useNavigate();
  const session = useSession();

  const next = () => setAt(Math.min(at + 1, records.length));
  const back = () => setAt(Math.max(at - 1, 0));
  const undo = () =>
    oneAtATime(async () => {
      const newest = approved.at(-1);
      if (newest === undefined || !(await approve({ record: newest.record, approved: false }))) return;
      setApproved(approved.slice(0, -1));
      setAt(newest.at);
    });
  useKeys({
    u: () => void undo(),
    j: next,
    n: next,
    s: next,
    k: back,
    o: () => hubspotId && void navigate(ownRecordPath(hubspotId)),
  });
  const goOn = () => {
    setAt(0);
    setApproved([]);
    void list.refetch();
  };
  const isLoading = list.data === undefined || (hubspotId !== undefined && record === undefined);
  const count = records.length;
  const skipped = count - approved.length;
  /** The number of results that were not loaded with the others. */
  const left = Math.max(0, (list.data?.total ?? 0) - count);
  return (
    <Page>
      <PageHeader
        title="Review"
        subtitle={
          hubspotId ? `${at + 1} of ${count} that nobody has approved yet` : 'Results that nobody has approved yet'
        }
        back={
          <TextLink to={queuePath(filter)} state={backState} icon={<IconArrowLeft size={16} />}>
            Generation Queue
          </TextLink>
        }
        actions={<PageKeys keys={keys} />}
        notices={record && record.readOnlyReason !== null && <Banner tone="info">{record.readOnlyReason}</Banner>}
      />
      {(isLoading || hubspotId !== undefined) && (
        // It is there before the results are counted, so that nothing moves.
        <progress className={classes.progress} aria-label="Reviewed" value={at} max={Math.max(1, count)} />
      )}
      {isLoading && <LoadingCard load={load} lines={8} />}
      {!isLoading && hubspotId === undefined && (
        <Card>
          <EmptyState
            icon={<IconChecks size={22} />}
            title={
              approved.length > 0 ? `${approved.length} approved` : count > 0 ? 'Nothing approved' : 'Nothing to review'
            }
            text={restText(left, skipped)}
            action={
              left > 0 || skipped > 0 ? (
                <AppButton variant="primary" onClick={goOn}>
                  {left > 0 ? 'Go on' : 'Start again'}
                </AppButton>
              ) : (
                <AppButton to={queuePath(filter)}>Generation Queue</AppButton>
              )
            }
          />
        </Card>
      )}
      {record && (
        <Reviewed
          key={record._id}
          ref={approval}
          record={record}
          risk={edited.includes(record._id) ? undefined : records[at]?.riskReason}
          sender={senderOf(session)}
          save={(edit) => {
            setEdited([...edited, record._id]);
            return saveEmail(edit);
          }}
          onApproved={() => {
            setApproved([...approved, { at, record }]);
            next();
          }}
        />
      )}
      {hubspotId !== undefined && (
        <ActionBar hint={approved.length > 0 ? `${approved.length} approved` : undefined}>
          {approved.length > 0 && (
            <AppButton variant="quiet" onClick={() => void undo()}>
              Undo
            </AppButton>
          )}
          {at > 0 && <AppButton onClick={back}>Back</AppButton>}
          <AppButton to={ownRecordPath(hubspotId)}>Open</AppButton>
          <AppButton onClick={next}>Next contact</AppButton>
          <AppButton
            variant="primary"
            icon={<IconCheck size={16} />}
            disabled={record?.readOnlyReason !== null}
            onClick={() => void approval.current?.approve()}
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
