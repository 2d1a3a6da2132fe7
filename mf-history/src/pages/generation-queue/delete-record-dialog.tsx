import type { RecordSummary } from '@overture/core/contract';
import { Banner, ConfirmDialog, Stack, Text } from '@overture/ui';
import { contactLabelOf } from '@overture/ui/contacts';
import { leftInHubspot } from './left-in-hubspot.ts';

export interface DeleteRecordDialogProps {
  /** The record to be deleted; null closes the dialog. */
  readonly record: RecordSummary | null;
  readonly onClose: () => void;
  readonly onConfirm: (record: RecordSummary) => void;
}

/** Asks before a record and all its versions are deleted. */
export function DeleteRecordDialog({ record, onClose, onConfirm }: DeleteRecordDialogProps) {
  const left = leftInHubspot(record ? [record] : []);
  return (
    <ConfirmDialog
      opened={record !== null}
      onClose={onClose}
      onConfirm={() => record && onConfirm(record)}
      title="Delete Email Sequence"
      confirmLabel="Delete"
    >
      <Stack gap="md">
        <Text>
          Are you sure you want to delete the email sequence for <strong>{record && contactLabelOf(record)}</strong>?
          All its versions go with it. This action cannot be undone.
        </Text>
        {left && (
          <Banner tone="warning">{left} and could not be withdrawn here any more. Withdraw the hand-over first.</Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
