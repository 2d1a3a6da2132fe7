import { AppButton } from '@overture/ui';
import { useState } from 'react';

/** Asks the browser for notifications; shown until the user has decided. */
export function NotifyButton() {
  const [asked, setAsked] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (asked !== 'default') return null;
  return (
    <AppButton size="sm" variant="quiet" onClick={() => void Notification.requestPermission().then(setAsked)}>
      Notify me
    </AppButton>
  );
}
