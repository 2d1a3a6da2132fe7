import type { Session } from '@overture/ui';
import { homeOf } from './home-of.ts';

/** What a guard decides. `drop-token`: the token is of no use; remove it and ask to sign in. */
export type Access =
  | { readonly kind: 'pass' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'drop-token' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Spec, section 2, 'Guards': who may see a page for `roles`. An empty list lets any signed-in user pass. */
export function protectedAccess(session: Session | null, roles: readonly string[]): Access {
  if (!session) return { kind: 'sign-in' };
  if (session.role === null) return { kind: 'drop-token' };
  if (roles.length === 0 || roles.includes(session.role)) return { kind: 'pass' };
  const home = homeOf(session.role);
  return home ? { kind: 'redirect', to: home } : { kind: 'drop-token' };
}

/** Who sees the login page: guests, and users of an unknown role once their token is gone. */
export function guestAccess(session: Session | null): Access {
  if (!session) return { kind: 'pass' };
  const home = homeOf(session.role);
  return home ? { kind: 'redirect', to: home } : { kind: 'drop-token' };
}
