import { createModel, labelOfModel, modelOptions, modelStateText } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';
import { Banner, SelectField, SwitchField, TextField, useQuery, useSchemaForm } from '@overture/ui';
import { useState } from 'react';
import { domainOffersQuery } from '../../models/domain-offers.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import { choicesQuery, modelsQuery } from './ai-models.queries.ts';
import type { ModelFields } from './ai-models.queries.ts';
import { previewOf, readPrice, writePrice } from './model-facts.ts';

/** The form for a model that a domain is offered: its price and its replacement. Its label follows from the model. */
export function AiModelForm(props: EntryFormProps<AiModelWire, ModelFields>) {
  const { entry, busy, onSubmit } = props;
  const [price, setPrice] = useState(writePrice(entry?.price));
  const isPrice = readPrice(price) !== undefined;
  const { form, submit } = useSchemaForm({
    schema: createModel.body,
    initialValues: {
      department: entry?.department ?? '',
      aiModel: entry?.aiModel ?? '',
      aiModelLabel: entry?.aiModelLabel ?? '',
      active: entry?.active ?? true,
      price: entry?.price ?? null,
      replacement: entry?.replacement ?? null,
      isDefault: entry?.isDefault ?? false,
    },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'aiModel' : undefined),
  });
  const { department, aiModel } = form.getValues();
  const options = useChoices(department, entry);
  const chosen = options.find(({ value }) => value === aiModel);
  const offer = useQuery(domainOffersQuery).data?.find((one) => one.department === department);
  const stored = useQuery(modelsQuery).data ?? [];
  const preview = previewOf(offer, stored, form.getValues());
  return (
    <EntryForm {...props} submit={submit} disabled={!isPrice}>
      <DomainSelect
        label="Domain*"
        withAsterisk={false}
        aria-required
        data-autofocus
        {...form.getInputProps('department')}
      />
      <SelectField
        label="Model*"
        aria-required
        placeholder="Select an AI model"
        data={options}
        allowDeselect={false}
        {...form.getInputProps('aiModel')}
        onChange={(value) => {
          form.setFieldValue('aiModel', value ?? '');
          form.setFieldValue('aiModelLabel', options.find((option) => option.value === value)?.name ?? '');
        }}
      />
      <SelectField
        label="Replacement"
        description="Replaces the model once the vendor has ended it, also for queued generations."
        placeholder={chosen?.successor == null ? 'None' : `${labelOfModel(chosen.successor)}, as the vendor says`}
        data={options.filter(({ value, disabled }) => !disabled && value !== aiModel)}
        clearable
        {...form.getInputProps('replacement')}
      />
      <TextField
        label="Own price"
        description="US dollars per million tokens: input, cached input, cache writes, output. Empty: the published price."
        placeholder={chosen && (chosen.listPrice || 'unknown')}
        value={price}
        error={isPrice ? undefined : 'Four numbers, such as 2, 0.1, 2.5, 10'}
        disabled={busy}
        onChange={({ currentTarget }) => {
          setPrice(currentTarget.value);
          form.setFieldValue('price', readPrice(currentTarget.value) ?? null);
        }}
      />
      <SwitchField label="Default of the domain" {...form.getInputProps('isDefault', { type: 'checkbox' })} />
      {preview && (
        <Banner tone="info">
          {preview.labels.length === 0
            ? `Reps of ${department} will have no model to choose.`
            : `Reps of ${department} will see ${preview.labels.join(', ')}. The default is ${preview.chosen}.`}
        </Banner>
      )}
    </EntryForm>
  );
}

interface Choice {
  readonly value: string;
  /** The model's name with its state. */
  readonly label: string;
  readonly name: string;
  readonly disabled: boolean;
  /** The replacement that the vendor recommends. */
  readonly successor: string | null;
  readonly listPrice: string;
}

/**
 * The models of the domain's key, or the built-in ones until those are known; the entry's own model is always included.
 */
function useChoices(department: string, entry: AiModelWire | null): readonly Choice[] {
  const asked = useQuery(choicesQuery(department));
  const known =
    asked.data?.map((model): Choice => ({
      value: model.id,
      label: [model.label, modelStateText(model)].filter(Boolean).join(' · '),
      name: model.label,
      disabled: model.state === 'ended',
      successor: model.replacement,
      listPrice: writePrice(model.price),
    })) ?? modelOptions.map(({ value, label }) => plainChoice(value, label));
  if (entry === null || known.some(({ value }) => value === entry.aiModel)) return known;
  return [...known, plainChoice(entry.aiModel, entry.aiModelLabel)];
}

const plainChoice = (value: string, label: string): Choice => ({
  value,
  label,
  name: label,
  disabled: false,
  successor: null,
  listPrice: '',
});
