import { proofSchema } from '@overture/core/contract';
import type { Proof } from '@overture/core/contract';
import { SwitchField, TextArea, TextField, useSchemaForm } from '@overture/ui';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';

const newProof: Proof = { service: '', industry: '', text: '', url: '', mayBeNamed: false };

/** A reference: what was achieved, for whom it is told, and whether the customer may be named. */
export function ProofForm(props: EntryFormProps<Proof, Proof>) {
  const { entry, busy, onSubmit } = props;
  const { form, submit } = useSchemaForm({ schema: proofSchema, initialValues: entry ?? newProof, onSubmit });
  const { mayBeNamed } = form.getValues();
  return (
    <EntryForm {...props} submit={submit}>
      <TextArea
        label="Text"
        description={
          mayBeNamed
            ? 'The result in one or two sentences, with its numbers.'
            : 'The result in one or two sentences, with its numbers and without the customer’s name.'
        }
        withAsterisk
        minRows={3}
        data-autofocus
        disabled={busy}
        {...form.getInputProps('text')}
      />
      <TextField
        label="Service"
        description="Told to contacts who want it. Empty: any."
        disabled={busy}
        {...form.getInputProps('service')}
      />
      <TextField
        label="Industry"
        description="Told to contacts of it, as HubSpot calls it. Empty: any."
        disabled={busy}
        {...form.getInputProps('industry')}
      />
      <TextField
        label="URL"
        description="Given to the writer only where the customer may be named."
        disabled={busy}
        {...form.getInputProps('url')}
      />
      <SwitchField
        label="The customer may be named"
        checked={mayBeNamed}
        disabled={busy}
        onChange={(checked) => form.setFieldValue('mayBeNamed', checked)}
      />
    </EntryForm>
  );
}
