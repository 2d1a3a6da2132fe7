import { gmailAuth, googleEmailDomain, invalidGoogleEmail } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';
import { ApiError, callApi, startSession, storeGoogleUser, toast } from '@overture/ui';
import { useState } from 'react';
import type * as googleAccess from './google-access.ts';
import type { GoogleAddresses, GoogleVisitor } from './google-access.ts';

/** Spec, section 9: how long after a no to Drive the basic sign-in follows. */
const retryDelayMs = 1_000;

export interface GoogleSignIn {
  /** False where no client id is set: then there is nothing to click. */
  readonly offered: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Somebody of the agency who may now allow Drive. */
  readonly atDriveStep: boolean;
  readonly start: () => void;
  readonly allowDrive: () => void;
  /** Back to the form, as if nothing had been clicked. */
  readonly reset: () => void;
}

/**
 * Google sign-in as spec section 4 tells it: basic access first; the agency's own people are then offered Drive, and a
 * no there still signs them in. Google's script is loaded at the first click.
 */
export function useGoogleSignIn(config: AppConfig | undefined): GoogleSignIn {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [visitor, setVisitor] = useState<GoogleVisitor>();
  const addresses = addressesOf(config);
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
        // The access of the first step still holds: no second window is needed, which a browser might not open by itself.
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

async function enter({ token, email, name, picture, id }: GoogleVisitor, driveAccess: boolean): Promise<void> {
  const body = { token, email, role: 'admin', drive_access: driveAccess };
  const answer = await callApi(gmailAuth, { body });
  storeGoogleUser({ email, name, picture, id });
  toast.success(`Welcome ${name}!`);
  startSession(answer);
}

/** The server's own words where it has a reason that the person can do something about. */
function refusalText(error: unknown, fallback = 'Authentication failed. Please try again.'): string {
  const spoken = error instanceof ApiError && ['forbidden', 'too_many_attempts', 'not_ready'].includes(error.code);
  return spoken && error.message ? error.message : fallback;
}

function addressesOf(config: AppConfig | undefined): GoogleAddresses | undefined {
  const { googleClientId: clientId, googleScriptUrl: scriptUrl, googleUserinfoUrl: userinfoUrl } = config ?? {};
  return clientId && scriptUrl && userinfoUrl ? { clientId, scriptUrl, userinfoUrl } : undefined;
}
