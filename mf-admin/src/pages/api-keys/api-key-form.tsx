import { useRef, useState } from 'react';
import { createKey, keyTypeSchema, updateKey } from '@overture/core/contract';
import type { ApiKeyWire } from '@overture/core/contract';
import { AppButton, Banner, PasswordField, SelectField, Stack, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { FormActions } from '../../saving/form-actions.tsx';
import { testFailure } from './api-keys.queries.ts';
import type { KeyFields } from './api-keys.queries.ts';

export interface ApiKeyFormProps {
  /** The key to be edited; null for a new one. */
  readonly apiKey: ApiKeyWire | null;
  readonly domains: readonly string[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: KeyFields) => Promise<unknown>;
}

const changeSchema = updateKey.body.omit({ _id: true });

/**
 * Name, type, domain, status and secret of a key; editing keeps the secret where the field is left blank. A key that its
 * vendor refuses is not saved at once: the form says why, and offers to save it all the same.
 */
export function ApiKeyForm({ apiKey, domains, busy, onCancel, onSubmit }: ApiKeyFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const anyway = useRef(false);
  const [failure, setFailure] = useState<string>();
  const save = async (fields: KeyFields) => {
    const onlyIfWorks = !anyway.current;
    anyway.current = false;
    setFailure(undefined);
    try {
      await onSubmit({ ...fields, onlyIfWorks });
    } catch (error) {
      setFailure(testFailure(error));
      throw error;
    }
  };
  const { form, submit } = useSchemaForm({
    schema: apiKey ? changeSchema : createKey.body,
    initialValues: {
      name: apiKey?.name ?? '',
      keyType: apiKey?.keyType ?? '',
      department: apiKey?.department ?? '',
      key: '',
      active: apiKey?.active ?? true,
    },
    onSubmit: save,
  });
  return (
    <form ref={element} aria-label={apiKey ? 'Edit API Key' : 'Create API Key'} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField
          label="Name"
          placeholder="Where it comes from, or what it is for"
          withAsterisk
          data-autofocus
          disabled={busy}
          {...form.getInputProps('name')}
        />
        <SelectField
          label="Key Type"
          withAsterisk
          data={keyTypeSchema.options}
          allowDeselect={false}
          disabled={busy}
          {...form.getInputProps('keyType')}
        />
        <DomainSelect domains={domains} disabled={busy} {...form.getInputProps('department')} />
        <PasswordField
          label="Key"
          description={
            apiKey ? `Leave it blank to keep the key ${apiKey.key}.` : 'Stored encrypted, and never shown again.'
          }
          placeholder={apiKey?.key ?? ''}
          autoComplete="off"
          withAsterisk={!apiKey}
          disabled={busy}
          {...form.getInputProps('key')}
        />
        <SelectField
          label="Status"
          description="One key of a type is active in a domain; activating this one deactivates the other."
          data={statuses}
          allowDeselect={false}
          disabled={busy}
          {...form.getInputProps('active')}
          value={String(form.getValues().active)}
          onChange={(value) => form.setFieldValue('active', value === 'true')}
        />
        {failure !== undefined && (
          <Banner
            tone="error"
            action={
              <AppButton
                size="sm"
                disabled={busy}
                onClick={() => {
                  anyway.current = true;
                  element.current?.requestSubmit();
                }}
              >
                Save anyway
              </AppButton>
            }
          >
            {failure} Nothing was saved yet.
          </Banner>
        )}
      </Stack>
      <FormActions
        label={apiKey ? 'Update' : 'Create'}
        busyLabel={apiKey ? 'Updating...' : 'Creating...'}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}

const statuses = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];
