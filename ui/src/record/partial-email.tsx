import { useRef } from 'react';
import type { Evidence, PartialSequence, RecordDetail } from '@overture/core/contract';
import { Text } from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import { EmailActions } from './email-actions.tsx';
import { EmailMessage } from './email-message.tsx';
import classes from './email-pane.module.css';
import { addressLine } from './mail-text.ts';
import { SendCheck } from './send-check.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export interface PartialEmailProps {
  readonly email: PartialSequence['emails'][number];
  readonly record: RecordDetail;
  readonly sender: string;
  readonly pointedAt: Evidence | null;
  readonly onPoint: (piece: Evidence) => void;
  /** Undefined at the last email that can be read. */
  readonly onNext: (() => void) | undefined;
}

/** The warning of every copy before the sequence is whole. */
const unchecked = 'It is still being checked: its marks may change until the sequence is whole.';

/** One email of a sequence that is still being written, to read and to copy, as `EmailPane` will show it. */
export function PartialEmail({ email, record, sender, pointedAt, onPoint, onNext }: PartialEmailProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useShortcuts({ c: () => copyButton.current?.click() });
  return (
    <div className={classes.root}>
      <EmailMessage
        email={email}
        from={sender}
        to={addressLine(fullNameOf(record.properties), propertyOf(record.properties, 'email'))}
        pointedAt={pointedAt}
        warning={unchecked}
        onChoose={onPoint}
      />
      <SendCheck checks={email.checks} />
      <EmailActions texts={email} warning={unchecked} copyButton={copyButton} onNext={onNext}>
        <Text size="xs" c="dimmed">
          Still being checked
        </Text>
      </EmailActions>
    </div>
  );
}
