import { AppButton, Card, formatDuration, ProgressSteps, useNow } from '@overture/ui';
import type { ProgressStep } from '@overture/ui';

export interface FetchProgressProps {
  readonly steps: readonly ProgressStep[];
  /** When the fetch began, in ms; undefined once it has ended. */
  readonly startedAt?: number;
  readonly onCancel?: () => void;
  /** Why it failed. */
  readonly failure?: string;
  readonly onRetry?: () => void;
}

/** A wait that is longer gets an explanation. */
const explainAfterMs = 4_000;
/** A fetch that lasts longer is probably slowed down by a vendor. */
const slowAfterMs = 20_000;

function progressText(elapsed: number): string | undefined {
  if (elapsed < explainAfterMs) return undefined;
  const time = `${formatDuration(elapsed)} so far`;
  return elapsed < slowAfterMs
    ? `Reading the history and summarizing it. ${time}; a long history can take a minute.`
    : `HubSpot or the AI is slow to answer, or asked Overture to wait. ${time}; the fetch goes on by itself.`;
}

export function FetchProgress({ steps, startedAt, onCancel, failure, onRetry }: FetchProgressProps) {
  const now = useNow(1000, startedAt !== undefined);
  return (
    <Card
      title={failure === undefined ? 'Analyzing the contact' : 'The contact could not be fetched'}
      actions={
        failure === undefined ? (
          onCancel && (
            <AppButton variant="quiet" size="sm" onClick={onCancel}>
              Cancel
            </AppButton>
          )
        ) : (
          <AppButton size="sm" {...(onRetry && { onClick: onRetry })}>
            Try Again
          </AppButton>
        )
      }
    >
      <ProgressSteps
        label="Fetch progress"
        steps={steps}
        note={
          failure !== undefined ? (
            <>
              <strong>{failure}</strong> Your link and your texts are kept.
            </>
          ) : (
            startedAt !== undefined && progressText(now - startedAt)
          )
        }
      />
    </Card>
  );
}
