import { useConfig, useDocumentTitle, whySessionEnded } from '@overture/ui';
import { DriveStepView } from './drive-step.view.tsx';
import { LoginView } from './login.view.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';
import { useLogin } from './use-login.ts';

export function LoginRoute() {
  useDocumentTitle('Sign in');
  const config = useConfig();
  const productName = config?.productName ?? 'Overture';
  const { signIn, busy, error } = useLogin();
  const google = useGoogleSignIn(config);
  if (google.atDriveStep) {
    return (
      <DriveStepView
        productName={productName}
        busy={google.busy}
        error={google.error}
        onContinue={google.allowDrive}
        onBack={google.reset}
      />
    );
  }
  return (
    <LoginView
      productName={productName}
      busy={busy}
      error={google.error ?? error}
      reason={whySessionEnded()}
      onSubmit={(credentials) => {
        google.reset();
        signIn(credentials);
      }}
      google={google.offered ? { busy: google.busy, onContinue: google.start } : undefined}
    />
  );
}
