import { announce } from '../layout/announcer.ts';
import { notifications, notificationsStore } from '@mantine/notifications';
import { AppButton } from './button.tsx';

/** How long a toast stays, a failure longer than a success; and the most that are shown. */
const toastDurationMs = { error: 4000, info: 4000, success: 2000 } as const;
export const toastLimit = 20;
/** How long a toast stays that offers an action. */
const actionDurationMs = 8000;

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

type ToastKind = keyof typeof toastDurationMs;

/** A repeated message is shown once and its time starts again, so that repeated errors do not pile up. */
function show(kind: ToastKind, message: string, action?: ToastAction): void {
  hide(message);
  const id = notifications.show({
    message: action ? <WithAction message={message} action={action} onDone={() => notifications.hide(id)} /> : message,
    autoClose: action ? actionDurationMs : toastDurationMs[kind],
    // The announcer says it, so that the default role would repeat it. All content must be in a landmark, and toasts
    // are outside the page's.
    role: 'region',
    'aria-label': message,
    'data-kind': kind,
    'data-tone': kind,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  announce(message);
}

function hide(message: string): void {
  notifications.updateState(notificationsStore, (shown) => shown.filter((other) => other['aria-label'] !== message));
}

/** Short messages at the top right. */
export const toast = {
  /** With an action, such as to undo what is said to be done. */
  success: (message: string, action?: ToastAction): void => show('success', message, action),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
  /** Takes a message away, once what it complains of is mended. */
  hide,
  /** Takes away what is shown, when it was said of something that is over. */
  clear: (): void => notifications.clean(),
};

function WithAction({
  message,
  action: { label, onClick },
  onDone,
}: {
  readonly message: string;
  readonly action: ToastAction;
  readonly onDone: () => void;
}) {
  return (
    <>
      {message}{' '}
      <AppButton
        size="sm"
        variant="quiet"
        onClick={() => {
          onDone();
          onClick();
        }}
      >
        {label}
      </AppButton>
    </>
  );
}
