import { callApi, clearSession, currentSession, toast } from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import { logout as logoutEndpoint } from '@overture/core/contract';

let loggedOut = false;

/** True from a sign-out until the next sign-in: the end of the session was wanted. */
export function endedByLogout(): boolean {
  return loggedOut && currentSession() === null;
}

/**
 * Ends the session on the server and here. The server is told but not waited for: whoever signs out must be out, also
 * without a network.
 */
export function logout(queryClient: QueryClient): void {
  callApi(logoutEndpoint, {}).catch(() => undefined);
  loggedOut = true;
  clearSession();
  queryClient.clear();
  toast.success('Logged out successfully');
}
