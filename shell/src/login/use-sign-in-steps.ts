import type { LoginResponse, SignInAnswer } from '@overture/core/contract';
import { startSession, toast } from '@overture/ui';
import { useState } from 'react';

/** What is left of a sign-in whose first factor was right. */
export type SignInStep =
  | { readonly kind: 'code'; readonly challenge: string; readonly welcome: string }
  | { readonly kind: 'setup'; readonly answer: LoginResponse; readonly welcome: string };

export interface SignInSteps {
  /** Undefined while the first factor is asked for. */
  readonly step: SignInStep | undefined;
  /** Starts the session, or goes on to what the answer asks for. `welcome` is said once it has started. */
  readonly enter: (answer: SignInAnswer, welcome: string) => void;
  /** Begins again with the first factor. */
  readonly reset: () => void;
}

export function useSignInSteps(): SignInSteps {
  const [step, setStep] = useState<SignInStep>();
  return {
    step,
    enter: (answer, welcome) => {
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
