import { useState } from 'react';
import { lockedRules } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import {
  KeysDialog,
  ownRecordPath,
  toast,
  urlText,
  useKeys,
  useNavigate,
  useOneAtATime,
  useRetry,
  useSession,
  useUrlState,
} from '@overture/ui';
import { unsavedText } from '@overture/ui/record';
import { useApprove, useReviewed, useReviewList } from './review.queries.ts';
import { ReviewView } from './review.view.tsx';

const keys = [
  ['a', 'Approve and next'],
  ['y', 'Approve in spite of what is listed'],
  ['j', 'Next, without approving'],
  ['k', 'Back to the one before'],
  ['x', 'To the next mark that you can say is right; Enter says it'],
  ['u', 'Take the newest approval back'],
  ['o', 'Open, to edit'],
  ['?', 'Show these keys'],
] as const;

const urlFields = { search: urlText(), template: urlText() };

/** Review (/admin/review): shows every result that nobody has approved yet, the riskiest first, within the queue's filter. */
export function ReviewRoute() {
  const [filter] = useUrlState(urlFields);
  const list = useReviewList(filter);
  /** The result that was not approved because of what must be mended. */
  const [refused, setRefused] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [approved, setApproved] = useState<readonly { readonly at: number; readonly record: RecordDetail }[]>([]);
  const [help, setHelp] = useState(false);
  const records = list.data?.items ?? [];
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
  const blocks = record ? record.emails.flatMap(({ checks }) => checks.filter(({ level }) => level === 'block')) : [];
  const isRefused = record !== undefined && refused === record._id && blocks.length > 0;
  const mayOverride = blocks.every(({ rule }) => !lockedRules.some((locked) => locked === rule));
  const approve = (override: readonly string[] = []) =>
    oneAtATime(async () => {
      if (record === undefined || record.readOnlyReason !== null) return;
      if (unsaved !== undefined) return toast.error(unsaved);
      if (blocks.length > 0 && override.length === 0) {
        setRefused(record._id);
        return goToBlock(record);
      }
      if (!(await succeeds(mutateAsync({ record, approved: true, override })))) return;
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
    y: () => isRefused && mayOverride && void approve(blocks.map(({ rule }) => rule)),
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
        refusal={
          isRefused
            ? { blocks, onOverride: mayOverride ? () => void approve(blocks.map(({ rule }) => rule)) : undefined }
            : undefined
        }
        risk={records[at]?.riskReason}
        place={at + 1}
        count={records.length}
        left={Math.max(0, (list.data?.total ?? 0) - records.length)}
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

/** Moves to the first email with something that must be mended. */
function goToBlock({ emails }: RecordDetail): void {
  const at = emails.findIndex(({ checks }) => checks.some(({ level }) => level === 'block'));
  const email = document.querySelector<HTMLElement>(`[data-email="${at}"]`);
  email?.scrollIntoView({ block: 'center' });
  email?.focus({ preventScroll: true });
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
