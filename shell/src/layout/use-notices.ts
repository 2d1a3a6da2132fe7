import { lastRunsQuery, noticesOf, todayQuery, useNavigate, useQuery } from '@overture/ui';
import type { Notice } from '@overture/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Watches what happens to the user's contacts and runs. What is new since the page was opened is shown as a notification,
 * where the user has allowed that and looks at something else.
 */
export function useNotices(userId: string): void {
  const navigate = useNavigate();
  const today = useQuery(todayQuery);
  const runs = useQuery(lastRunsQuery(userId));
  const known = useRef<ReadonlySet<string>>(undefined);
  const open = useEffectEvent(({ to }: Notice) => void navigate(to));
  useEffect(() => {
    if (today.data === undefined || runs.isPending) return;
    const notices = noticesOf(today.data, runs.data ?? [], Date.now());
    const before = known.current;
    known.current = new Set([...(before ?? []), ...notices.map(({ id }) => id)]);
    if (before === undefined) return;
    for (const notice of notices) if (!before.has(notice.id)) notify(notice, () => open(notice));
  }, [today.data, runs.data, runs.isPending]);
}

function notify({ id, title, body }: Notice, onClick: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    // Of several tabs, each replaces the notification of the same event.
    const shown = new Notification(title, { body, tag: id });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onClick();
    });
  } catch {
    // Browsers of phones allow notifications only to service workers.
  }
}
