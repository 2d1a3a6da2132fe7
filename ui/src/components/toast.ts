import { announce } from '../layout/announcer.ts';
import { notifications, notificationsStore } from '@mantine/notifications';

/** Spec, section 9: how long a toast stays, and how many are shown at most. */
const toastDurationMs = { error: 4000, info: 4000, success: 2000 } as const;
export const toastLimit = 20;

type ToastKind = keyof typeof toastDurationMs;

/** The same message is shown once: shown again, it starts over, so that repeated errors do not pile up. */
function show(kind: ToastKind, message: string): void {
  notifications.updateState(notificationsStore, (shown) => shown.filter((other) => other.message !== message));
  notifications.show({
    message,
    autoClose: toastDurationMs[kind],
    // The announcer says it; the default role would say it again. All content belongs into a landmark, and toasts lie
    // outside of the page's.
    role: 'region',
    'aria-label': message,
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  announce(message);
}

/** Short messages at the top right. */
export const toast = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
};
