import { useSyncExternalStore } from 'react';
import { currentSession, subscribeSession } from './session.ts';
import type { Session } from './session.ts';

/** The signed-in user, or null; renders again when that changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}
