import { oidcAcceptInvitation, oidcFragments, oidcRefusals, type OidcRefusal } from '@overture/core/contract';
import { AppButton, AuthAlternative, Banner, callApi, errorText, FormStack, useMutation } from '@overture/ui';

/** Why single sign-on refused somebody, if the fragment says so. Only our own texts are shown. */
export function refusalIn(fragment: string): OidcRefusal | undefined {
  const prefix = [oidcFragments.refusal, oidcFragments.unproved].find((one) => fragment.startsWith(one));
  if (prefix === undefined) return undefined;
  const word = fragment.slice(prefix.length);
  return Object.hasOwn(oidcRefusals, word) ? (word as OidcRefusal) : 'untrusted';
}

interface NotSignedInProps {
  readonly text: string;
  readonly isSignedIn: boolean;
  /** False if another sign-in would end in the same way. */
  readonly mayTryAgain: boolean;
}

/** Says what happened, and offers the next steps. */
export function NotSignedIn({ text, isSignedIn, mayTryAgain }: NotSignedInProps) {
  return (
    <FormStack>
      <Banner tone="error">{text}</Banner>
      {isSignedIn ? (
        <AppButton to="/profile-settings" variant="primary" fullWidth>
          Back to Profile Settings
        </AppButton>
      ) : (
        <>
          {mayTryAgain && (
            <AppButton href="/api/auth/oidc/start" variant="primary" fullWidth>
              Continue with single sign-on
            </AppButton>
          )}
          <AppButton to="/login" fullWidth>
            Go to sign in
          </AppButton>
        </>
      )}
    </FormStack>
  );
}

/** Accepts an invitation with the company's own sign-in instead of a password. */
export function AcceptWithSingleSignOn({ token, isOnlyWay = false }: { token: string; isOnlyWay?: boolean }) {
  const start = useMutation({
    mutationFn: () => callApi(oidcAcceptInvitation, { body: { token } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const content = (
    <FormStack>
      {start.isError && <Banner tone="error">{errorText(start.error)}</Banner>}
      <AppButton
        variant={isOnlyWay ? 'primary' : 'secondary'}
        fullWidth
        busy={start.isPending || start.isSuccess}
        onClick={() => start.mutate()}
      >
        Continue with single sign-on
      </AppButton>
    </FormStack>
  );
  return isOnlyWay ? content : <AuthAlternative>{content}</AuthAlternative>;
}
