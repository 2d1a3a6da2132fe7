import { actorWords, type RecordDetail } from '@overture/core/contract';
import { AppButton, IconCheck, toast } from '@overture/ui';
import { useApprove } from './use-approval.ts';

export interface ApproveButtonProps {
  readonly record: RecordDetail;
  /** Whether it is what the rep does next. */
  readonly isMain: boolean;
  readonly onApprove: () => void;
}

/** Approves the shown texts, or says who approved them and takes that back. */
export function ApproveButton({ record, isMain, onApprove }: ApproveButtonProps) {
  const { approve, isPending } = useApprove();
  const { approval, readOnlyReason } = record;
  const takeBack = async () => {
    if (await approve({ record, approved: false })) toast.info('The approval is taken back.');
  };
  return (
    <AppButton
      size="sm"
      variant={approval !== null ? 'success' : isMain ? 'primary' : 'secondary'}
      icon={<IconCheck size={16} />}
      aria-keyshortcuts="a"
      aria-pressed={approval !== null}
      busy={isPending}
      disabled={readOnlyReason !== null}
      title={
        readOnlyReason ??
        (approval === null ? 'Approve these texts' : `Approved by ${actorWords(approval.by)}. Press to take it back`)
      }
      onClick={() => (approval === null ? onApprove() : void takeBack())}
    >
      {approval === null ? 'Approve' : 'Approved'}
    </AppButton>
  );
}
