import { dropToken, Navigate, useLocation, useSession } from '@overture/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { guestAccess } from './access.ts';
import { returnPath } from './return-path.ts';

/** For pages of people who are not signed in. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const access = guestAccess(session);
  const mustDrop = access.kind === 'drop-token';
  useEffect(() => {
    if (mustDrop) dropToken();
  }, [mustDrop]);
  if (access.kind === 'redirect')
    return <Navigate to={returnPath(location.state, session?.role ?? null) ?? access.to} replace />;
  return children;
}
