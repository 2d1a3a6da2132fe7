import { AppButton, DialogActions } from '@overture/ui';

export interface FormActionsProps {
  readonly label: string;
  /** While busy, e.g. 'Creating...'. */
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onCancel: () => void;
}

/** Cancel, and the button that sends the form of a dialog. */
export function FormActions({ label, busyLabel, busy, disabled = false, onCancel }: FormActionsProps) {
  return (
    <DialogActions>
      <AppButton onClick={onCancel} disabled={busy}>
        Cancel
      </AppButton>
      <AppButton type="submit" variant="primary" disabled={busy || disabled}>
        {busy ? busyLabel : label}
      </AppButton>
    </DialogActions>
  );
}
