import type { LoginResponse, SignInAnswer } from '@overture/core/contract';
import { startSession, toast } from '@overture/ui';
import { useState } from 'react';

/** The second step of a sign-in after a correct first factor. */
export type SignInStep =
  | { readonly kind: 'code'; readonly challenge: string; readonly welcome: string }
  | { readonly kind: 'setup'; readonly answer: LoginResponse; readonly welcome: string };

export interface SignInSteps {
  /** Undefined during the first step. */
  readonly step: SignInStep | undefined;
  /**
   * Starts the session, or continues with the step that the answer asks for. `welcome` is the toast once it has
   * started.
   */
  readonly enter: (answer: SignInAnswer, welcome: string) => void;
  /** Returns to the first step. */
  readonly reset: () => void;
}

export function useSignInSteps(): SignInSteps {
  const [step, setStep] = useState<SignInStep>();
  return {
    step,
    enter: (answer, welcome) => {
      // What failed before does not stand on the next page.
      toast.clear();
      if ('challenge' in answer) setStep({ kind: 'code', challenge: answer.challenge, welcome });
      else if (answer.mfaSetupRequired) setStep({ kind: 'setup', answer, welcome });
      else {
        toast.success(welcome);
        startSession(answer);
      }
    },
    reset: () => setStep(undefined),
  };
}
