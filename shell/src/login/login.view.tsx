import {
  AppButton,
  AuthAlternative,
  AuthCard,
  Banner,
  FormStack,
  IconBrandGoogle,
  PasswordField,
  TextField,
} from '@overture/ui';
import type { AppConfig } from '@overture/core/contract';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { goToEnd, typedBefore } from './typed-before.ts';
import type { Credentials } from './use-login.ts';

export interface LoginViewProps {
  readonly productName: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** The last address and password were not accepted. */
  readonly refused: boolean;
  /** Why somebody who was signed in is asked again. */
  readonly reason?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Undefined until the server has answered. */
  readonly singleSignOn: AppConfig['singleSignOn'] | undefined;
  /** Undefined where Google sign-in is not set up. */
  readonly google: { readonly busy: boolean; readonly onContinue: () => void } | undefined;
}

type FieldErrors = Partial<Record<keyof Credentials, string | undefined>>;

function errorsOf({ email, password }: Credentials): FieldErrors {
  return {
    email: email === '' ? 'Please enter your email' : addressPattern.test(email) ? undefined : 'Invalid email format',
    password: password === '' ? 'Please enter your password' : undefined,
  };
}

const addressPattern = /^[^\s@]+@[^\s@]+$/;

export function LoginView({
  productName,
  busy,
  error,
  refused,
  reason,
  onSubmit,
  singleSignOn,
  google,
}: LoginViewProps) {
  const waiting = busy || google?.busy === true;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [typed] = useState(typedBefore);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The fields were disabled meanwhile, and most often the password was mistyped.
    const password = refused ? form.current?.querySelector<HTMLInputElement>('[name=password]') : null;
    password?.focus();
    password?.select();
  }, [refused]);
  useEffect(() => goToEnd(form.current?.querySelector<HTMLInputElement>(`[name=${typed.focused}]`) ?? null), [typed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials = { email: textOf('email').trim(), password: textOf('password') };
    const found = errorsOf(credentials);
    setErrors(found);
    if (found.email ?? found.password)
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
    else onSubmit(credentials);
  };
  const notice = error ? <Banner tone="error">{error}</Banner> : reason && <Banner tone="info">{reason}</Banner>;
  const isOnly = singleSignOn === 'only';
  const singleSignOnLink = singleSignOn && singleSignOn !== 'off' && (
    <AppButton fullWidth variant={isOnly ? 'primary' : 'secondary'} href="/api/auth/oidc/start">
      Continue with single sign-on
    </AppButton>
  );
  return (
    <AuthCard
      product={productName}
      line="Email sequences and sales playbooks from your CRM"
      heading="Welcome Back"
      subtext="Sign in to your account to continue"
    >
      {isOnly ? (
        <FormStack>
          {notice}
          {singleSignOnLink}
        </FormStack>
      ) : (
        <form ref={form} onSubmit={submit} noValidate>
          <FormStack>
            {notice}
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              withAsterisk={false}
              autoFocus={typed.focused === 'email'}
              disabled={waiting}
              name="email"
              defaultValue={typed.email}
              error={errors.email}
              onChange={() => setErrors({ ...errors, email: undefined })}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              disabled={waiting}
              name="password"
              autoFocus={typed.focused === 'password'}
              defaultValue={typed.password}
              error={errors.password}
              onChange={() => setErrors({ ...errors, password: undefined })}
            />
            <AppButton type="submit" variant="primary" fullWidth busy={busy} disabled={waiting}>
              Sign in
            </AppButton>
          </FormStack>
        </form>
      )}
      {!isOnly && (singleSignOnLink || google) && (
        <AuthAlternative note={google && '(Sign in with any Google account)'}>
          <FormStack>
            {singleSignOnLink}
            {google && (
              <AppButton
                fullWidth
                icon={<IconBrandGoogle size={16} aria-hidden />}
                busy={google.busy}
                disabled={waiting}
                onClick={google.onContinue}
              >
                Continue with Google
              </AppButton>
            )}
          </FormStack>
        </AuthAlternative>
      )}
    </AuthCard>
  );
}
