import type { KeyboardEvent } from 'react';
import { createAdmin, passwordRules } from '@overture/core/contract';
import { PasswordField, PasswordRules, Stack, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import type { AdminUser, UserFields } from './user-groups.queries.ts';

/** A new user's address, password and domain; can be sent once the password meets every rule. */
export function CreateUserForm(props: EntryFormProps<AdminUser, UserFields>) {
  const { busy, onSubmit } = props;
  const { form, submit } = useSchemaForm({
    schema: createAdmin.body,
    initialValues: { email: '', password: '', department: '' },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  const met = passwordRules.every(({ test }) => test(form.getValues().password));
  // A browser does not send a form by Enter while its button is disabled, so what is missing is said here.
  const onEnter = ({ key }: KeyboardEvent) => key === 'Enter' && !met && submit();
  return (
    <EntryForm {...props} submit={submit} submitLabel="Create User" disabled={!met}>
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
      <DomainSelect disabled={busy} {...form.getInputProps('department')} />
    </EntryForm>
  );
}
