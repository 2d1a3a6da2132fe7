import { createModel, modelOptions } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';
import { SelectField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import type { ModelFields } from './ai-models.queries.ts';

/** Which model a domain is offered; its label follows from the model. */
export function AiModelForm(props: EntryFormProps<AiModelWire, ModelFields>) {
  const { entry, busy, onSubmit } = props;
  const { form, submit } = useSchemaForm({
    schema: createModel.body,
    initialValues: {
      department: entry?.department ?? '',
      aiModel: entry?.aiModel ?? '',
      aiModelLabel: entry?.aiModelLabel ?? '',
      active: entry?.active ?? true,
    },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'aiModel' : undefined),
  });
  const options = optionsFor(entry);
  return (
    <EntryForm {...props} submit={submit}>
      <DomainSelect
        label="Domain*"
        withAsterisk={false}
        aria-required
        data-autofocus
        disabled={busy}
        {...form.getInputProps('department')}
      />
      <SelectField
        label="Model*"
        aria-required
        placeholder="Select an AI model"
        data={options}
        allowDeselect={false}
        disabled={busy}
        {...form.getInputProps('aiModel')}
        onChange={(value) => {
          form.setFieldValue('aiModel', value ?? '');
          form.setFieldValue('aiModelLabel', options.find((option) => option.value === value)?.label ?? '');
        }}
      />
    </EntryForm>
  );
}

/** The models of the spec, and the entry's own where it came in by another way. */
function optionsFor(entry: AiModelWire | null): { value: string; label: string }[] {
  const known = modelOptions.map(({ value, label }) => ({ value: String(value), label: String(label) }));
  if (entry === null || known.some(({ value }) => value === entry.aiModel)) return known;
  return [...known, { value: entry.aiModel, label: entry.aiModelLabel }];
}
