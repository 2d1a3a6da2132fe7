import { oidcReauthenticate } from '@overture/core/contract';
import { AppButton, Banner, callApi, errorText, useConfig, useMutation, useQuery } from '@overture/ui';
import { useEffect } from 'react';
import { oidcQuery } from '../pages/profile-settings/single-sign-on.queries.ts';
import { onProof } from '../sign-in-link/proof-channel.ts';

/**
 * Proves the user's identity by the company's sign-in, in a tab of its own, so that typed texts in this tab stay.
 * Renders nothing where no account is connected.
 */
export function SingleSignOnProof({ onProved }: { readonly onProved: () => void }) {
  const config = useConfig();
  const oidc = useQuery({ ...oidcQuery, enabled: config !== undefined && config.singleSignOn !== 'off' });
  const start = useMutation({ mutationFn: openCompanySignIn });
  useEffect(() => onProof(onProved), [onProved]);
  if (oidc.data?.connected !== true) return null;
  return (
    <>
      {start.isError && <Banner tone="error">{errorText(start.error)}</Banner>}
      <AppButton fullWidth busy={start.isPending} onClick={() => start.mutate()}>
        Confirm with single sign-on
      </AppButton>
    </>
  );
}

async function openCompanySignIn(): Promise<void> {
  // Called before anything is awaited, because browsers open a tab only during a click. If none opens, this tab is
  // used.
  const tab = window.open('', '_blank') ?? window;
  try {
    const { url } = await callApi(oidcReauthenticate, {});
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    if (tab !== window) tab.close();
    throw error;
  }
}
