import { counted } from '@overture/core/contract';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { AppButton, errorText, toast, useAnnounced, useQueryClient } from '@overture/ui';
import { deferredDeletions } from './deferred-deletions.ts';
import classes from './bulk-bar.module.css';
import { leftInHubspot } from './left-in-hubspot.ts';
import { frameOfQueue } from './use-queue-keys.ts';

/** The ids of the records that will be deleted unless the user undoes it. They are hidden meanwhile. */
export function useWaitingDeletion(): ReadonlySet<string> {
  const client = useQueryClient();
  const { records } = useSyncExternalStore(deferredDeletions.subscribe, deferredDeletions.waiting);
  useEffect(() => {
    deferredDeletions.onEnd = ({ deleted, error }) => {
      if (error !== undefined) toast.error(errorText(error, 'An error occurred while deleting the email sequence'));
      else if (deleted.length === 1) toast.success('Email sequence deleted successfully');
      else if (deleted.length > 1) toast.success(`${deleted.length} email sequences deleted`);
      for (const { hubspotId } of deleted) client.removeQueries({ queryKey: ['history', 'record', hubspotId] });
      void client.invalidateQueries({ queryKey: ['history'] });
    };
  }, [client]);
  return new Set(records.map(({ _id }) => _id));
}

/** The bar with which the newest deletion can be undone. */
export function UndoBar() {
  const button = useRef<HTMLButtonElement>(null);
  const { records } = deferredDeletions.waiting();
  const what = `Deleting ${counted(records.length, 'email sequence')}`;
  const left = leftInHubspot(records);
  const text = left ? `${what}. ${left}: undo, and withdraw them first.` : what;
  useAnnounced(text);
  useLayoutEffect(() => {
    const undo = button.current;
    // The pressed button has disappeared with the selection, so Undo takes the focus.
    undo?.focus({ preventScroll: true });
    return () => {
      // Undo disappears too, so the table takes the focus, where the keys work.
      if (document.activeElement === undo) frameOfQueue()?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className={classes.root} aria-label="Deleting" data-sticky-bar>
      <span className={classes.count}>{text}</span>
      <AppButton ref={button} size="sm" onClick={() => deferredDeletions.undo()}>
        Undo
      </AppButton>
    </section>
  );
}
