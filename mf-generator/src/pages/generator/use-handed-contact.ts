import { useLocation, useNavigate } from '@overture/ui';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';

/** The navigation state with which another page opens the generator for a contact or with a template. */
const handedState = z.union([
  z.object({ contactUrl: z.string().min(1).max(2_000), zone: z.string().max(200).optional() }),
  z.object({ promptId: z.string().min(1).max(64) }),
]);

/** Takes the contact or template from the navigation state once, so that Back and a reload keep the user's form. */
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
