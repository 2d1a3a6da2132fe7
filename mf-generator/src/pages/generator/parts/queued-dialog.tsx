import { useEffect, useRef } from 'react';
import { AppButton, Dialog, DialogActions, useAnnounced } from '@overture/ui';
import { useReady } from '../use-ready.ts';

export interface QueuedDialogProps {
  readonly opened: boolean;
  /** The contact whose sequence is being written. */
  readonly contactId: string;
  readonly onView: () => void;
  readonly onGoToQueue: () => void;
  /** Also called when the dialog is closed, because the content of the form is in the queue. */
  readonly onGenerateMore: () => void;
}

/** Appears after a submit. It leads to the queue, to the next contact and, once the sequence is ready, to the sequence. */
export function QueuedDialog({ opened, onGenerateMore, ...props }: QueuedDialogProps) {
  return (
    <Dialog opened={opened} onClose={onGenerateMore} title="Generation Added to Queue">
      {opened && <Queued {...props} onGenerateMore={onGenerateMore} />}
    </Dialog>
  );
}

const readyText = 'The sequence is ready.';

function Queued({ contactId, onView, onGoToQueue, onGenerateMore }: Omit<QueuedDialogProps, 'opened'>) {
  const isReady = useReady(contactId);
  useAnnounced(isReady ? readyText : undefined);
  const queue = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever has moved on to another button keeps it.
    if (isReady && document.activeElement === queue.current) view.current?.focus();
  }, [isReady]);
  return (
    <>
      <p>
        {isReady
          ? readyText
          : 'The sequence is being written. You will find it in the Generation Queue, usually within a minute, and you can go on working meanwhile.'}
      </p>
      <DialogActions>
        <AppButton onClick={onGenerateMore}>Generate More</AppButton>
        <AppButton variant={isReady ? 'secondary' : 'primary'} onClick={onGoToQueue} data-autofocus ref={queue}>
          Go to Queue
        </AppButton>
        {isReady && (
          <AppButton variant="primary" onClick={onView} ref={view}>
            View
          </AppButton>
        )}
      </DialogActions>
    </>
  );
}
