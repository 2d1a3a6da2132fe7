import { proofSchema } from '@overture/core/contract';
import type { Proof } from '@overture/core/contract';
import { SwitchField, TextArea, TextField, useSchemaForm } from '@overture/ui';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';

const newProof: Proof = { service: '', industry: '', text: '', url: '', mayBeNamed: false };

/** The form for a reference: what was achieved, which contacts are told, and whether the customer may be named. */
export function ProofForm(props: EntryFormProps<Proof, Proof>) {
  const { entry, onSubmit } = props;
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
        {...form.getInputProps('text')}
      />
      <TextField
        label="Service"
        description="Only contacts who want this service are told. Empty: all contacts."
        {...form.getInputProps('service')}
      />
      <TextField
        label="Industry"
        description="Only contacts of this industry are told, by its name in HubSpot. Empty: all contacts."
        {...form.getInputProps('industry')}
      />
      <TextField
        label="URL"
        description="The writer gets it only if the customer may be named."
        {...form.getInputProps('url')}
      />
      <SwitchField label="The customer may be named" {...form.getInputProps('mayBeNamed', { type: 'checkbox' })} />
    </EntryForm>
  );
}
