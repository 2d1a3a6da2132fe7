import { saveBaseSummary } from '@overture/core/contract';
import { AppButton, Group, Stack, TextArea, TextField, useSchemaForm, useUnloadWarning } from '@overture/ui';
import type { BaseSummary } from './base-summary.queries.ts';

export interface BaseSummaryFormProps {
  /** As it is saved: what the form begins with. */
  readonly saved: BaseSummary;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (summary: BaseSummary) => Promise<unknown>;
}

/** Title and prompt of the base summary, both required. */
export function BaseSummaryForm({ saved, busy, onCancel, onSubmit }: BaseSummaryFormProps) {
  const { form, submit } = useSchemaForm({
    schema: saveBaseSummary.body,
    initialValues: { title: saved.title, prompt: saved.prompt },
    onSubmit,
    keepAs: 'base-summary',
  });
  useUnloadWarning(form.isDirty());
  return (
    <form aria-label="Base Summary" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField label="Title" withAsterisk autoFocus disabled={busy} {...form.getInputProps('title')} />
        <TextArea
          label="Prompt"
          withAsterisk
          minRows={10}
          maxRows={24}
          dir="auto"
          disabled={busy}
          {...form.getInputProps('prompt')}
        />
        <Group gap="sm" justify="flex-end">
          <AppButton onClick={onCancel} disabled={busy}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </AppButton>
        </Group>
      </Stack>
    </form>
  );
}
