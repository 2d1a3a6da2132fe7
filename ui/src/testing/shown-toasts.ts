import { notificationsStore } from '@mantine/notifications';

/** The texts of the toasts, without those that are fading out. */
export const shownToasts = (): readonly string[] =>
  notificationsStore.getState().notifications.map((toast) => toast['aria-label'] ?? '');
