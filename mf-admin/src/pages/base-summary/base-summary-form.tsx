import { saveBaseSummary } from '@overture/core/contract';
import { AppButton, Group, Stack, TextArea, TextField, useSchemaForm, useUnloadWarning } from '@overture/ui';
import type { BaseSummary } from './base-summary.queries.ts';

export interface BaseSummaryFormProps {
  readonly saved: BaseSummary;
  /** A typed base summary that the server refused; the form then begins with it. */
  readonly refused: BaseSummary | undefined;
  readonly onCancel: () => void;
  readonly onSubmit: (summary: BaseSummary) => void;
}

/** The form for title and prompt of the base summary. Both are required. */
export function BaseSummaryForm({ saved, refused, onCancel, onSubmit }: BaseSummaryFormProps) {
  const { form, submit } = useSchemaForm({
    schema: saveBaseSummary.body,
    initialValues: refused ?? { title: saved.title, prompt: saved.prompt },
    onSubmit,
    keepAs: 'base-summary',
  });
  useUnloadWarning(form.isDirty() || refused !== undefined);
  return (
    <form aria-label="Base Summary" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField label="Title" withAsterisk autoFocus {...form.getInputProps('title')} />
        <TextArea label="Prompt" withAsterisk minRows={10} maxRows={24} dir="auto" {...form.getInputProps('prompt')} />
        <Group gap="sm" justify="flex-end">
          <AppButton onClick={onCancel}>Cancel</AppButton>
          <AppButton type="submit" variant="primary">
            Save
          </AppButton>
        </Group>
      </Stack>
    </form>
  );
}
