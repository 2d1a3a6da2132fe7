import { publishPrompt } from '@overture/core/contract';
import { AppButton, Dialog, DialogActions, TextField, useSchemaForm } from '@overture/ui';

const schema = publishPrompt.body.pick({ why: true });

export interface PublishDialogProps {
  /** What is about to be put in use; null while nothing is. */
  readonly title: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPublish: (why: string) => Promise<unknown>;
}

/** Asks for one line of why before a version is put in use. */
export function PublishDialog({ title, busy, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog opened={title !== null} onClose={onClose} title={title ?? 'Publish'} closable={!busy}>
      <PublishForm busy={busy} onClose={onClose} onPublish={onPublish} />
    </Dialog>
  );
}

function PublishForm({ busy, onClose, onPublish }: Omit<PublishDialogProps, 'title'>) {
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: { why: '' },
    onSubmit: ({ why }) => onPublish(why),
  });
  return (
    <form onSubmit={submit} aria-label="Publish" noValidate>
      <TextField
        label="Why"
        withAsterisk
        description="One line for whoever reads the history. The next generation is written with this version."
        data-autofocus
        disabled={busy}
        {...form.getInputProps('why')}
      />
      <DialogActions>
        <AppButton onClick={onClose} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant="primary" busy={busy}>
          Publish
        </AppButton>
      </DialogActions>
    </form>
  );
}
