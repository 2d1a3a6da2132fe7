import { gmailAuth, googleEmailDomain, invalidGoogleEmail } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';
import { ApiError, callApi, storeGoogleUser, toast } from '@overture/ui';
import { useEffect, useState } from 'react';
import type * as googleAccess from './google-access.ts';
import type { GoogleAddresses, GoogleVisitor } from './google-access.ts';
import type { SignInSteps } from './use-sign-in-steps.ts';

/** The delay between a denied Drive access and the basic sign-in. */
const retryDelayMs = 1_000;

export interface GoogleSignIn {
  /** False when no client id is set; then no button is shown. */
  readonly offered: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Whether the visitor belongs to the agency and may now allow Drive. */
  readonly atDriveStep: boolean;
  readonly start: () => void;
  readonly allowDrive: () => void;
  /** Returns to the sign-in form. */
  readonly reset: () => void;
}

/**
 * Google sign-in: basic access first; users of the agency's domain are then offered Drive, and are signed in even if
 * they deny it. Google's script is loaded with the form, so that the click opens its window at once.
 */
export function useGoogleSignIn(config: AppConfig | undefined, steps: Pick<SignInSteps, 'enter'>): GoogleSignIn {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [visitor, setVisitor] = useState<GoogleVisitor>();
  const addresses = addressesOf(config);
  const scriptUrl = addresses?.scriptUrl;
  useEffect(() => {
    if (scriptUrl === undefined) return;
    // A failure is shown at the click, which tries again.
    void import('./google-access.ts').then(({ loadScript }) => loadScript(scriptUrl)).catch(() => undefined);
  }, [scriptUrl]);
  const isAgency = (email: string): boolean => googleEmailDomain(email) === config?.agencyEmailDomain;

  const fail = (text: string): void => {
    setError(text);
    toast.error(text);
  };

  const run = async (work: (google: GoogleModule, at: GoogleAddresses) => Promise<void>): Promise<void> => {
    if (addresses === undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      await work(await import('./google-access.ts'), addresses);
    } catch {
      fail('An unexpected error occurred during Google sign-in.');
    } finally {
      setBusy(false);
    }
  };

  const enter = async ({ token, email, name, picture, id }: GoogleVisitor, driveAccess: boolean): Promise<void> => {
    const body = { token, email, role: 'admin', drive_access: driveAccess };
    const answer = await callApi(gmailAuth, { body });
    storeGoogleUser({ email, name, picture, id });
    steps.enter(answer, `Welcome ${name}!`);
  };

  const start = (): void =>
    void run(async ({ visitGoogle }, at) => {
      const found = await visitGoogle(at, { drive: false }).catch(() => undefined);
      if (found === undefined) return fail('Google sign-in failed. Please try again.');
      if (googleEmailDomain(found.email) === undefined) return fail(invalidGoogleEmail);
      if (isAgency(found.email)) {
        setVisitor(found);
        return toast.info("Click 'Continue with Drive Access' to enable file uploads");
      }
      toast.info('Signing you in...');
      await enter(found, false).catch((refusal: unknown) => fail(refusalText(refusal)));
    });

  const allowDrive = (): void =>
    void run(async ({ visitGoogle, GoogleDeniedError }, at) => {
      if (visitor === undefined) return;
      try {
        const found = await visitGoogle(at, { drive: true, email: visitor.email });
        toast.info('Signing you in...');
        await enter(found, isAgency(found.email));
      } catch (refusal) {
        if (!(refusal instanceof GoogleDeniedError)) return fail(refusalText(refusal));
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
        toast.info('Retrying authentication...');
        // The access of the first step is still valid, so no second window is needed; a browser might block it.
        await enter(visitor, false).catch((second: unknown) =>
          fail(refusalText(second, 'Authentication retry failed. Please click the button below.')),
        );
      }
    });

  return {
    offered: addresses !== undefined,
    busy,
    error,
    atDriveStep: visitor !== undefined,
    start,
    allowDrive,
    reset: () => {
      setVisitor(undefined);
      setError(undefined);
    },
  };
}

type GoogleModule = typeof googleAccess;

/** The server's text for a reason that the user can act on, else `fallback`. */
function refusalText(error: unknown, fallback = 'Authentication failed. Please try again.'): string {
  const spoken = error instanceof ApiError && ['forbidden', 'too_many_attempts', 'not_ready'].includes(error.code);
  return spoken && error.message ? error.message : fallback;
}

function addressesOf(config: AppConfig | undefined): GoogleAddresses | undefined {
  const { googleClientId: clientId, googleScriptUrl: scriptUrl, googleUserinfoUrl: userinfoUrl } = config ?? {};
  return clientId && scriptUrl && userinfoUrl ? { clientId, scriptUrl, userinfoUrl } : undefined;
}
