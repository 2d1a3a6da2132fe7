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
  const { password } = form.getValues();
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
          {...form.getInputProps('email')}
        />
        <Stack gap="sm">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            disabled={busy}
            {...form.getInputProps('password')}
          />
          <PasswordRules password={password} />
        </Stack>
        <DomainSelect domains={domains} disabled={busy} {...form.getInputProps('department')} />
      </Stack>
      <FormActions
        label="Create User"
        busyLabel="Creating..."
        busy={busy}
        disabled={!passwordRules.every(({ test }) => test(password))}
        onCancel={onCancel}
      />
    </form>
  );
}
