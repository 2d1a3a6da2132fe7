import { MantineProvider, VisuallyHidden } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toastLimit } from '../components/toast.tsx';
import { cookieColorSchemeManager } from '../theme/color-scheme-manager.ts';
import { cssVariablesResolver, theme } from '../theme/theme.ts';
import { announcerMark } from './announcer.ts';
import classes from './app-root.module.css';
import { useKeepFocus } from './keep-focus.ts';

const colorSchemeManager = cookieColorSchemeManager();

/** Provides theme, toasts and data layer; the caller provides the router. */
export function AppRoot({
  queryClient,
  children,
}: {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) {
  useKeepFocus();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <VisuallyHidden aria-live="polite" {...{ [announcerMark]: true }} />
        <Notifications
          position="top-right"
          limit={toastLimit}
          containerWidth={360}
          transitionDuration={150}
          classNames={{ notification: classes.toast }}
        />
      </QueryClientProvider>
    </MantineProvider>
  );
}
