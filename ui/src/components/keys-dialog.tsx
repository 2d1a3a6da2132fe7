import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The keys with what they do, in order. A space stands between keys that are pressed together. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** Lists the keys of a page. */
export function KeysDialog({ opened, onClose, keys, children }: KeysDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard">
      <dl className={classes.list}>
        {keys.map(([pressed, does]) => (
          <div key={pressed} className={classes.line}>
            <dt>
              {pressed.split(' ').map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Dialog>
  );
}
