import type { KeyboardEvent } from 'react';
import { createAdmin, passwordRules } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { PasswordField, PasswordRules, Stack, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { FormActions } from '../../saving/form-actions.tsx';

export interface CreateUserFormProps {
  readonly domains: readonly string[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (user: EndpointBody<typeof createAdmin>) => Promise<unknown>;
}

/** A new user's address, password and domain; can be sent once the password meets every rule. */
export function CreateUserForm({ domains, busy, onCancel, onSubmit }: CreateUserFormProps) {
  const { form, submit } = useSchemaForm({
    schema: createAdmin.body,
    initialValues: { email: '', password: '', department: '' },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  const met = passwordRules.every(({ test }) => test(form.getValues().password));
  // A browser sends no form by Enter while its button is disabled: whoever tries is told what is missing.
  const onEnter = ({ key }: KeyboardEvent) => key === 'Enter' && !met && submit();
  return (
    <form aria-label="Create User" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          withAsterisk
          data-autofocus
          disabled={busy}
          onKeyDown={onEnter}
          {...form.getInputProps('email')}
        />
        <Stack gap="sm">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            disabled={busy}
            onKeyDown={onEnter}
            {...form.getInputProps('password')}
          />
          <PasswordRules password={form.getValues().password} />
        </Stack>
        <DomainSelect domains={domains} disabled={busy} {...form.getInputProps('department')} />
      </Stack>
      <FormActions label="Create User" busyLabel="Creating..." busy={busy} disabled={!met} onCancel={onCancel} />
    </form>
  );
}
