import { linkPagePath } from '@overture/core/contract';
import { PageLoading, pages, Route, Routes, useFocusOnNavigation } from '@overture/ui';
import { lazy, Suspense } from 'react';
import { GuestOnly } from './guards/guest-only.tsx';
import { ProtectedRoute } from './guards/protected-route.tsx';
import { RoleRedirect, UnknownPathRedirect } from './guards/redirects.tsx';
import { AppLayout } from './layout/lazy-app-layout.tsx';
import { LoginRoute } from './login/login.route.tsx';
import { RemotePage } from './remotes/remote-page.tsx';

const SignInLinkRoute = lazy(async () => ({
  default: (await import('./sign-in-link/sign-in-link.route.tsx')).SignInLinkRoute,
}));

/** Every page with its guard: the sign-in pages by name, the others from the page table. */
export function AppRoutes() {
  useFocusOnNavigation();
  return (
    <Routes>
      <Route path="/" element={<RoleRedirect />} />
      <Route
        path="/login"
        element={
          <GuestOnly>
            <LoginRoute />
          </GuestOnly>
        }
      />
      <Route
        path={linkPagePath}
        element={
          <Suspense fallback={<PageLoading />}>
            <SignInLinkRoute />
          </Suspense>
        }
      />
      <Route
        element={
          <Suspense fallback={<PageLoading />}>
            <AppLayout />
          </Suspense>
        }
      >
        {pages.map((page) => (
          <Route
            key={page.path}
            path={page.path}
            element={
              <ProtectedRoute roles={page.roles}>
                <RemotePage page={page} />
              </ProtectedRoute>
            }
          />
        ))}
      </Route>
      <Route path="*" element={<UnknownPathRedirect />} />
    </Routes>
  );
}
