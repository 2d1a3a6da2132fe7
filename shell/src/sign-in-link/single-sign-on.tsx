import { oidcAcceptInvitation, oidcFragments, oidcRefusals } from '@overture/core/contract';
import { AppButton, AuthAlternative, Banner, callApi, errorText, FormStack, useMutation } from '@overture/ui';

const refusals = new Map<string, string>(Object.entries(oidcRefusals));

/** Why single sign-on refused somebody, if the fragment says so. Only our own texts are shown. */
export function refusalIn(fragment: string): string | undefined {
  if (!fragment.startsWith(oidcFragments.refusal)) return undefined;
  return refusals.get(fragment.slice(oidcFragments.refusal.length)) ?? oidcRefusals.untrusted;
}

/** Says what happened, and offers the next steps. */
export function NotSignedIn({ text, isSignedIn }: { readonly text: string; readonly isSignedIn: boolean }) {
  return (
    <FormStack>
      <Banner tone="error">{text}</Banner>
      {isSignedIn ? (
        <AppButton to="/profile-settings" variant="primary" fullWidth>
          Back to Profile Settings
        </AppButton>
      ) : (
        <>
          <AppButton href="/api/auth/oidc/start" variant="primary" fullWidth>
            Continue with single sign-on
          </AppButton>
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
