import { use, useState } from 'react';
import type { HandOverWire, RecordDetail } from '@overture/core/contract';
import { AppButton, IconCheck, IconMailForward } from '@overture/ui';
import { EmailChangesContext } from '../email-changes.ts';
import { mainActionOf } from '../main-action.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { isInHubspot } from './hand-over-words.ts';
import type { HandOverOf } from './hand-over.queries.ts';

export interface HandOverButtonProps {
  readonly record: RecordDetail;
  readonly of: HandOverOf;
  /** Undefined until it is read. */
  readonly handOver: HandOverWire | null | undefined;
  /** By default what the state of the hand-over asks for. A button with a label of its own has no key. */
  readonly label?: string;
}

/** Opens the dialog that hands a version over to HubSpot, or shows its hand-over. */
export function HandOverButton({ record, of, handOver, label }: HandOverButtonProps) {
  const { drafts } = use(EmailChangesContext);
  const [opened, setOpened] = useState(false);
  const isDone = handOver != null && isInHubspot(handOver);
  const whyNot = record.readOnlyReason ?? (record.optedOut ? 'The contact opted out of email.' : undefined);
  const isOff = record.emails.length === 0 || (whyNot !== undefined && !isDone);
  // HubSpot gets what the rep sees, and what can be read of a hand-over depends on no draft.
  const open = async () => {
    if (isDone || (await drafts.settle())) setOpened(true);
  };
  useShortcuts(isOff || label !== undefined ? {} : { h: () => void open() });
  return (
    <>
      <AppButton
        variant={label === undefined && mainActionOf(record, handOver) === 'handOver' ? 'primary' : 'secondary'}
        icon={isDone ? <IconCheck size={16} /> : <IconMailForward size={16} />}
        disabled={isOff}
        title={whyNot ?? 'Puts the emails into HubSpot, as tasks or as a sequence that sends them'}
        {...(label === undefined ? { 'aria-keyshortcuts': 'h' } : { size: 'sm' })}
        onClick={() => void open()}
      >
        {label ?? (isDone ? 'Handed over' : 'Hand over')}
      </AppButton>
      <HandOverDialog
        opened={opened}
        onClose={() => setOpened(false)}
        of={of}
        record={record}
        handOver={handOver ?? null}
      />
    </>
  );
}
