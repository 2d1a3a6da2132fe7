import { AppButton, AuthCard, Banner, FormStack, PasswordField, TextField, useForm } from '@overture/ui';
import type { Credentials } from './use-login.ts';

export interface LoginViewProps {
  readonly productName: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function LoginView({ productName, busy, error, onSubmit }: LoginViewProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) =>
        value.trim() === ''
          ? 'Please enter your email'
          : /^[^\s@]+@[^\s@]+$/.test(value.trim())
            ? null
            : 'Invalid email format',
      password: (value) => (value === '' ? 'Please enter your password' : null),
    },
  });
  const submit = form.onSubmit(
    ({ email, password }) => onSubmit({ email: email.trim(), password }),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
  );
  return (
    <AuthCard
      product={productName}
      line="Email sequences and sales playbooks from your CRM"
      heading="Welcome Back"
      subtext="Sign in to your account to continue"
    >
      <form onSubmit={submit} noValidate>
        <FormStack>
          {error && <Banner tone="error">{error}</Banner>}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            withAsterisk={false}
            data-autofocus
            autoFocus
            disabled={busy}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            disabled={busy}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <AppButton type="submit" variant="primary" fullWidth busy={busy}>
            Sign in
          </AppButton>
        </FormStack>
      </form>
    </AuthCard>
  );
}
