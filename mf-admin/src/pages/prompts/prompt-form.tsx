import { createPrompt } from '@overture/core/contract';
import type { Prompt } from '@overture/core/contract';
import { Stack, TextArea, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { FormActions } from '../../saving/form-actions.tsx';
import type { PromptFields } from './prompts.queries.ts';

export interface PromptFormProps {
  /** The prompt to be edited; null for a new one. */
  readonly prompt: Prompt | null;
  readonly domains: readonly string[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: PromptFields) => Promise<unknown>;
}

/** Title, description, domain and text of a prompt; text and domain are required. */
export function PromptForm({ prompt, domains, busy, onCancel, onSubmit }: PromptFormProps) {
  const { form, submit } = useSchemaForm({
    schema: createPrompt.body,
    initialValues: {
      title: prompt?.title ?? '',
      description: prompt?.description ?? '',
      department: prompt?.department ?? '',
      prompt: prompt?.prompt ?? '',
    },
    onSubmit,
    keepAs: `prompt.${prompt?._id ?? 'new'}`,
  });
  return (
    <form aria-label={prompt ? 'Edit Prompt' : 'Create Prompt'} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField label="Title" data-autofocus disabled={busy} {...form.getInputProps('title')} />
        <TextField
          label="Description"
          description="For your colleagues; it is not sent to the model."
          disabled={busy}
          {...form.getInputProps('description')}
        />
        <DomainSelect domains={domains} disabled={busy} {...form.getInputProps('department')} />
        <TextArea
          label="Prompt"
          withAsterisk
          minRows={8}
          maxRows={16}
          dir="auto"
          disabled={busy}
          {...form.getInputProps('prompt')}
        />
      </Stack>
      <FormActions
        label={prompt ? 'Update' : 'Create'}
        busyLabel={prompt ? 'Updating...' : 'Creating...'}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}
