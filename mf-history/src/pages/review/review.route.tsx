import { useState } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import {
  KeysDialog,
  ownRecordPath,
  toast,
  useKeys,
  useNavigate,
  useOneAtATime,
  useRetry,
  useSession,
} from '@overture/ui';
import { unsavedText } from '@overture/ui/record';
import { useApprove, useReviewed, useReviewList } from './review.queries.ts';
import { ReviewView } from './review.view.tsx';

const keys = [
  ['a', 'Approve and next'],
  ['j', 'Next, without approving'],
  ['k', 'Back to the one before'],
  ['x', 'To the next mark that you can say is right; Enter says it'],
  ['u', 'Take the newest approval back'],
  ['o', 'Open, to edit'],
  ['?', 'Show these keys'],
] as const;

/** Review (/admin/review): shows every result that nobody has approved yet, one after another. */
export function ReviewRoute() {
  const list = useReviewList();
  const [at, setAt] = useState(0);
  const [approved, setApproved] = useState<readonly { readonly at: number; readonly record: RecordDetail }[]>([]);
  const [help, setHelp] = useState(false);
  const records = list.data?.emailSequences ?? [];
  const hubspotId = records[at]?.hubspotId;
  const reviewed = useReviewed(hubspotId, records[at + 1]?.hubspotId);
  const record = reviewed.data;
  // The approved text would be another than the one that the rep typed last.
  const unsaved = record && unsavedText(record._id);
  const load = useRetry(list.data ? reviewed : list, 'Failed to load history data');
  const { mutateAsync } = useApprove();
  const oneAtATime = useOneAtATime();
  const navigate = useNavigate();
  const session = useSession();

  const next = () => setAt(Math.min(at + 1, records.length));
  const back = () => setAt(Math.max(at - 1, 0));
  const approve = () =>
    oneAtATime(async () => {
      if (record === undefined || record.readOnlyReason !== null) return;
      if (unsaved !== undefined) return toast.error(unsaved);
      if (!(await succeeds(mutateAsync({ record, approved: true })))) return;
      setApproved([...approved, { at, record }]);
      next();
    });
  const undo = () =>
    oneAtATime(async () => {
      const newest = approved.at(-1);
      if (newest === undefined || !(await succeeds(mutateAsync({ record: newest.record, approved: false })))) return;
      setApproved(approved.slice(0, -1));
      setAt(newest.at);
    });
  const open = () => hubspotId && void navigate(ownRecordPath(hubspotId));
  useKeys({
    a: () => void approve(),
    u: () => void undo(),
    j: next,
    k: back,
    o: open,
    x: toNextMark,
    '?': () => setHelp(true),
  });

  return (
    <>
      <ReviewView
        load={list.data === undefined || (hubspotId !== undefined && record === undefined) ? load : undefined}
        hubspotId={hubspotId}
        record={record}
        unsaved={unsaved}
        place={at + 1}
        count={records.length}
        left={Math.max(0, (list.data?.totalEmailSequences ?? 0) - records.length)}
        approved={approved.length}
        sender={session?.username ?? ''}
        onApprove={() => void approve()}
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

function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** Puts the focus on the next *It's right*, after the one that has it. */
function toNextMark(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button[aria-label^="It’s right:"]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + 1) % buttons.length]?.focus();
}
