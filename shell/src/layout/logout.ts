import { callApi, clearSession, currentSession, toast } from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import { logout as logoutEndpoint } from '@overture/core/contract';

let loggedOut = false;

/** Whether the last session was ended by a sign-out; false again after the next sign-in. */
export function endedByLogout(): boolean {
  return loggedOut && currentSession() === null;
}

/**
 * Ends the session on the server and in the browser. It does not wait for the server, so that signing out works without
 * a network too.
 */
export function logout(queryClient: QueryClient): void {
  callApi(logoutEndpoint, {}).catch(() => undefined);
  loggedOut = true;
  clearSession();
  queryClient.clear();
  toast.success('Logged out successfully');
}
