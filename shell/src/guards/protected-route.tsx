import { dropToken, Navigate, useLocation, useSession } from '@overture/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { endedByLogout } from '../layout/logout.ts';
import { protectedAccess } from './access.ts';
import type { LoginState } from './return-path.ts';

/** Shows its page to the given roles, and redirects everyone else as `protectedAccess` decides. */
export function ProtectedRoute({
  roles,
  children,
}: {
  readonly roles: readonly string[];
  readonly children: ReactNode;
}) {
  const session = useSession();
  const location = useLocation();
  const access = protectedAccess(session, roles);
  const mustDrop = access.kind === 'drop-token';
  useEffect(() => {
    if (mustDrop) dropToken();
  }, [mustDrop]);
  switch (access.kind) {
    case 'pass':
      return children;
    case 'redirect':
      return <Navigate to={access.to} replace />;
    case 'drop-token':
      return <Navigate to="/login" replace />;
    case 'sign-in': {
      // After a sign-out the page is not remembered, because the next user may be another person.
      const from: LoginState = { from: location.pathname + location.search + location.hash };
      return <Navigate to="/login" replace state={endedByLogout() ? null : from} />;
    }
  }
}
