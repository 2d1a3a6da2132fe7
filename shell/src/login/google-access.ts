import { googleScopes, googleTokenAnswerSchema, googleUserinfoSchema } from '@overture/core/contract';

export interface GoogleAddresses {
  readonly clientId: string;
  readonly scriptUrl: string;
  readonly userinfoUrl: string;
}

/** A person with a Google account, and their access token. */
export interface GoogleVisitor {
  readonly token: string;
  readonly email: string;
  readonly name: string;
  readonly id: string;
  readonly picture: string;
  readonly driveAccess: boolean;
}

/** Raised when the visitor denies access. */
export class GoogleDeniedError extends Error {}

/** The part of Google Identity Services that is used here. */
interface TokenClientConfig {
  readonly client_id: string;
  readonly scope: string;
  readonly login_hint?: string;
  readonly callback: (response: unknown) => void;
  readonly error_callback: (error: { readonly type?: string }) => void;
}
declare global {
  interface Window {
    google?: {
      accounts: {
        oauth2: { initTokenClient(config: TokenClientConfig): { requestAccessToken(): void } };
      };
    };
  }
}

const deadlineMs = 15_000;

/**
 * Asks the visitor for access in Google's own window, and Google for the visitor's account. Throws GoogleDeniedError
 * when the visitor denies, and another error when the window or Google failed.
 */
export async function visitGoogle(
  addresses: GoogleAddresses,
  wish: { readonly drive: boolean; readonly email?: string },
): Promise<GoogleVisitor> {
  await loadScript(addresses.scriptUrl);
  const scope = wish.drive ? `${googleScopes.basic} ${googleScopes.drive}` : googleScopes.basic;
  const { token, granted } = await requestToken(addresses.clientId, scope, wish.email);
  const driveAccess = granted.includes(googleScopes.drive);
  // A visitor may untick a single permission and allow the rest.
  if (wish.drive && !driveAccess) throw new GoogleDeniedError('Drive access was not granted');
  const response = await fetch(addresses.userinfoUrl, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!response.ok) throw new Error(`userinfo answered ${response.status}`);
  const { sub, email, name, picture } = googleUserinfoSchema.parse(await response.json());
  return { token, email: email.trim().toLowerCase(), name: name || email, id: sub, picture, driveAccess };
}

function requestToken(
  clientId: string,
  scope: string,
  email: string | undefined,
): Promise<{ token: string; granted: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const oauth2 = window.google?.accounts.oauth2;
    if (oauth2 === undefined) throw new Error('Google’s script is not what it was');
    oauth2
      .initTokenClient({
        client_id: clientId,
        scope,
        ...(email === undefined ? {} : { login_hint: email }),
        callback: (answer) => {
          const response = googleTokenAnswerSchema.safeParse(answer).data;
          if (response === undefined) reject(new Error('Google’s answer could not be read'));
          else if ('access_token' in response) {
            resolve({ token: response.access_token, granted: response.scope.split(' ') });
          } else if (response.error === 'access_denied') reject(new GoogleDeniedError(response.error));
          else reject(new Error(response.error));
        },
        error_callback: ({ type }) => reject(new Error(type ?? 'unknown')),
      })
      .requestAccessToken();
  });
}

let loading: Promise<void> | undefined;

/**
 * Loads Google's script once. It must be loaded before the click, or browsers block the window that the click opens;
 * after a failure it is loaded again at the click.
 */
export async function loadScript(url: string): Promise<void> {
  if (window.google !== undefined) return;
  loading ??= appendScript(url).finally(() => (loading = undefined));
  await loading;
}

async function appendScript(url: string): Promise<void> {
  const element = document.createElement('script');
  element.src = url;
  element.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Google’s script took too long')), deadlineMs);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('Google’s script could not be loaded'));
    });
  });
  document.head.append(element);
  await loaded.catch((error: unknown) => {
    element.remove();
    throw error;
  });
}
