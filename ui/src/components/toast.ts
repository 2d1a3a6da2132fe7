import { announce } from '../layout/announcer.ts';
import { notifications, notificationsStore } from '@mantine/notifications';

/** How long a toast stays, a failure longer than a success; and the most that are shown. */
const toastDurationMs = { error: 4000, info: 4000, success: 2000 } as const;
export const toastLimit = 20;

type ToastKind = keyof typeof toastDurationMs;

/** A repeated message is shown once and its time starts again, so that repeated errors do not pile up. */
function show(kind: ToastKind, message: string): void {
  notifications.updateState(notificationsStore, (shown) => shown.filter((other) => other.message !== message));
  notifications.show({
    message,
    autoClose: toastDurationMs[kind],
    // The announcer says it, so that the default role would repeat it. All content must be in a landmark, and toasts
    // are outside the page's.
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
  /** Takes away what is shown, when it was said of something that is over. */
  clear: (): void => notifications.clean(),
};
