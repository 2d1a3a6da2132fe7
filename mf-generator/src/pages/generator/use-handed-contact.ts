import { useLocation, useNavigate } from '@overture/ui';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';

/** Navigation state with which another screen opens the generator for a contact, or with a template. */
const handedState = z.union([
  z.object({ contactUrl: z.string().min(1).max(2_000), zone: z.string().max(200).optional() }),
  z.object({ promptId: z.string().min(1).max(64) }),
]);

/** Takes what a navigation brought along, once: Back and a reload find the form as the user left it. */
export function useHandedContact(
  onUrl: (url: string, zone?: string) => void,
  onTemplate: (promptId: string) => void,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((handed: z.infer<typeof handedState>) => {
    if ('contactUrl' in handed) onUrl(handed.contactUrl, handed.zone);
    else onTemplate(handed.promptId);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    const handed = handedState.safeParse(state);
    if (handed.success) take(handed.data);
  }, [state]);
}
