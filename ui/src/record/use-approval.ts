import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { approveRecord, lockedRules } from '@overture/core/contract';
import type { Check, RecordDetail } from '@overture/core/contract';
import { callApi, errorText, toast, useMutation, useOneAtATime, useQueryClient } from '@overture/ui';
import { EmailChangesContext } from './email-changes.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { recordQuery } from './record-query.ts';
import { firstBlocked } from './show-block.ts';

/** Why the shown version was not approved. */
export interface Refusal {
  readonly blocks: readonly Check[];
  /** Approves in spite of them; absent where nobody may. Resolves to whether it is approved. */
  readonly override?: () => Promise<boolean>;
}

export interface Approval {
  /** Set once the user has tried to approve what must be mended first. */
  readonly refusal: Refusal | undefined;
  /** Saves what is typed and approves the texts. Resolves to whether they are approved. */
  readonly approve: () => Promise<boolean>;
}

/** Approves a version with the texts that are shown, or takes that back. It reports a failure itself. */
export function useApprove() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ record, approved, override }: ApproveAsked) =>
      callApi(approveRecord, {
        body: {
          hubspotId: record.hubspotId,
          approved,
          ...(record.version && { version: record.version }),
          ...(approved && { revisions: record.emails.map(({ revision }) => revision) }),
          ...(override !== undefined && { override: [...override] }),
        },
      }),
    onError: (error) => toast.error(errorText(error)),
    onSuccess: ({ approval }, { record: { hubspotId, version } }) => {
      // The version may have been read as the newest one, or by its number.
      for (const asked of [undefined, version ?? undefined])
        client.setQueryData(recordQuery({ hubspotId, version: asked }).queryKey, (read) =>
          read?.version === version ? { ...read, approval } : read,
        );
      tellOtherTabs(hubspotId);
    },
    // Nobody waits for the lists: the next contact is shown at once.
    onSettled: () => void client.invalidateQueries({ queryKey: ['history'] }),
  });
  const approve = (asked: ApproveAsked) =>
    mutateAsync(asked).then(
      () => true,
      () => false,
    );
  return { approve, isPending };
}

interface ApproveAsked {
  readonly record: RecordDetail;
  readonly approved: boolean;
  /** The rules whose findings the user allows. */
  readonly override?: readonly string[];
}

/**
 * The approval of the user's own record, within its `RecordEdits`. What is blocked is never approved by the first call:
 * `onBlocked` shows the email at the position, and a second step needs the reasons.
 */
export function useApproval(shown: RecordDetail, onBlocked: (index: number, record: RecordDetail) => void): Approval {
  const { drafts } = use(EmailChangesContext);
  const client = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const { approve } = useApprove();
  const oneAtATime = useOneAtATime();
  const blocks = blocksOf(shown);
  const rules = [...new Set(blocks.map(({ rule }) => rule))];

  const act = async (override?: readonly string[]): Promise<boolean> => {
    let isApproved = false;
    await oneAtATime(async () => {
      if (shown.readOnlyReason !== null || !(await drafts.settle())) return;
      // What was typed is saved by now.
      const record = client.getQueryData(recordQuery({ hubspotId: shown.hubspotId }).queryKey) ?? shown;
      if (override === undefined && firstBlocked(record) >= 0) {
        // The refusal is there to be scrolled to.
        flushSync(() => setRefused(true));
        onBlocked(firstBlocked(record), record);
      } else {
        isApproved = await approve({ record, approved: true, ...(override && { override }) });
        if (isApproved) setRefused(false);
      }
    });
    return isApproved;
  };
  const isLocked = rules.some((rule) => lockedRules.some((locked) => locked === rule));
  return {
    refusal: isRefused && blocks.length > 0 ? { blocks, ...(!isLocked && { override: () => act(rules) }) } : undefined,
    approve: () => act(),
  };
}

function blocksOf({ emails }: RecordDetail): readonly Check[] {
  return emails.flatMap(({ checks }) => checks.filter(({ level }) => level === 'block'));
}
