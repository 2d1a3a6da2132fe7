import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppButton } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { useAnnouncedContent } from './announcer.ts';
import classes from './error-screen.module.css';

export interface ErrorScreenProps {
  /** What happened, and what was kept. */
  readonly text: ReactNode;
  readonly errorId: string;
  /** Technical details for the person who is asked for help. */
  readonly details: string;
  readonly onTryAgain: () => void;
  readonly onGoHome: () => void;
  readonly onReload: () => void;
}

/** What stands in place of an area that failed to render; it fills that area. */
export function ErrorScreen({ text, errorId, details, onTryAgain, onGoHome, onReload }: ErrorScreenProps) {
  const content = useAnnouncedContent<HTMLParagraphElement>();
  return (
    <div className={classes.root}>
      <span className={classes.icon} aria-hidden>
        <IconAlertTriangle size={24} />
      </span>
      <h1 className={classes.title} tabIndex={-1} data-page-heading>
        Oops! Something Went Wrong
      </h1>
      <p ref={content} className={classes.text}>
        {text}
      </p>
      <div className={classes.actions}>
        <AppButton variant="primary" onClick={onTryAgain}>
          Try Again
        </AppButton>
        <AppButton onClick={onGoHome}>Go Home</AppButton>
        <AppButton onClick={onReload}>Reload Page</AppButton>
      </div>
      <details className={classes.details}>
        <summary>Error details</summary>
        <pre>{details}</pre>
      </details>
      <p className={classes.id}>
        Error ID: <code>{errorId}</code>
        <CopyButton compact label="Copy error ID" text={errorId} />
      </p>
    </div>
  );
}
