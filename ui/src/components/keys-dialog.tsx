import { Dialog } from './dialog.tsx';
import classes from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The keys with what they do, in order. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Lists the keys of a page. */
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
