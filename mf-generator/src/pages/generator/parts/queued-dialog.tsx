import { AppButton, Dialog } from '@overture/ui';

export interface QueuedDialogProps {
  readonly opened: boolean;
  readonly onGoToQueue: () => void;
  /** Called when the dialog is closed too, because the content of the form is in the queue. */
  readonly onGenerateMore: () => void;
}

/** Shown after a submit; leads to the queue or to the next contact. */
export function QueuedDialog({ opened, onGoToQueue, onGenerateMore }: QueuedDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onGenerateMore}
      title="Generation Added to Queue"
      footer={
        <>
          <AppButton onClick={onGenerateMore}>Generate More</AppButton>
          <AppButton variant="primary" onClick={onGoToQueue} data-autofocus>
            Go to Queue
          </AppButton>
        </>
      }
    >
      The sequence is being written. You will find it in the Generation Queue, usually within a minute, and you can go
      on working meanwhile.
    </Dialog>
  );
}
