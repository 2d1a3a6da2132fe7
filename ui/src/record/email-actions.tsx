import type { ReactNode, Ref } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { AppButton, CopyButton, formatCost, IconArrowRight, IconClipboardText, Text } from '@overture/ui';
import classes from './email-actions.module.css';
import type { EmailTexts } from './email-draft.ts';
import { bodyAsHtml } from './mail-text.ts';
import type { Proposal } from './use-rewrite.ts';

export interface EmailActionsProps {
  readonly texts: EmailTexts;
  /** Shown with what was copied; undefined if it may be sent as it is. */
  readonly warning: string | undefined;
  readonly copyButton: Ref<HTMLButtonElement>;
  /** Whether to copy is what the rep does next. */
  readonly isCopyMain?: boolean;
  readonly onCopied?: () => void;
  readonly onNext: (() => void) | undefined;
  /** Shown above the buttons. */
  readonly above?: ReactNode;
  /** The buttons that change the text, or why there are none. */
  readonly children: ReactNode;
}

/** The actions for the shown email, at the bottom of the window while the email is in view. */
export function EmailActions({
  texts,
  warning,
  copyButton,
  isCopyMain = false,
  onCopied,
  onNext,
  above,
  children,
}: EmailActionsProps) {
  return (
    <div className={classes.root} data-sticky-bar="edge">
      {above && <div className={classes.above}>{above}</div>}
      <div className={classes.rest}>
        {children}
        <CopyButton
          compact
          label="Copy as plain text"
          icon={<IconClipboardText size={16} />}
          text={texts.body.trim()}
          warning={warning}
          onCopied={onCopied}
        />
      </div>
      <div className={classes.main}>
        <CopyButton
          ref={copyButton}
          variant={isCopyMain ? 'primary' : 'quiet'}
          label="Copy body"
          text={texts.body.trim()}
          html={bodyAsHtml(texts.body)}
          warning={warning}
          onCopied={onCopied}
        />
        <AppButton size="sm" icon={<IconArrowRight size={16} />} disabled={!onNext} onClick={() => onNext?.()}>
          Next
        </AppButton>
      </div>
    </div>
  );
}

export interface ProposalActionsProps {
  readonly proposal: Proposal;
  readonly onAccept: () => Promise<void>;
  readonly onDiscard: () => void;
}

/** What can be done while there is a proposal: nothing but to accept it or not. */
export function ProposalActions({ proposal, onAccept, onDiscard }: ProposalActionsProps) {
  const decide = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void onAccept();
    if (event.key === 'Escape') onDiscard();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => decide(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const { token_usage: usage, costUsd } = proposal;
  const tokens = (usage.input_tokens + usage.output_tokens).toLocaleString();
  return (
    <div className={classes.root} data-sticky-bar="edge">
      <Text size="xs" c="dimmed" className={classes.rest}>
        {tokens} tokens{costUsd === null ? '' : `, ${formatCost(costUsd)}`}
      </Text>
      <div className={classes.main}>
        <AppButton size="sm" onClick={onDiscard}>
          Undo
        </AppButton>
        <AppButton size="sm" variant="primary" data-autofocus onClick={() => void onAccept()}>
          Accept
        </AppButton>
      </div>
    </div>
  );
}
