import { createModel, modelOptions } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';
import { SelectField, Stack, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { FormActions } from '../../saving/form-actions.tsx';
import type { ModelFields } from './ai-models.queries.ts';

export interface AiModelFormProps {
  /** The model to be edited; null for a new one. */
  readonly model: AiModelWire | null;
  readonly domains: readonly string[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: ModelFields) => Promise<unknown>;
}

/** Which model a domain is offered; its label follows from the model. */
export function AiModelForm({ model, domains, busy, onCancel, onSubmit }: AiModelFormProps) {
  const { form, submit } = useSchemaForm({
    schema: createModel.body,
    initialValues: {
      department: model?.department ?? '',
      aiModel: model?.aiModel ?? '',
      aiModelLabel: model?.aiModelLabel ?? '',
      active: model?.active ?? true,
    },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'aiModel' : undefined),
  });
  const options = optionsFor(model);
  return (
    <form aria-label={model ? 'Edit AI Model' : 'Create New AI Model'} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <DomainSelect
          label="Domain*"
          withAsterisk={false}
          aria-required
          domains={domains}
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
      </Stack>
      <FormActions
        label={model ? 'Update' : 'Create'}
        busyLabel={model ? 'Updating...' : 'Creating...'}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}

/** The models of the spec, and one that came in by another way while it is edited. */
function optionsFor(model: AiModelWire | null): { value: string; label: string }[] {
  const known = modelOptions.map(({ value, label }) => ({ value: String(value), label: String(label) }));
  if (model === null || known.some(({ value }) => value === model.aiModel)) return known;
  return [...known, { value: model.aiModel, label: model.aiModelLabel }];
}
