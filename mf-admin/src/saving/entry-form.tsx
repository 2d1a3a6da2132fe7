import type { ComponentProps, ReactNode, Ref } from 'react';
import { AppButton, DialogActions, Stack } from '@overture/ui';

/** What a form sends. `entry` is the edited entry, or null for a new one. */
export interface Saved<T, Fields> {
  readonly entry: T | null;
  readonly fields: Fields;
}

export interface EntryFormProps<T, Fields> {
  readonly title: string;
  /** The entry to be edited; null for a new one. */
  readonly entry: T | null;
  /** Whether the entry is being saved. */
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: Fields) => Promise<unknown>;
}

export interface EntryFormFrameProps extends Omit<EntryFormProps<unknown, never>, 'onSubmit'> {
  readonly ref?: Ref<HTMLFormElement>;
  readonly submit: ComponentProps<'form'>['onSubmit'];
  /** The label of the submit button; 'Create' or 'Update' by default. */
  readonly submitLabel?: string;
  /** Whether the form cannot be sent yet. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The form of a dialog: its fields, then Cancel and the submit button. */
export function EntryForm({
  title,
  entry,
  busy,
  onCancel,
  ref,
  submit,
  submitLabel,
  disabled = false,
  children,
}: EntryFormFrameProps) {
  const [label, busyLabel] = entry ? ['Update', 'Updating...'] : ['Create', 'Creating...'];
  return (
    <form ref={ref} aria-label={title} onSubmit={submit} noValidate>
      <Stack gap="lg">{children}</Stack>
      <DialogActions>
        <AppButton onClick={onCancel} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant="primary" disabled={busy || disabled}>
          {busy ? busyLabel : (submitLabel ?? label)}
        </AppButton>
      </DialogActions>
    </form>
  );
}
