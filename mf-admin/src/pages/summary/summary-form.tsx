import { createSummaryPrompt } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { Stack, TextArea, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { FormActions } from '../../saving/form-actions.tsx';

export interface SummaryFormProps {
  /** The three groups of domains that share a summary prompt. */
  readonly groups: readonly string[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (prompt: EndpointBody<typeof createSummaryPrompt>) => Promise<unknown>;
}

/** Title, description, domain and text of a new summary prompt; text and domain are required. */
export function SummaryForm({ groups, busy, onCancel, onSubmit }: SummaryFormProps) {
  const { form, submit } = useSchemaForm({
    schema: createSummaryPrompt.body,
    initialValues: { title: '', description: '', department: '', prompt: '', forSummary: true },
    onSubmit,
    keepAs: 'summary',
  });
  return (
    <form aria-label="Create Summary" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField label="Title" data-autofocus disabled={busy} {...form.getInputProps('title')} />
        <TextField label="Description" disabled={busy} {...form.getInputProps('description')} />
        <DomainSelect domains={groups} disabled={busy} {...form.getInputProps('department')} />
        <TextArea
          label="Prompt"
          description="From now on, contacts of this domain are summarised with it."
          withAsterisk
          minRows={8}
          maxRows={16}
          dir="auto"
          disabled={busy}
          {...form.getInputProps('prompt')}
        />
      </Stack>
      <FormActions label="Create" busyLabel="Creating..." busy={busy} onCancel={onCancel} />
    </form>
  );
}
