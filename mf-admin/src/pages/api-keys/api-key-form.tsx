import { useRef, useState } from 'react';
import { createKey, keyTypeSchema, updateKey } from '@overture/core/contract';
import type { ApiKeyWire, EndpointResponse, getConnect } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  PasswordField,
  SelectField,
  TextField,
  TextLink,
  useQuery,
  useSchemaForm,
} from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import { connectQuery } from '../connect/connect.queries.ts';
import { SandboxEndBanner } from '../connect/sandbox-end-banner.tsx';
import { testFailure } from './api-keys.queries.ts';
import type { KeyFields } from './api-keys.queries.ts';

const changeSchema = updateKey.body.omit({ _id: true });

/**
 * The form for a key: name, type, domain, status and secret. A blank secret keeps the stored one. If the vendor refuses
 * the key, the form says why and offers to save it anyway.
 */
export function ApiKeyForm(props: EntryFormProps<ApiKeyWire, KeyFields>) {
  const { entry, busy, onSubmit } = props;
  const connect = useQuery(connectQuery);
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
    schema: entry ? changeSchema : createKey.body,
    initialValues: {
      name: entry?.name ?? '',
      keyType: entry?.keyType ?? '',
      department: entry?.department ?? '',
      key: '',
      active: entry?.active ?? true,
    },
    onSubmit: save,
  });
  return (
    <EntryForm {...props} ref={element} submit={submit}>
      {connect.data?.ending && <SandboxEndNotice state={connect.data} />}
      <TextField
        label="Name"
        placeholder="Where it comes from, or what it is for"
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SelectField
        label="Key Type"
        withAsterisk
        data={keyTypeSchema.options}
        allowDeselect={false}
        {...form.getInputProps('keyType')}
      />
      <DomainSelect {...form.getInputProps('department')} />
      <PasswordField
        label="Key"
        description={
          entry ? `Leave it blank to keep the key ${entry.key}.` : 'Stored encrypted, and never shown again.'
        }
        placeholder={entry?.key ?? ''}
        autoComplete="off"
        withAsterisk={!entry}
        {...form.getInputProps('key')}
      />
      <SelectField
        label="Status"
        description="One key of a type is active in a domain; activating this one deactivates the other."
        data={statuses}
        allowDeselect={false}
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
    </EntryForm>
  );
}

/** Says what the key ends. With a key of somebody who cannot stay, nothing ends. */
function SandboxEndNotice({ state }: { readonly state: EndpointResponse<typeof getConnect> }) {
  if (!state.needsSuperadmin) return <SandboxEndBanner state={state} />;
  return (
    <Banner tone="warning">
      Others can sign in with this account too, and would work with your key.{' '}
      <TextLink to="/admin/connect">Create your own superadmin first</TextLink>
    </Banner>
  );
}

const statuses = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];
