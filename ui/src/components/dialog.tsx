import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLast } from '../hooks/use-last.ts';
import { AppButton } from './button.tsx';
import { dialogActions, DialogFocus } from './dialog-focus.tsx';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the action. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths;
  /** False while work is in progress: then there is no close button, no Escape and no click outside. */
  readonly closable?: boolean;
}

/** `xl` shows two texts side by side. */
const widths = { md: 480, lg: 720, xl: 1040 } as const;

/**
 * An opened dialog has no transform, because the menus in it, which are fixed to the window, would otherwise be fixed to
 * the dialog and cut off at its edge.
 */
const pop = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'scale(0.9) translateY(10px)' },
  transitionProperty: 'transform, opacity',
} as const;

/** Keeps what a dialog showed while it fades out, although the page has nothing more to show in it. */
function Kept({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  return useLast(isOpen ? children : null);
}

/**
 * A dialog, by default 480 px wide. Escape and a click outside close it; the focus then returns to the element that
 * opened it. Enter presses the main button, except where the focus is on another one.
 */
export function Dialog({ opened, onClose, title, children, footer, size = 'md', closable = true }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Kept isOpen={opened}>{title}</Kept>}
      size={widths[size]}
      centered
      returnFocus
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      withCloseButton={closable}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ transition: pop, duration: 150 }}
      classNames={classes}
    >
      <DialogFocus>
        <Kept isOpen={opened}>
          {children}
          {footer && <DialogActions>{footer}</DialogActions>}
        </Kept>
      </DialogFocus>
    </Modal>
  );
}

/** The buttons of a dialog, the main one last; for forms, which must contain their buttons. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.footer} {...dialogActions}>
      {children}
    </div>
  );
}

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb, such as 'Delete'. */
  readonly confirmLabel: string;
  /** The label while busy, such as 'Deleting...'. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly destructive?: boolean;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  busyLabel,
  busy = false,
  destructive = true,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      closable={!busy}
      footer={
        <>
          <AppButton
            onClick={dialog.onClose}
            disabled={busy}
            // Enter, which may be pressed once too often, must not destroy anything.
            data-autofocus={destructive}
          >
            Cancel
          </AppButton>
          <AppButton
            variant={destructive ? 'danger' : 'primary'}
            // The second click of a double click arrives before the button is shown as busy.
            onClick={({ detail }) => detail < 2 && onConfirm()}
            disabled={busy}
          >
            {busy ? (busyLabel ?? confirmLabel) : confirmLabel}
          </AppButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
