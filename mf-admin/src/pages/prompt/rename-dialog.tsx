import type { PromptSampleWire } from '@overture/core/contract';
import { Dialog, TextField, useSchemaForm } from '@overture/ui';
import { z } from 'zod';
import { EntryForm } from '../../saving/entry-form.tsx';

const schema = z.object({ name: z.string().trim().min(1, 'Please enter a name').max(200) });

export interface RenameDialogProps {
  readonly sample: PromptSampleWire;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (name: string) => Promise<unknown>;
}

/** Gives a sample another name. */
export function RenameDialog({ sample, busy, onClose, onSubmit }: RenameDialogProps) {
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: { name: sample.name },
    onSubmit: ({ name }) => onSubmit(name),
  });
  const title = 'Rename Sample';
  return (
    <Dialog opened onClose={onClose} title={title} closable={!busy}>
      <EntryForm title={title} entry={sample} busy={busy} onCancel={onClose} submit={submit} submitLabel="Rename">
        <TextField label="Name" withAsterisk data-autofocus disabled={busy} {...form.getInputProps('name')} />
      </EntryForm>
    </Dialog>
  );
}
