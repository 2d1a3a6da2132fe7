import '@overture/ui/setup';
import { remote } from 'overture-remote/this';
import { login } from '@overture/core/contract';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { IconFileText } from '@tabler/icons-react';
import {
  AppFrame,
  AppRoot,
  callApi,
  createQueryClient,
  ErrorState,
  errorText,
  PageLoading,
  pages,
  startSession,
} from '@overture/ui';
import type { RemoteModule } from '@overture/ui';
import { fakeFetch } from './fake-fetch.ts';
import { signedIn } from './sessions.ts';
import { standaloneApi } from './standalone-api.ts';

/*
 * The page of `npm run dev -w <remote>`: one remote inside the app's frame, without shell and federation. `?role=admin`
 * signs in as the other role.
 */

/** Set by the build: whether `/api` requests go to a running API, and the password for it. */
declare const STANDALONE: { readonly api: boolean; readonly password: string };

const { name, load }: RemoteModule = remote;
const asked = new URLSearchParams(window.location.search).get('role');
const role = asked === 'admin' ? 'admin' : 'superadmin';

const refusal = STANDALONE.api ? await signInToApi() : signInToFakes();

/** Why signing in at the running API failed; undefined when it worked. */
async function signInToApi(): Promise<string | undefined> {
  const email = role === 'admin' ? 'sales@overture.example' : 'superadmin@overture.example';
  try {
    const answer = await callApi(login, { body: { email, password: STANDALONE.password } });
    if ('challenge' in answer) return `${email}: this account has two-step sign-in`;
    startSession(answer);
    return undefined;
  } catch (error) {
    return `${email}: ${errorText(error)}`;
  }
}

function signInToFakes(): undefined {
  fakeFetch(standaloneApi);
  signedIn(role);
}

const shown = pages
  .filter((page) => page.remote === name && page.roles.includes(role))
  .map((page) => ({ ...page, Content: lazy(() => load(page.page)) }));
const first = shown[0]?.path ?? '/';
const items = shown
  .filter(({ path }) => !path.includes(':'))
  .map(({ path, title }) => ({ label: title, to: path, icon: <IconFileText size={18} aria-hidden /> }));

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
createRoot(container).render(
  <AppRoot queryClient={createQueryClient()}>
    <BrowserRouter>
      <AppFrame
        appName={`mf-${name}`}
        badge="ALONE"
        sections={[{ title: 'Pages', items }]}
        account={{ name: 'Priya Raman', detail: role }}
        logoutId="standalone-logout"
        onLogout={() => window.location.reload()}
      >
        {refusal === undefined ? (
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {shown.map(({ path, Content }) => (
                <Route key={path} path={path} element={<Content />} />
              ))}
              <Route path="*" element={<Navigate to={first} replace />} />
            </Routes>
          </Suspense>
        ) : (
          <ErrorState
            title="Nobody could be signed in to the API"
            text={`${refusal} Is it running, and is SUPERADMIN_PASSWORD the one it was seeded with?`}
            onRetry={() => window.location.reload()}
          />
        )}
      </AppFrame>
    </BrowserRouter>
  </AppRoot>,
);
