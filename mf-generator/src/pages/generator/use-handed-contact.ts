import { useLocation, useNavigate } from '@overture/ui';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';

/** Navigation state with which another screen opens the generator for a contact. */
const handedState = z.object({ contactUrl: z.string().min(1).max(2_000) });

/** Takes the contact link that a navigation brought along, once: Back and a reload find the form as the user left it. */
export function useHandedContact(onUrl: (url: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((url: string) => {
    onUrl(url);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    const handed = handedState.safeParse(state);
    if (handed.success) take(handed.data.contactUrl);
  }, [state]);
}
