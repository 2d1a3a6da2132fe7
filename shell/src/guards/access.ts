import type { Session } from '@overture/ui';
import { homeOf } from './home-of.ts';

/** The decision of a guard. `drop-token`: the token is useless; it is removed and the user must sign in. */
export type Access =
  | { readonly kind: 'pass' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'drop-token' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Decides who may see a page for `roles` . An empty list allows every signed-in user. */
export function protectedAccess(session: Session | null, roles: readonly string[]): Access {
  if (!session) return { kind: 'sign-in' };
  if (session.role === null) return { kind: 'drop-token' };
  if (roles.length === 0 || roles.includes(session.role)) return { kind: 'pass' };
  const home = homeOf(session.role);
  return home ? { kind: 'redirect', to: home } : { kind: 'drop-token' };
}

/** Decides who sees the login page: guests, and users of an unknown role once their token is removed. */
export function guestAccess(session: Session | null): Access {
  if (!session) return { kind: 'pass' };
  const home = homeOf(session.role);
  return home ? { kind: 'redirect', to: home } : { kind: 'drop-token' };
}
