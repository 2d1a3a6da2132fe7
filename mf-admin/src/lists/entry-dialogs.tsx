import { ConfirmDialog, Dialog } from '@overture/ui';
import type { ListForm, ListRemoval } from './list-entry.ts';
import type { ListDialogs } from './use-list-dialogs.ts';

interface FormDialogProps<T, Fields> {
  readonly form: ListForm<T, Fields>;
  readonly dialogs: ListDialogs<T>;
}

export function FormDialog<T, Fields>({ form, dialogs }: FormDialogProps<T, Fields>) {
  const { Fields, save } = form;
  const entry = dialogs.form?.entry ?? null;
  const title = (entry ? form.editTitle : form.newTitle) ?? form.button;
  return (
    <Dialog
      opened={dialogs.form !== null}
      onClose={dialogs.close}
      title={title}
      size={form.size ?? 'md'}
      closable={!save.isPending}
    >
      <Fields
        title={title}
        entry={entry}
        busy={save.isPending}
        onCancel={dialogs.close}
        onSubmit={(fields) => save.mutateAsync({ entry, fields }).then(dialogs.close)}
      />
    </Dialog>
  );
}

interface RemovalDialogProps<T> {
  readonly removal: ListRemoval<T>;
  readonly dialogs: ListDialogs<T>;
}

/** Asks before an entry is removed. */
export function RemovalDialog<T>({ removal, dialogs }: RemovalDialogProps<T>) {
  const { toRemove, close } = dialogs;
  const { title, verb, busyVerb, question, remove } = removal;
  const confirm = () => {
    if (toRemove === null) return;
    if (busyVerb !== undefined) return remove.mutate(toRemove, { onSettled: close });
    remove.mutate(toRemove);
    close();
  };
  return (
    <ConfirmDialog
      opened={toRemove !== null}
      onClose={close}
      onConfirm={confirm}
      title={title}
      confirmLabel={verb}
      busyLabel={busyVerb ?? verb}
      busy={busyVerb !== undefined && remove.isPending}
    >
      {toRemove && question(toRemove)}
    </ConfirmDialog>
  );
}
