import { verifyMfa } from '@overture/core/contract';
import {
  ApiError,
  AppButton,
  AuthCard,
  Banner,
  callApi,
  FormStack,
  TextField,
  toast,
  useMutation,
  useSchemaForm,
} from '@overture/ui';
import { MfaSetup } from '../mfa/mfa-setup.tsx';
import type { SignInStep, SignInSteps } from './use-sign-in-steps.ts';

export interface MfaStepProps {
  readonly productName: string;
  readonly step: SignInStep;
  readonly enter: SignInSteps['enter'];
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, or setting up the app for users who have none. */
export function MfaStep({ productName, step, enter, onBack }: MfaStepProps) {
  const card = { product: productName, line: 'Email sequences and sales playbooks from your CRM' };
  if (step.kind === 'setup') {
    const { mfaSetupRequired: _done, mfaWasReset, ...answer } = step.answer;
    return (
      <AuthCard
        {...card}
        heading="Set up two-step sign-in"
        subtext={
          mfaWasReset
            ? 'A superadmin turned it off. Your role needs it: a code from your phone at each sign-in'
            : 'Your role needs it: a code from your phone at each sign-in'
        }
      >
        <MfaSetup token={answer.token} onDone={() => enter(answer, step.welcome)} onCancel={onBack} />
      </AuthCard>
    );
  }
  return (
    <AuthCard {...card} heading="Two-step sign-in" subtext="Enter the code that your authenticator app shows">
      <CodeForm challenge={step.challenge} onBack={onBack} onAnswer={(answer) => enter(answer, step.welcome)} />
    </AuthCard>
  );
}

interface CodeFormProps {
  readonly challenge: string;
  readonly onBack: () => void;
  readonly onAnswer: (answer: Parameters<SignInSteps['enter']>[0]) => void;
}

function CodeForm({ challenge, onBack, onAnswer }: CodeFormProps) {
  const verification = useMutation({
    mutationFn: (code: string) => callApi(verifyMfa, { body: { challenge, code } }),
    onSuccess: onAnswer,
    onError: () => toast.error('Login failed'),
  });
  const { form, submit } = useSchemaForm({
    schema: verifyMfa.body.pick({ code: true }),
    initialValues: { code: '' },
    onSubmit: ({ code }) => verification.mutateAsync(code),
    blame: (error) => (error.code === 'invalid_credentials' ? 'code' : undefined),
  });
  const { error } = verification;
  const other = error instanceof ApiError && error.code !== 'invalid_credentials' ? error.message : undefined;
  return (
    <form aria-label="Two-step sign-in" onSubmit={submit} noValidate>
      <FormStack>
        {other && <Banner tone="error">{other}</Banner>}
        <TextField
          label="Code"
          description="Or one of your recovery codes. If you have neither, a superadmin can turn this off."
          autoComplete="one-time-code"
          autoFocus
          // A field that is disabled meanwhile would lose the focus.
          readOnly={verification.isPending}
          {...form.getInputProps('code')}
        />
        <AppButton type="submit" variant="primary" fullWidth busy={verification.isPending}>
          Continue
        </AppButton>
        <AppButton variant="quiet" fullWidth disabled={verification.isPending} onClick={onBack}>
          Back to sign in
        </AppButton>
      </FormStack>
    </form>
  );
}
