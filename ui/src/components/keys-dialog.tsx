import { Dialog } from './dialog.tsx';
import classes from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Keys with what they do, in the order to be read. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Tells which keys a page knows. */
export function KeysDialog({ opened, onClose, keys }: KeysDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard">
      <dl className={classes.list}>
        {keys.map(([key, does]) => (
          <div key={key} className={classes.line}>
            <dt>
              <kbd className={classes.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
