import { useConfig, useDocumentTitle, whySessionEnded } from '@overture/ui';
import { lazy, Suspense } from 'react';
import { loadAppLayout } from '../layout/lazy-app-layout.tsx';
import { DriveStepView } from './drive-step.view.tsx';
import { LoginView } from './login.view.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';
import { useLogin } from './use-login.ts';
import { useSignInSteps } from './use-sign-in-steps.ts';

/** Loaded with the second step, which few sign-ins have. */
const MfaStep = lazy(async () => ({ default: (await import('./mfa-step.tsx')).MfaStep }));

export function LoginRoute() {
  useDocumentTitle('Sign in');
  const config = useConfig();
  const productName = config?.productName ?? 'Overture';
  const steps = useSignInSteps();
  const { signIn, busy, error } = useLogin(steps.enter);
  const google = useGoogleSignIn(config, steps);
  if (steps.step) {
    return (
      <Suspense>
        <MfaStep productName={productName} step={steps.step} enter={steps.enter} onBack={steps.reset} />
      </Suspense>
    );
  }
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
      refused={error !== undefined}
      reason={whySessionEnded()}
      onSubmit={(credentials) => {
        google.reset();
        // Fetched while the server checks the password; a failure is shown when the page is opened.
        void loadAppLayout().catch(() => undefined);
        signIn(credentials);
      }}
      singleSignOn={config?.singleSignOn}
      google={google.offered ? { busy: google.busy, onContinue: google.start } : undefined}
    />
  );
}
