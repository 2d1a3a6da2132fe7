import { createPrompt } from '@overture/core/contract';
import type { Prompt } from '@overture/core/contract';
import { TextArea, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import type { PromptFields } from './prompts.queries.ts';

/** Title, description, domain and text of a prompt; text and domain are required. */
export function PromptForm(props: EntryFormProps<Prompt, PromptFields>) {
  const { entry, busy, onSubmit } = props;
  const { form, submit } = useSchemaForm({
    schema: createPrompt.body,
    initialValues: {
      title: entry?.title ?? '',
      description: entry?.description ?? '',
      department: entry?.department ?? '',
      prompt: entry?.prompt ?? '',
    },
    onSubmit,
    keepAs: `prompt.${entry?._id ?? 'new'}`,
  });
  return (
    <EntryForm {...props} submit={submit}>
      <TextField label="Title" data-autofocus disabled={busy} {...form.getInputProps('title')} />
      <TextField
        label="Description"
        description="For your colleagues; it is not sent to the model."
        disabled={busy}
        {...form.getInputProps('description')}
      />
      <DomainSelect disabled={busy} {...form.getInputProps('department')} />
      <TextArea
        label="Prompt"
        withAsterisk
        minRows={8}
        maxRows={16}
        dir="auto"
        disabled={busy}
        {...form.getInputProps('prompt')}
      />
    </EntryForm>
  );
}
