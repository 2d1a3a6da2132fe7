import type { KeyboardEvent } from 'react';
import { createAdmin, passwordRules } from '@overture/core/contract';
import { PasswordField, PasswordRules, Stack, TextField, useSchemaForm } from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import type { EntryFormProps } from '../../saving/entry-form.tsx';
import { useOnlySingleSignOn } from './use-only-single-sign-on.ts';
import type { AdminUser, UserFields } from './user-groups.queries.ts';

/**
 * The form for a new user: address, password and domain. It can be sent once the password meets every rule. Where single
 * sign-on is the only way to sign in, there is no password.
 */
export function CreateUserForm(props: EntryFormProps<AdminUser, UserFields>) {
  const { onSubmit } = props;
  const takesPassword = !useOnlySingleSignOn();
  const { form, submit } = useSchemaForm({
    schema: createAdmin.body,
    initialValues: { email: '', department: '', ...(takesPassword && { password: '' }) },
    onSubmit,
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  const { email, password = '' } = form.getValues();
  const met = !takesPassword || passwordRules.every(({ test }) => test(password));
  // A browser does not submit a form on Enter while its button is disabled, so Enter shows what is missing.
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
        onKeyDown={onEnter}
        {...form.getInputProps('email')}
      />
      {takesPassword && (
        <Stack gap="sm">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            onKeyDown={onEnter}
            {...form.getInputProps('password')}
          />
          <PasswordRules password={password} email={email} />
        </Stack>
      )}
      <DomainSelect {...form.getInputProps('department')} />
    </EntryForm>
  );
}
