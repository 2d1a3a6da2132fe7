import { dropToken, Navigate, useSession } from '@overture/ui';
import { useEffect } from 'react';
import { homeOf } from './home-of.ts';

/** Redirects `/` to the role's own page, or to the login. A user of an unknown role loses the token. */
export function RoleRedirect() {
  const session = useSession();
  const home = homeOf(session?.role ?? null);
  const mustDrop = session !== null && home === undefined;
  useEffect(() => {
    if (mustDrop) dropToken();
  }, [mustDrop]);
  return <Navigate to={home ?? '/login'} replace />;
}

/** Redirects an unknown path to `/` when signed in, else to the login. */
export function UnknownPathRedirect() {
  return <Navigate to={useSession() ? '/' : '/login'} replace />;
}
