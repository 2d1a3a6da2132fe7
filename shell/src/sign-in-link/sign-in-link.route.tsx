import {
  newPasswordSchema,
  oidcExchange,
  oidcFragments,
  oidcRefusals,
  passwordRules,
  redeemLink,
} from '@overture/core/contract';
import {
  ApiError,
  AppButton,
  AuthCard,
  Banner,
  callApi,
  errorText,
  FormStack,
  hasCode,
  HiddenUsername,
  Navigate,
  PasswordField,
  PasswordRules,
  Spinner,
  useConfig,
  useDocumentTitle,
  useMutation,
  useSchemaForm,
  useSession,
} from '@overture/ui';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MfaStep } from '../login/mfa-step.tsx';
import { useSignInSteps } from '../login/use-sign-in-steps.ts';
import { announceProof } from './proof-channel.ts';
import { AcceptWithSingleSignOn, NotSignedIn, refusalIn } from './single-sign-on.tsx';

/**
 * The route of sign-in links (/sign-in-link#…): opens a one-time link, and asks for a new password if the link is for
 * one. Single sign-on returns here too: with a code, with the reason why it refused somebody, or with a new proof of
 * identity.
 */
export function SignInLinkRoute() {
  useDocumentTitle('Sign in');
  const [opened, setOpened] = useState(() => ({ token: window.location.hash.slice(1), nth: 1 }));
  // The browser does not load the page again for a link that is opened where another one was.
  useEffect(() => {
    const begin = () => {
      const token = window.location.hash.slice(1);
      if (/^[a-z]_/.test(token)) setOpened(({ nth }) => ({ token, nth: nth + 1 }));
    };
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, []);
  return <OpenedLink key={opened.nth} token={opened.token} />;
}

function OpenedLink({ token }: { readonly token: string }) {
  const isSingleSignOn = token.startsWith(oidcFragments.code);
  const isProof = token.startsWith(oidcFragments.proved);
  // Such a link signs in without a password, and anybody may have sent it, so it waits for a click.
  const isSignInLink = token.startsWith('s_');
  const refusal = refusalIn(token);
  const config = useConfig();
  const steps = useSignInSteps();
  const [isDone, setDone] = useState(false);
  // Kept while a password is sent, when there is no error that tells it.
  const [email, setEmail] = useState<string>();
  const session = useSession();
  const { enter } = steps;
  const redemption = useMutation({
    mutationFn: (password: string | undefined) =>
      isSingleSignOn
        ? callApi(oidcExchange, { body: { code: token.slice(oidcFragments.code.length) } })
        : callApi(redeemLink, { body: { token, password } }),
    onSuccess: (answer) => {
      setDone(true);
      enter(answer, 'Login successful!');
    },
    onError: (error) => setEmail((known) => (error instanceof ApiError ? error.email : undefined) ?? known),
  });
  const { mutate: redeem } = redemption;
  useEffect(() => {
    // The secret is removed from the address bar and the history; the page keeps it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isProof) {
      announceProof();
      window.close();
    } else if (token !== '' && refusal === undefined && !isSignInLink) redeem(undefined);
  }, [redeem, refusal, isProof, isSignInLink, token]);
  const productName = config?.productName ?? 'Overture';
  if (isDone && session) return <Navigate to="/" replace />;
  if (steps.step) {
    const back = () => window.location.assign('/login');
    return <MfaStep productName={productName} step={steps.step} enter={enter} onBack={back} />;
  }
  const card = { product: productName, line: 'Email sequences and sales playbooks from your CRM' };
  if (isProof) {
    return (
      <AuthCard {...card} heading="Thank you" subtext="You confirmed that it is you">
        <p>What you asked for goes on in the tab that you came from. You can close this one.</p>
      </AuthCard>
    );
  }
  if (token === '') {
    return (
      <AuthCard {...card} heading="Open your link once more" subtext="A page that is loaded again forgets its link">
        <FormStack>
          <p>Open the link where you got it from. If it was used already, sign in with your account.</p>
          <AppButton to="/login" fullWidth>
            Go to sign in
          </AppButton>
        </FormStack>
      </AuthCard>
    );
  }
  if (token.startsWith(oidcFragments.unproved) && refusal !== undefined) {
    return (
      <AuthCard {...card} heading="Nothing was confirmed" subtext="You stay signed in as before">
        <FormStack>
          <Banner tone="error">{oidcRefusals[refusal]}</Banner>
          <p>What you asked for waits in the tab that you came from. You can close this one.</p>
        </FormStack>
      </AuthCard>
    );
  }
  const { error } = redemption;
  // The form stays while a password is sent, or it would forget the password and why it was refused.
  const isPasswordSent = redemption.isPending && redemption.variables !== undefined;
  const wantsPassword =
    isPasswordSent || (error instanceof ApiError && error.issues.some(({ path }) => path === 'password'));
  const isInvitation = token.startsWith('i_');
  const isOnlyWay = hasCode(error, 'forbidden');
  if (isInvitation && isOnlyWay) {
    return (
      <AuthCard {...card} heading="Welcome" subtext="Sign in once with single sign-on, and the account is yours">
        <AcceptWithSingleSignOn token={token} isOnlyWay />
      </AuthCard>
    );
  }
  if (refusal !== undefined || (isSingleSignOn && error)) {
    return (
      <AuthCard
        {...card}
        heading={session === null ? 'You are not signed in' : 'Nothing was changed'}
        subtext={session === null ? 'Single sign-on ended without a sign-in' : 'You stay signed in as before'}
      >
        <NotSignedIn
          text={refusal === undefined ? errorText(error) : oidcRefusals[refusal]}
          isSignedIn={session !== null}
          mayTryAgain={refusal !== 'misconfigured'}
        />
      </AuthCard>
    );
  }
  if (wantsPassword) {
    return (
      <AuthCard {...card} heading="Choose your password" subtext={`It signs ${email ?? 'you'} in from now on`}>
        <PasswordForm email={email} busy={redemption.isPending} onSubmit={redemption.mutateAsync} />
        {isInvitation && config && config.singleSignOn !== 'off' && <AcceptWithSingleSignOn token={token} />}
      </AuthCard>
    );
  }
  if (error) {
    const isOver = hasCode(error, 'invalid_credentials');
    return (
      <AuthCard
        {...card}
        heading={isOver ? 'This link does not work' : 'Your link could not be opened'}
        subtext={isOver ? 'A link works once, for three days' : 'Most often that passes, and the link is not used up'}
      >
        <FormStack>
          <Banner tone="error">{errorText(error)}</Banner>
          {!isOver && (
            <AppButton variant="primary" fullWidth busy={redemption.isPending} onClick={() => redeem(undefined)}>
              Try again
            </AppButton>
          )}
          <AppButton to="/login" fullWidth>
            Go to sign in
          </AppButton>
        </FormStack>
      </AuthCard>
    );
  }
  if (isSignInLink && !redemption.isSuccess) {
    return (
      <AuthCard {...card} heading="Welcome" subtext="This link signs you in. Go on only if you asked for it">
        <AppButton variant="primary" fullWidth busy={redemption.isPending} onClick={() => redeem(undefined)}>
          Sign in
        </AppButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard {...card} heading="Welcome" subtext="Opening your link">
      <Spinner label="Signing you in..." />
    </AuthCard>
  );
}

interface PasswordFormProps {
  readonly email: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (password: string) => Promise<unknown>;
}

function PasswordForm({ email, busy, onSubmit }: PasswordFormProps) {
  const { form, submit } = useSchemaForm({
    schema: redeemLink.body.extend({ password: newPasswordSchema }).omit({ token: true }),
    initialValues: { password: '' },
    onSubmit: ({ password }) => onSubmit(password),
  });
  const { password } = form.getValues();
  const met = passwordRules.every(({ test }) => test(password));
  // A browser does not submit a form on Enter while its button is disabled, so Enter shows what is missing.
  const onEnter = ({ key }: KeyboardEvent) => key === 'Enter' && !met && submit();
  return (
    <form aria-label="Choose your password" onSubmit={submit} noValidate>
      <FormStack>
        <HiddenUsername value={email} />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          autoFocus
          onKeyDown={onEnter}
          {...form.getInputProps('password')}
        />
        <PasswordRules password={password} email={email} />
        <AppButton type="submit" variant="primary" fullWidth busy={busy} disabled={!met}>
          Save and sign in
        </AppButton>
      </FormStack>
    </form>
  );
}
