import { useEffect, useState } from 'react';
import { AppButton, currentSession, Dialog, markProfileDialogShown, useLocation, useNavigate } from '@overture/ui';

/** Whether the profile is missing and the user was not asked for it. */
function isToAsk(): boolean {
  const session = currentSession();
  return session !== null && session.userProfile === null && !session.profileDialogShown;
}

/** Asks once for a missing profile, with which the emails are signed, when no other dialog is open. */
export function ProfileReminder({ isFree }: { readonly isFree: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isDue, setDue] = useState(isToAsk);
  useEffect(() => {
    if (isDue) markProfileDialogShown();
  }, [isDue]);
  const dismiss = () => setDue(false);
  return (
    <Dialog
      opened={isDue && isFree}
      onClose={dismiss}
      title="Profile Completion Required"
      footer={
        <>
          <AppButton onClick={dismiss}>I'll Do It Later</AppButton>
          <AppButton
            variant="primary"
            data-autofocus
            onClick={() => {
              dismiss();
              void navigate('/profile-settings', { state: { profileFor: pathname } });
            }}
          >
            Go to Profile
          </AppButton>
        </>
      }
    >
      Your name, company and meeting link go into the emails you generate. Please complete your profile first.
    </Dialog>
  );
}
