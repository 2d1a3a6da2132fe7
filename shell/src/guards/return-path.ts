import { pages } from '@overture/ui';

/** The navigation state of `/login`: the page that asked for the sign-in. */
export interface LoginState {
  readonly from: string;
}

/** The page to open after signing in: the one that asked for it, if this role may open it, else undefined. */
export function returnPath(state: unknown, role: string | null): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  const [pathname = ''] = state.from.split(/[?#]/);
  const page = pages.find(({ path }) => patternOf(path).test(pathname));
  const allowed = page && (page.roles.length === 0 || page.roles.some((allowedRole) => allowedRole === role));
  return allowed ? state.from : undefined;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
}
