import { useConfig, useDocumentTitle } from '@overture/ui';
import { LoginView } from './login.view.tsx';
import { useLogin } from './use-login.ts';

export function LoginRoute() {
  useDocumentTitle('Sign in');
  const productName = useConfig()?.productName ?? 'Overture';
  const { signIn, busy, error } = useLogin();
  return <LoginView productName={productName} busy={busy} error={error} onSubmit={signIn} />;
}
