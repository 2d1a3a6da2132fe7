import { useRef, useState } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import {
  KeysDialog,
  ownRecordPath,
  useKeys,
  useNavigate,
  useOneAtATime,
  useRetry,
  useSession,
  useUrlState,
  worklistFields,
} from '@overture/ui';
import { useApprove } from '@overture/ui/record';
import type { Approval } from '@overture/ui/record';
import { senderOf } from '../../sender-of.ts';
import { useEditEmail } from '../../use-edit-email.ts';
import { useReviewed, useReviewList } from './review.queries.ts';
import { Reviewed } from './reviewed.tsx';
import { ReviewView } from './review.view.tsx';

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
  const [help, setHelp] = useState(false);
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
    '?': () => setHelp(true),
  });
  return (
    <>
      <ReviewView
        load={list.data === undefined || (hubspotId !== undefined && record === undefined) ? load : undefined}
        hubspotId={hubspotId}
        record={record}
        sequence={
          record && (
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
          )
        }
        filter={filter}
        place={at + 1}
        count={records.length}
        left={Math.max(0, (list.data?.total ?? 0) - records.length)}
        approved={approved.length}
        onApprove={() => void approval.current?.approve()}
        onNext={next}
        onBack={at > 0 ? back : undefined}
        onUndo={approved.length > 0 ? () => void undo() : undefined}
        onHelp={() => setHelp(true)}
        onGoOn={() => {
          setAt(0);
          setApproved([]);
          void list.refetch();
        }}
      />
      <KeysDialog opened={help} onClose={() => setHelp(false)} keys={keys} />
    </>
  );
}
