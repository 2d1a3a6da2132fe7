import { askForProofWith, currentSession } from '@overture/ui';
import { lazy, Suspense, useEffect, useState } from 'react';

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
}));

/** Shows the dialog when a call needs a new proof of identity; the call continues afterwards. */
export function Reauthentication() {
  const [answer, setAnswer] = useState<(proved: boolean) => void>();
  useEffect(
    () =>
      askForProofWith(async () => {
        if (currentSession() === null) return false;
        const proved = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(undefined);
        return proved;
      }),
    [],
  );
  if (!answer) return null;
  return (
    <Suspense>
      <ReauthenticationDialog onAnswer={answer} />
    </Suspense>
  );
}
