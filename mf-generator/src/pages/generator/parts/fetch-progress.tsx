import { AppButton, Card, formatDuration, ProgressSteps, useNow } from '@overture/ui';
import type { ProgressStep } from '@overture/ui';

export interface FetchProgressProps {
  readonly steps: readonly ProgressStep[];
  /** ms; while under way. */
  readonly startedAt?: number;
  readonly onCancel?: () => void;
  /** Why it failed. */
  readonly failure?: string;
  readonly onRetry?: () => void;
}

/** A longer wait is explained. */
const explainAfterMs = 4_000;

/** The progress of a fetch, or its failure and what to do now. */
export function FetchProgress({ steps, startedAt, onCancel, failure, onRetry }: FetchProgressProps) {
  const elapsed = useNow(1000, startedAt !== undefined) - (startedAt ?? 0);
  const waiting = startedAt !== undefined && elapsed >= explainAfterMs;
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
          ) : waiting ? (
            `Reading the history and summarizing it. ${formatDuration(elapsed)} so far; a long history can take a minute.`
          ) : undefined
        }
      />
    </Card>
  );
}
