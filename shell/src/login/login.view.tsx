import {
  AppButton,
  AuthAlternative,
  AuthCard,
  Banner,
  FormStack,
  IconBrandGoogle,
  PasswordField,
  TextField,
  useForm,
} from '@overture/ui';
import type { Credentials } from './use-login.ts';

export interface LoginViewProps {
  readonly productName: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Why somebody who was signed in is asked again. */
  readonly reason?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Undefined where Google sign-in is not set up. */
  readonly google: { readonly busy: boolean; readonly onContinue: () => void } | undefined;
}

export function LoginView({ productName, busy, error, reason, onSubmit, google }: LoginViewProps) {
  const waiting = busy || google?.busy === true;
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
          {error ? <Banner tone="error">{error}</Banner> : reason && <Banner tone="info">{reason}</Banner>}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            withAsterisk={false}
            data-autofocus
            autoFocus
            disabled={waiting}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            disabled={waiting}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <AppButton type="submit" variant="primary" fullWidth busy={busy} disabled={waiting}>
            Sign in
          </AppButton>
        </FormStack>
      </form>
      {google && (
        <AuthAlternative note="(Sign in with any Google account)">
          <AppButton
            fullWidth
            icon={<IconBrandGoogle size={16} aria-hidden />}
            busy={google.busy}
            disabled={waiting}
            onClick={google.onContinue}
          >
            Continue with Google
          </AppButton>
        </AuthAlternative>
      )}
    </AuthCard>
  );
}
