import { useEffect, useRef } from 'react';
import { AppButton, Dialog, DialogActions, ownRecordPath, useAnnounced, useNavigate } from '@overture/ui';
import { useReadable } from '../use-readable.ts';

export interface QueuedDialogProps {
  readonly opened: boolean;
  /** The contact whose sequence is being written. */
  readonly contactId: string;
  /** Called by every button, and when the dialog is closed, because the content of the form is in the queue. */
  readonly onLeave: () => void;
}

/**
 * Appears after a submit. It leads to the queue, to the next contact and, as soon as the first email can be read, to the
 * sequence.
 */
export function QueuedDialog({ opened, contactId, onLeave }: QueuedDialogProps) {
  return (
    <Dialog opened={opened} onClose={onLeave} title="Generation Added to Queue">
      {opened && <Queued contactId={contactId} onLeave={onLeave} />}
    </Dialog>
  );
}

const texts = {
  nothing:
    'The sequence is being written. You will find it in the Generation Queue, usually within a minute, and you can go on working meanwhile.',
  first: 'Email 1 can be read while the rest is written.',
  all: 'The sequence is ready.',
} as const;

function Queued({ contactId, onLeave }: Omit<QueuedDialogProps, 'opened'>) {
  const navigate = useNavigate();
  const leaveTo = (path: string) => {
    onLeave();
    void navigate(path);
  };
  const readable = useReadable(contactId);
  const canRead = readable !== 'nothing';
  useAnnounced(canRead ? texts[readable] : undefined);
  const queue = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever has moved on to another button keeps it.
    if (canRead && document.activeElement === queue.current) view.current?.focus();
  }, [canRead]);
  return (
    <>
      <p>{texts[readable]}</p>
      <DialogActions>
        <AppButton onClick={onLeave}>Generate More</AppButton>
        <AppButton
          variant={canRead ? 'secondary' : 'primary'}
          onClick={() => leaveTo('/admin/history')}
          data-autofocus
          ref={queue}
        >
          Go to Queue
        </AppButton>
        {canRead && (
          <AppButton variant="primary" onClick={() => leaveTo(ownRecordPath(contactId))} ref={view}>
            View
          </AppButton>
        )}
      </DialogActions>
    </>
  );
}
