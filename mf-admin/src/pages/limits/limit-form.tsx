import { saveLimit } from '@overture/core/contract';
import { SelectField, TextField, useConfig, useSchemaForm } from '@overture/ui';
import { useState } from 'react';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import { readAmount, writeAmount } from './limit-amounts.ts';
import type { LimitEntry, LimitFields } from './limits.queries.ts';

const amounts = [
  { name: 'dailyUsd', label: 'Dollars per day' },
  { name: 'monthlyUsd', label: 'Dollars per month' },
  { name: 'perMinute', label: 'Requests per minute' },
] as const;

/** The form for a limit: whom it limits, and its amounts. An empty field means no limit. */
export function LimitForm(props: EntryFormProps<LimitEntry, LimitFields>) {
  const { entry, busy, onSubmit } = props;
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(amounts.map(({ name }) => [name, writeAmount(entry?.[name])])),
  );
  const { form, submit } = useSchemaForm({
    schema: saveLimit.body,
    initialValues: {
      scope: entry?.scope ?? 'all',
      key: entry?.key ?? null,
      dailyUsd: entry?.dailyUsd ?? null,
      monthlyUsd: entry?.monthlyUsd ?? null,
      perMinute: entry?.perMinute ?? null,
    },
    onSubmit: (fields) => onSubmit(entry === null ? given(fields) : fields),
    blame: ({ code }) => (code === 'not_found' ? 'key' : undefined),
  });
  const [isOneUser, setIsOneUser] = useState(false);
  const { scope, key } = form.getValues();
  const wrong = (name: string) => readAmount(typed[name] ?? '') === undefined;
  return (
    <EntryForm
      {...props}
      submit={submit}
      submitLabel={entry ? 'Update' : 'Set Limit'}
      disabled={amounts.some(({ name }) => wrong(name)) || (isOneUser && !key)}
    >
      {entry === null && (
        <WhoField
          value={isOneUser ? 'one' : (key ?? scope)}
          disabled={busy}
          onChange={(next) => {
            setIsOneUser(next.isOneUser);
            form.setValues({ scope: next.scope, key: next.key });
          }}
        />
      )}
      {isOneUser && (
        <TextField
          label="Email of the user"
          withAsterisk
          {...form.getInputProps('key')}
          value={key ?? ''}
          onChange={({ currentTarget }) => form.setFieldValue('key', currentTarget.value.trim() || null)}
        />
      )}
      {amounts.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          placeholder="No limit"
          {...form.getInputProps(name)}
          {...(wrong(name) && { error: 'A number, such as 12.50' })}
          value={typed[name] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setTyped((all) => ({ ...all, [name]: value }));
            form.setFieldValue(name, readAmount(value) ?? null);
          }}
        />
      ))}
    </EntryForm>
  );
}

/** Setting a new limit keeps the amounts that were set before and are left empty now. */
function given({ scope, key, ...all }: LimitFields): LimitFields {
  return { scope, key, ...Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== null)) };
}

interface Who {
  readonly scope: LimitFields['scope'];
  readonly key: string | null;
  readonly isOneUser: boolean;
}

const groups: Readonly<Record<string, Who>> = {
  all: { scope: 'all', key: null, isOneUser: false },
  domain: { scope: 'domain', key: null, isOneUser: false },
  user: { scope: 'user', key: null, isOneUser: false },
  one: { scope: 'user', key: null, isOneUser: true },
};

function WhoField({
  value,
  disabled,
  onChange,
}: {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (who: Who) => void;
}) {
  const domains = useConfig()?.departments ?? [];
  return (
    <SelectField
      label="Who"
      data={[
        { value: 'all', label: 'Everybody together' },
        { value: 'domain', label: 'Each domain' },
        ...domains.map((domain) => ({ value: domain, label: domain })),
        { value: 'user', label: 'Each user' },
        { value: 'one', label: 'One user' },
      ]}
      value={value}
      allowDeselect={false}
      data-autofocus
      disabled={disabled}
      onChange={(next) => next !== null && onChange(groups[next] ?? { scope: 'domain', key: next, isOneUser: false })}
    />
  );
}
