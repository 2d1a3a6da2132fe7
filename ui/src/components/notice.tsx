import { Box, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAnnouncedContent } from '../layout/announcer.ts';
import { AppButton } from './button.tsx';
import classes from './notice.module.css';

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** One sentence. */
  readonly text?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Shown in place of content when there is none yet. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <span className={classes.icon} data-tone="inactive" aria-hidden>
        {icon}
      </span>
      <Text size="lg" fw={600}>
        {title}
      </Text>
      {text && <p className={classes.text}>{text}</p>}
      {action && <Box mt="lg">{action}</Box>}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  /** By default that nothing was changed, and what to do. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
}

const nothingChanged = 'Nothing was changed. Check your connection and try again.';

/** Shown in place of content that could not be loaded: what happened, and what to do now. */
export function ErrorState({ title, text = nothingChanged, onRetry, busy }: ErrorStateProps) {
  const content = useAnnouncedContent<HTMLDivElement>();
  return (
    <div ref={content} className={classes.root}>
      <span className={classes.icon} data-tone="error" aria-hidden>
        <IconAlertTriangle size={22} />
      </span>
      <Text size="lg" fw={600}>
        {title}
      </Text>
      {text && <p className={classes.text}>{text}</p>}
      {onRetry && (
        <Box mt="lg">
          <AppButton onClick={onRetry} busy={busy ?? false}>
            Try Again
          </AppButton>
        </Box>
      )}
    </div>
  );
}
