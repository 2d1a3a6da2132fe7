import { useEffect, useState } from 'react';
import { currentSession, markProfileDialogShown } from '@overture/ui';

/** Whether to ask the user now to complete a profile that is missing. It remembers that the user was asked. */
export function useProfileReminder() {
  const [due, setDue] = useState(() => {
    const session = currentSession();
    return session !== null && session.userProfile === null && !session.profileDialogShown;
  });
  useEffect(() => {
    if (due) markProfileDialogShown();
  }, [due]);
  return { due, dismiss: () => setDue(false) };
}
