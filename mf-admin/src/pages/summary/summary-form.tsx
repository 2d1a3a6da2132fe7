import { createSummaryPrompt } from '@overture/core/contract';
import { TextArea, TextField, useConfig, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import type { SummaryFields, SummaryPrompt } from './summary.queries.ts';

/** The form for a summary prompt. Text and domain are required; the domain of an existing prompt cannot change. */
export function SummaryForm(props: EntryFormProps<SummaryPrompt, SummaryFields>) {
  const { entry, onSubmit } = props;
  const { form, submit } = useSchemaForm({
    schema: createSummaryPrompt.body,
    initialValues: {
      title: entry?.title ?? '',
      description: entry?.description ?? '',
      department: entry?.department ?? '',
      prompt: entry?.prompt ?? '',
      forSummary: true,
    },
    onSubmit,
    keepAs: entry ? `summary.${entry._id}` : 'summary',
  });
  return (
    <EntryForm {...props} submit={submit}>
      <TextField label="Title" data-autofocus {...form.getInputProps('title')} />
      <TextField label="Description" {...form.getInputProps('description')} />
      <DomainSelect
        domains={useConfig()?.summaryDepartments ?? []}
        disabled={entry !== null}
        {...form.getInputProps('department')}
      />
      <TextArea
        label="Prompt"
        description={entry ? undefined : 'From now on, contacts of this domain are summarised with it.'}
        withAsterisk
        minRows={8}
        maxRows={16}
        dir="auto"
        {...form.getInputProps('prompt')}
      />
    </EntryForm>
  );
}
