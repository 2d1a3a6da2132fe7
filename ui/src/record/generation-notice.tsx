import { stageText, waitAdvice, waitText } from '@overture/core/contract';
import type { RecordDetail, Stage } from '@overture/core/contract';
import { AppButton, Banner, formatDuration, useNow } from '@overture/ui';
import { isRunning } from './running-time.tsx';

export interface GenerationNoticeProps {
  readonly record: RecordDetail;
  /** What the generation that is processing is doing; undefined until the server has sent it. */
  readonly stage?: Stage | undefined;
  /** Absent where the user may not retry. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying: boolean;
  /** Shows the new version, as far as it is written; absent while there is nothing to read. */
  readonly onRead?: (() => void) | undefined;
}

/** The state of the newest submit, when the version below is an older one. */
export function GenerationNotice({ record, stage, onRetry, retrying, onRead }: GenerationNoticeProps) {
  const { responseStatus, responseError, responseWait, hasResult } = record;
  const now = useNow(1000, isRunning(responseStatus));
  switch (responseStatus) {
    case 'ready':
      return null;
    case 'pending':
      return (
        <Banner tone="info">
          {hasResult ? 'A new version is waiting in the queue.' : 'This sequence is waiting in the queue.'}{' '}
          {responseWait && `${waitText(responseWait, now)}. ${waitAdvice(responseWait)} `}It appears here by itself when
          it is ready.
        </Banner>
      );
    case 'processing':
      return (
        <Banner
          tone="info"
          action={
            onRead && (
              <AppButton size="sm" onClick={onRead}>
                Read it
              </AppButton>
            )
          }
        >
          {hasResult ? 'A new version is being written' : 'This sequence is being written'}, for{' '}
          <span role="timer">{formatDuration(now - Date.parse(record.startedAt ?? record.submittedAt))}</span> so far
          {stage && `: ${stageText(stage)}`}. It appears here by itself when it is ready.
        </Banner>
      );
    case 'error':
      return (
        <Banner
          tone="error"
          action={
            onRetry && (
              <AppButton size="sm" onClick={onRetry} busy={retrying}>
                Retry
              </AppButton>
            )
          }
        >
          {hasResult
            ? 'The newest version could not be written; the one before is shown.'
            : 'The sequence could not be written.'}{' '}
          {responseError?.message}
        </Banner>
      );
  }
}
