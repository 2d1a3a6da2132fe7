import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { announce } from '../layout/announcer.ts';
import { AppButton } from './button.tsx';
import type { ButtonVariant } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.tsx';
import classes from './copy-button.module.css';

export interface CopyButtonProps {
  readonly text: string;
  /** HTML that is copied too, for programs that keep formatting. */
  readonly html?: string;
  readonly label?: string;
  /** Shown with 'Copied!' if the text is not ready to be sent. */
  readonly warning?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
  /** Shows only the icon, with the label as its name. */
  readonly compact?: boolean;
  readonly variant?: ButtonVariant;
  /** `md` beside the other buttons of a form or a dialog. */
  readonly size?: 'sm' | 'md';
  /** Another icon, where two buttons stand side by side. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

const copiedMs = 2000;

/** Copies a text, and shows 'Copied!' for two seconds. */
export function CopyButton({
  text,
  html,
  label = 'Copy',
  warning,
  onCopied,
  compact = false,
  variant = 'quiet',
  size = 'sm',
  icon: ownIcon = <IconCopy size={16} />,
  ref,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await writeClipboard(text, html);
      setCopied(true);
      announce('The text is in the clipboard.');
      onCopied?.();
      if (warning !== undefined) toast.info(warning);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedMs);
    } catch {
      toast.error('Could not copy. Please select the text and copy it yourself.');
    }
  };
  const icon = copied ? <IconCheck size={16} /> : ownIcon;
  if (compact) {
    return (
      <span className={classes.compact}>
        <span className={classes.copied} aria-hidden>
          {copied && 'Copied!'}
        </span>
        <IconButton label={copied ? 'Copied!' : label} icon={icon} onClick={() => void copy()} />
      </span>
    );
  }
  return (
    <AppButton {...(ref && { ref })} variant={variant} size={size} icon={icon} onClick={() => void copy()}>
      {copied ? 'Copied!' : label}
    </AppButton>
  );
}

async function writeClipboard(text: string, html: string | undefined): Promise<void> {
  if (html !== undefined && typeof ClipboardItem !== 'undefined') {
    const part = (type: string, content: string) => new Blob([content], { type });
    const item = new ClipboardItem({ 'text/plain': part('text/plain', text), 'text/html': part('text/html', html) });
    try {
      await navigator.clipboard.write([item]);
      return;
    } catch {
      // Some browsers refuse to copy formatted text; then only the plain text is copied.
    }
  }
  await navigator.clipboard.writeText(text);
}
