import { useEffect, useState } from 'react';
import { currentSession, markProfileDialogShown, pages } from '@overture/ui';
import type { Session } from '@overture/ui';

/** The reminder leads to this page, so it is shown only where the page exists. */
const profilePageExists = pages.some((page) => String(page.path) === '/profile-settings');

/** The reminder is shown once, if the profile is missing. */
function profileReminderDue(
  session: Pick<Session, 'userProfile' | 'profileDialogShown'> | null,
  pageExists: boolean,
): boolean {
  return pageExists && session !== null && session.userProfile === null && !session.profileDialogShown;
}

/** Whether to ask the user now to complete the profile. It remembers that the user was asked. */
export function useProfileReminder(pageExists: boolean = profilePageExists) {
  const [due, setDue] = useState(() => profileReminderDue(currentSession(), pageExists));
  useEffect(() => {
    if (due) markProfileDialogShown();
  }, [due]);
  return { due, dismiss: () => setDue(false) };
}
